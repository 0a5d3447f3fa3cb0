import BoltCheckoutCore

/// The options that choose how records are written and which of their fields.
struct OutputOptions: Equatable, Sendable {
    /// Picks columns or paths.
    static let fields = OptionSpec.value(
        "fields",
        "NAME,NAME",
        "Write only these columns or paths, such as cart.items.0.name",
        isRepeatable: true,
        section: .output
    )
    .suggesting(TransactionColumn.allCases.map(\.rawValue))

    /// Names the columns instead of reading anything.
    static let listFields = OptionSpec.flag(
        "list-fields",
        "Name the columns and end",
        section: .output
    )

    /// Writes the source object.
    static let raw = OptionSpec.flag(
        "raw",
        "Write the source object, card numbers masked",
        section: .output
    )

    /// The declarations, in the order of the help.
    static let specs: [OptionSpec] = [OutputFormat.option, fields, listFields, raw]

    /// How results are written.
    let format: OutputFormat
    /// The columns and paths that were asked for; empty for all columns.
    let fields: [String]
    /// Whether the columns are to be named, and nothing else done.
    let listsFields: Bool
    /// Whether the source object is written.
    let isRaw: Bool

    /// Reads the options.
    ///
    /// - Parameter arguments: What the user typed.
    /// - Throws: ``UsageError`` for options that exclude each other.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.exclude(Self.raw, Self.fields)
        format = try arguments.choice(OutputFormat.option, default: .text)
        fields = try arguments.list(Self.fields)
        listsFields = arguments.flag(Self.listFields)
        isRaw = arguments.flag(Self.raw)
        guard !isRaw || (format != .tsv && format != .csv) else {
            throw .rule(
                "'--raw' is JSON and has no columns for '--output \(format.rawValue)'",
                hint: "use -o json or -o ndjson"
            )
        }
    }
}
