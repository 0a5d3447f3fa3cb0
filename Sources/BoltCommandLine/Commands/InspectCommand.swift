import BoltCheckoutCore

/// `bolt-cli inspect`: shows transactions to a person or a pipeline.
struct InspectCommand: Command {
    static let path = ["inspect"]
    static let summary = "Show transactions, from files, a pipe or Bolt"
    static let discussion = """
        Reads saved JSON of any of Bolt's shapes: one object, an array, a page, a webhook, NDJSON, \
        documents one after the other. Every byte is checked; a bad record is named with file, line \
        and column, and the others are shown.

        An argument of a reference's form, as XCP7-9BQP-FMQ8, is read from Bolt with BOLT_API_KEY; a \
        file of such a name is written ./NAME. Bolt has no look-up by order number.

        On a terminal it shows a page for people. In a pipe it writes name: value, a line a field; \
        see 'bolt-cli help formatting'.
        """
    static let examples = [
        CommandExample(
            "Look at one saved transaction",
            "bolt-cli inspect Fixtures/checkout/card.json"
        ),
        CommandExample(
            "Six fields of many, for a spreadsheet",
            "bolt-cli inspect -o csv --fields reference,amount,currency Fixtures/inspect/mixed.ndjson"
        ),
        CommandExample(
            "From a pipe",
            "cat Fixtures/checkout/card.json | bolt-cli inspect -o json -"
        ),
    ]
    static let operands = OperandSpec.any(
        Operand("FILE", "A file, a transaction's reference, or - for standard input")
    )
    static let options =
        OutputOptions.specs + SelectionOptions.specs + [limitOption, countOption, summaryOption]
        + LiveOptions.specs
    static let section = CommandSection.transactions

    private static let limitOption = OptionSpec.value(
        "limit",
        "N",
        "Stop after N records",
        section: .selection
    )
    private static let countOption = OptionSpec.flag(
        "count",
        "Write only the number of records",
        section: .output
    )
    private static let summaryOption = OptionSpec.flag(
        "summary",
        "Write counts and sums by currency, type and status",
        section: .output
    )

    private let inputs: [RecordInput]
    private let output: OutputOptions
    private let fields: FieldSelection
    private let selection: SelectionOptions
    private let limit: Int
    private let counts: Bool
    private let sums: Bool
    private let live: LiveOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        inputs = try RecordInput.inputs(arguments.operands)
        output = try OutputOptions(arguments)
        live = try LiveOptions(arguments)
        fields = try output.selection(default: .allColumns)
        selection = try SelectionOptions(arguments)
        limit = Int(
            try arguments.integer(Self.limitOption, default: .max, in: 0...Int64.max)
        )
        try arguments.exclude(Self.countOption, Self.summaryOption)
        try arguments.exclude(Self.countOption, Self.limitOption)
        try arguments.exclude(Self.summaryOption, Self.limitOption)
        for option in [OutputOptions.fields, OutputOptions.raw] {
            try arguments.exclude(Self.countOption, option)
            try arguments.exclude(Self.summaryOption, option)
        }
        counts = arguments.flag(Self.countOption)
        sums = arguments.flag(Self.summaryOption)
    }

    func run(in context: CommandContext) -> ExitCode {
        guard !output.listsFields else {
            return FieldList.write(to: context.console, output.format)
        }
        if let note = selection.zoneNote { context.console.note(note) }
        (fields.fields + selection.fields).compactMap(\.doubt).forEach(context.console.note)
        let inspection = Inspection(
            output: output,
            fields: fields,
            filter: selection.filter,
            limit: limit,
            counts: counts,
            sums: sums
        )
        do throws(Failure) {
            let session = try openSession(in: context)
            let exit = inspection.run(inputs, in: context, fetch: session.map { $0.transaction })
            return session?.isInterrupted == true ? .interrupted : exit
        } catch {
            return context.console.failure(error)
        }
    }

    /// The way to Bolt; nil where nothing is asked from there.
    private func openSession(in context: CommandContext) throws(Failure) -> LiveSession? {
        let isLive = inputs.contains { if case .reference = $0 { true } else { false } }
        guard isLive else { return nil }
        var purpose = LiveSession.inspection
        purpose.readsStandardInput = inputs.contains(where: \.isStandardInput)
        return try LiveSession(live, for: purpose, in: context)
    }
}
