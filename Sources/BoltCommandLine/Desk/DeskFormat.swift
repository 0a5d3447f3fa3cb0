/// How an answer of the support desk is written.
enum DeskFormat: String, CaseIterable, Sendable {
    /// Lines for a person.
    case text
    /// One document.
    case json
    /// An object a line.
    case ndjson

    /// The option.
    static let option = OptionSpec.choice(
        "output",
        "FORMAT",
        "How results are written",
        of: DeskFormat.self,
        short: "o",
        section: .output
    )
}
