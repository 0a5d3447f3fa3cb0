/// The ways to write results.
enum OutputFormat: String, CaseIterable, Sendable {
    /// `name: value` for a person and for `grep`.
    case text
    /// A header line, then fields between tabs.
    case tsv
    /// A header line, then RFC 4180.
    case csv
    /// One object, or one array with an element a line.
    case json
    /// An object a line.
    case ndjson

    /// The option of every command with results.
    static let option = OptionSpec.choice(
        "output",
        "FORMAT",
        "How results are written",
        of: OutputFormat.self,
        short: "o",
        section: .output
    )
}
