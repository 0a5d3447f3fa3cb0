/// Makes the help of one command: what it does, examples, then every option.
struct CommandHelpPage {
    /// The command.
    let command: any Command.Type

    /// The help, wrapped to 80 columns.
    var text: String {
        var page = HelpLayout()
        page.paragraphs(command.summary)
        page.heading("Usage")
        page.line("  \(usage)")
        page.line()
        if !command.examples.isEmpty {
            page.heading("Examples")
            for (index, example) in command.examples.enumerated() {
                if index > 0 { page.line() }
                page.line("  # \(example.purpose)")
                page.line("  $ \(example.line)")
            }
            page.line()
        }
        page.paragraphs(command.discussion)
        let operands = command.operands.all
        if !operands.isEmpty {
            page.heading("Arguments")
            page.table(operands.map { ($0.placeholder, Self.meaning($0.summary, $0.allowed)) })
        }
        let options = command.options + GlobalOptions.specs
        for section in OptionSection.allCases {
            let members = options.filter { $0.section == section }
            guard !members.isEmpty else { continue }
            page.heading(section.rawValue)
            page.table(members.map { ($0.helpTerm, $0.helpMeaning) })
        }
        return page.ended
    }

    /// The usage line: the name, what is required, what else there is.
    var usage: String {
        var words = [CommandLineTool.name, command.fullName]
        for option in command.options where option.isRequired {
            words.append("\(option.dashed) \(option.placeholder ?? "")")
        }
        words.append("[OPTIONS]")
        if !command.operands.usage.isEmpty { words.append(command.operands.usage) }
        return words.joined(separator: " ")
    }

    /// A summary with the values that are allowed.
    static func meaning(_ summary: String, _ allowed: [String]) -> String {
        allowed.isEmpty ? summary : "\(summary): \(allowed.joined(separator: ", "))"
    }
}

extension OptionSpec {
    /// How the help shows the names, for example `"-o, --output FORMAT"`.
    var helpTerm: String {
        let shortName = short.map { "-\($0), " } ?? "    "
        let value = placeholder.map { " \($0)" } ?? ""
        return shortName + dashed + value
    }

    /// How the help tells what it does, with the values that are allowed.
    var helpMeaning: String {
        let meaning = CommandHelpPage.meaning(summary, allowed)
        return isRepeatable ? "\(meaning) (may be repeated)" : meaning
    }
}

extension HelpLayout {
    /// The page without the blank line that its last part leaves.
    var ended: String {
        text.hasSuffix("\n\n") ? String(text.dropLast()) : text
    }
}
