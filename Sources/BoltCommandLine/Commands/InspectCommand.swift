import BoltCheckoutCore

/// `bolt-cli inspect`: shows transactions to a person or a pipeline.
struct InspectCommand: Command {
    static let path = ["inspect"]
    static let summary = "Show transactions, from files, a pipe or Bolt"
    static let discussion = """
        Reads saved JSON of any of Bolt's shapes: one object, an array, a page, a webhook, NDJSON, \
        documents one after the other. Every byte is checked; a bad record is named with file, line \
        and column, and the others are shown.

        On a terminal it shows a page for people. In a pipe it writes name: value, a line a field; \
        see 'bolt-cli help formatting'.
        """
    static let examples = [
        CommandExample("Look at one saved transaction", "bolt-cli inspect Fixtures/checkout/card.json"),
        CommandExample(
            "Six fields of many, for a spreadsheet",
            "bolt-cli inspect -o csv --fields reference,amount,currency Fixtures/inspect/mixed.ndjson"),
        CommandExample(
            "From a pipe", "cat Fixtures/checkout/card.json | bolt-cli inspect -o json -"),
    ]
    static let operands = OperandSpec.any(
        Operand("FILE", "A file, a transaction's reference, or - for standard input"))
    static let options = OutputOptions.specs
    static let section = CommandSection.transactions

    private let inputs: [RecordInput]
    private let output: OutputOptions
    private let selection: FieldSelection
    private let isWhole: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        inputs = RecordInput.inputs(arguments.operands)
        output = try OutputOptions(arguments)
        isWhole = output.fields.isEmpty
        if output.isRaw, output.format == .tsv || output.format == .csv {
            throw .rule("'--raw' is JSON and has no columns", hint: "use -o json or -o ndjson")
        }
        selection = try output.selection(default: .allColumns)
    }

    func run(in context: CommandContext) -> ExitCode {
        guard !output.listsFields else {
            return FieldList.write(to: context.console, output.format)
        }
        let walk = RecordWalk(in: context)
        var writer = InspectionWriter(
            output, selection, isWhole: isWhole, isList: { walk.isList }, console: context.console)
        let tally = walk.run(inputs) { transaction, remarks throws(RecordProblem) in
            try writer.write(transaction, &remarks)
            return true
        }
        writer.end(isList: walk.isList, hasFailures: tally.exitCode != .done)
        return tally.exitCode
    }
}
