/// Makes the manual page, `bolt-cli.1`, from the declarations.
struct ManualPage {
    /// The commands of the tool.
    let commands: [any Command.Type]

    /// The page for `man`, in its macros.
    var text: String {
        var page = RoffText()
        page.macro("TH BOLT-CLI 1 \"\" \"bolt-cli \(Version.number)\" \"User Commands\"")
        page.section("NAME")
        page.line("bolt-cli - Bolt checkout on the command line")
        page.section("SYNOPSIS")
        page.macro("B bolt-cli")
        page.line("COMMAND [OPTIONS] [ARGUMENTS]")
        page.section("DESCRIPTION")
        page.paragraphs(HelpPage.introduction)
        page.section("COMMANDS")
        for command in commands where command.section != .hidden { write(command, to: &page) }
        page.section("OPTIONS OF EVERY COMMAND")
        for option in GlobalOptions.specs { write(option, to: &page) }
        page.section("EXIT STATUS")
        for code in ExitCode.allCases { page.term(String(code.rawValue), code.meaning) }
        for topic in HelpTopic.allCases where topic != .exitCodes {
            page.section(topic.rawValue.uppercased())
            page.verbatim(topic.text)
        }
        return page.text
    }

    private func write(_ command: any Command.Type, to page: inout RoffText) {
        page.macro("SS \(RoffText.escaped(CommandHelpPage(command: command).usage))")
        page.paragraphs("\(command.summary).\n\n\(command.discussion)")
        for operand in command.operands.all {
            page.term(
                operand.placeholder,
                CommandHelpPage.meaning(operand.summary, operand.allowed)
            )
        }
        for option in command.options { write(option, to: &page) }
        for example in command.examples {
            page.paragraphs("\(example.purpose):")
            page.verbatim("  $ \(example.line)")
        }
    }

    private func write(_ option: OptionSpec, to page: inout RoffText) {
        let term = option.helpTerm.drop { $0 == " " }
        page.term(String(term), option.helpMeaning)
    }
}

/// Text in the macros of man(7).
struct RoffText {
    /// What has been written.
    private(set) var text = ""

    /// Adds a macro with its arguments, escaped already.
    mutating func macro(_ macro: String) {
        text += ".\(macro)\n"
    }

    /// Adds a line of text.
    mutating func line(_ line: String) {
        text += Self.escaped(line) + "\n"
    }

    /// Begins a section.
    mutating func section(_ title: String) {
        macro("SH \(title)")
    }

    /// Adds paragraphs, which blank lines separate.
    mutating func paragraphs(_ source: String) {
        for paragraph in source.split(separator: "\n\n") {
            macro("PP")
            line(paragraph.split(separator: "\n").joined(separator: " "))
        }
    }

    /// Adds a term with its meaning.
    mutating func term(_ term: String, _ meaning: String) {
        macro("TP")
        text += "\\fB\(Self.escaped(term))\\fR\n"
        line(meaning)
    }

    /// Adds lines that keep their form.
    mutating func verbatim(_ source: String) {
        macro("PP")
        macro("nf")
        for part in source.split(separator: "\n", omittingEmptySubsequences: false) {
            line(String(part))
        }
        macro("fi")
    }

    /// Text that no macro is made of: backslashes, dashes, and quotes at the start of a line.
    static func escaped(_ text: String) -> String {
        var safe = ""
        for character in text {
            switch character {
            case "\\": safe += "\\e"
            case "-": safe += "\\-"
            case "'": safe += "\\(aq"
            default: safe.append(character)
            }
        }
        return safe.hasPrefix(".") ? "\\&\(safe)" : safe
    }
}
