/// Makes the help of the tool and of each command from the declarations.
struct HelpPage {
    /// The commands of the tool.
    let commands: [any Command.Type]

    /// The help of a command, of all commands that begin with these words, or of the tool.
    ///
    /// - Parameter path: The words; none for the tool.
    /// - Returns: The text, `nil` if no command begins with the words.
    func text(for path: [String]) -> String? {
        if path.isEmpty { return overview }
        if let command = commands.first(where: { $0.path == path }) {
            return CommandHelpPage(command: command).text
        }
        let below = commands.filter { $0.path.starts(with: path) }
        return below.isEmpty ? nil : group(path, below)
    }

    /// The help of the tool.
    private var overview: String {
        var page = HelpLayout()
        page.paragraphs(Self.introduction)
        page.heading("Usage")
        page.line("  bolt-cli COMMAND [OPTIONS] [ARGUMENTS]")
        page.line()
        for section in CommandSection.allCases where section != .hidden {
            let members = commands.filter { $0.section == section }
            guard !members.isEmpty else { continue }
            page.heading(section.rawValue)
            page.table(members.map { ($0.fullName, $0.summary) })
        }
        page.heading("Examples")
        for example in Self.examples { page.line("  $ \(example)") }
        page.line()
        page.heading(OptionSection.global.rawValue)
        page.table(
            GlobalOptions.specs.map { ($0.helpTerm, $0.helpMeaning) }
                + [("    --version", "Print the version")]
        )
        page.heading("Learn more")
        page.table(
            [("bolt-cli help COMMAND", "what a command does and takes, with examples")]
                + HelpTopic.allCases.map { ("bolt-cli help \($0.rawValue)", $0.summary) }
        )
        return page.ended
    }

    /// What the tool is for, in a sentence.
    static let introduction = """
        Bolt checkout on the command line: run the flows of the SDK, look at transactions, reconcile \
        them.
        """

    private static let examples = [
        "bolt-cli checkout --order-token card --fixture Fixtures",
        "bolt-cli inspect Fixtures/inspect/payment.json",
        "bolt-cli inspect -o csv Fixtures/inspect/mixed.ndjson > export.csv",
    ]

    private func group(_ path: [String], _ members: [any Command.Type]) -> String {
        let name = path.joined(separator: " ")
        var page = HelpLayout()
        page.heading("Usage")
        page.line("  bolt-cli \(name) COMMAND [OPTIONS] [ARGUMENTS]")
        page.line()
        page.heading("Commands")
        page.table(members.map { ($0.fullName, $0.summary) })
        page.heading("Learn more")
        page.table([("bolt-cli help \(name) COMMAND", "what a command does and takes")])
        return page.ended
    }
}
