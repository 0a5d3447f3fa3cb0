/// The ways to write results that go on for as long as somebody waits.
enum StreamFormat: String, CaseIterable, Sendable {
    /// For a person and for `grep`.
    case text
    /// A header line, then fields between tabs.
    case tsv
    /// An object a line.
    case ndjson

    /// The option of every command whose results have no end of their own.
    static let option = OptionSpec.choice(
        "output",
        "FORMAT",
        "How results are written, each as it comes",
        of: StreamFormat.self,
        short: "o",
        section: .output
    )

    /// The same among all formats.
    var outputFormat: OutputFormat {
        switch self {
        case .text: .text
        case .tsv: .tsv
        case .ndjson: .ndjson
        }
    }
}
