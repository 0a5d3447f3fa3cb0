/// What is known of the three streams and of the terminal.
struct TerminalFindings {
    private static let section = "Terminal"

    let context: CommandContext

    /// The findings, in the order in which they are shown.
    var all: [DoctorFinding] {
        let console = context.console
        let facts = console.outputFacts
        let environment = context.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        return [
            finding("stdin", "Standard input", Self.kind(context.input.isTerminal)),
            finding("stdout", "Standard output", Self.kind(facts.isTerminal)),
            finding("stderr", "Standard error", Self.kind(console.errorFacts.isTerminal)),
            finding("columns", "Columns", facts.isTerminal ? String(facts.columns) : nil),
            finding("color", "Color", colorWords),
            finding("term", "TERM", environment["TERM"]),
            finding("locale", "Locale", locale),
        ]
    }

    private var colorWords: String {
        let console = context.console
        if console.colorsOutput { return "yes" }
        if !console.settings.allowsColor { return "no (--no-color)" }
        if !(context.environment["NO_COLOR"] ?? "").isEmpty { return "no (NO_COLOR)" }
        return console.outputFacts.isTerminal ? "no (TERM)" : "no (not a terminal)"
    }

    private static func kind(_ isTerminal: Bool) -> String {
        isTerminal ? "a terminal" : "not a terminal"
    }

    private func finding(_ name: String, _ label: String, _ value: String?) -> DoctorFinding {
        DoctorFinding(name, label, in: Self.section, value)
    }
}
