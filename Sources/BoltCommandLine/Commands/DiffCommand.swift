import BoltCheckoutCore

/// `bolt-cli diff`: tells in what two transactions differ.
struct DiffCommand: Command {
    static let path = ["diff"]
    static let summary = "Compare two transactions"
    static let discussion = """
        Captures, refunds, items and all other members of lists are paired by what identifies them, \
        not by their place. Money differs by a signed amount. Both spellings of a key are one; null, \
        "", [], {} and a missing field are the same, and so are 2599 and 2599.0. \
        Tokens, keys and codes are compared and not shown.

        Fields that change whenever somebody looks at a transaction (last_viewed_utc, view_status, \
        pictures) are listed last as volatile and do not count. Neither do, between the client's and \
        the merchant's view of a transaction, the fields that only one view has.

        The exit code is 0 where nothing differs and 1 where something does.
        """
    static let examples = [
        CommandExample(
            "What happened between two copies",
            "bolt-cli diff Fixtures/desk/before.json Fixtures/desk/after.json"
        ),
        CommandExample(
            "What changed at Bolt since the copy was saved",
            "bolt-cli diff Fixtures/desk/before.json 6PCG-WT9N-FGW9"
        ),
        CommandExample(
            "An object a difference, for a program",
            "bolt-cli diff -o ndjson Fixtures/desk/before.json Fixtures/desk/after.json"
        ),
        CommandExample(
            "Against a pipe",
            "cat Fixtures/desk/after.json | bolt-cli diff Fixtures/desk/before.json -"
        ),
    ]
    static let operands = OperandSpec.exactly([
        Operand("FILE", "The first: a file, a reference, or - for standard input"),
        Operand("FILE", "The second"),
    ])
    static let options = [DeskFormat.option] + LiveOptions.specs
    static let section = CommandSection.desk

    private let first: RecordInput
    private let second: RecordInput
    private let format: DeskFormat
    private let access: ReferenceAccess

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let inputs = arguments.operands.map(RecordInput.init)
        guard inputs.count == 2 else { throw .missingOperand("FILE") }
        first = inputs[0]
        second = inputs[1]
        access = try ReferenceAccess(arguments)
        format = try arguments.choice(DeskFormat.option, default: .text)
        guard first != .standardInput || second != .standardInput else {
            throw .rule("both are standard input", hint: "name a FILE for one of them")
        }
    }

    func run(in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            let session = try access.open(for: [first, second], in: context)
            let exit = compare(in: context, fetch: session.map { $0.transaction })
            return session?.isInterrupted == true ? .interrupted : exit
        } catch {
            return context.console.failure(error)
        }
    }

    private func compare(in context: CommandContext, fetch: RecordWalk.Fetch?) -> ExitCode {
        let reader = SingleTransaction(in: context, fetch: fetch)
        do throws(ExitCode) {
            let before = try reader.read(first, TransactionComparison.Side.init).get()
            let after = try reader.read(second, TransactionComparison.Side.init).get()
            if before.isMerchantView != after.isMerchantView {
                context.console.note(
                    "one is the client's view and one the merchant's; what only one has does not count"
                )
            }
            let differences = TransactionComparison.differences(from: before, to: after)
            DifferenceWriter(format, context.console).write(differences)
            return differences.contains { $0.standing == .counts } ? .negative : .done
        } catch {
            return error
        }
    }
}
