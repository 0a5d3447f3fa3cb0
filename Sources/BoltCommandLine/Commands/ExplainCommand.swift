import BoltCheckoutCore
import BoltCheckoutFlows
import BoltSystem

/// `bolt-cli explain`: says in plain words what a code means, or why a transaction is where it is.
struct ExplainCommand: Command {
    static let path = ["explain"]
    static let summary = "Explain a code, a status or a transaction in plain words"
    static let discussion = """
        For a code (a decline code, a status, an AVS or CVV result, an authorization reason, an \
        error code, a hook's name): what it means, whether a retry makes sense, what to tell the \
        shopper, what not to tell, and what to check next. A code with several meanings lists them \
        all; 'authorization.reason=risk' asks for the code of one field. Where no source gives a \
        meaning, it says so.

        For Bolt's error reply: what its code means. For a transaction: where it is and why, its figures, and what can happen next.
        """
    static let examples = [
        CommandExample("A decline code", "bolt-cli explain do_not_honor"),
        CommandExample("One field's code", "bolt-cli explain cvv_result=N"),
        CommandExample(
            "Why a payment failed, and what to say",
            "bolt-cli explain Fixtures/inspect/declined.json"
        ),
    ]
    static let operands = OperandSpec.exactly([
        Operand("CODE|FILE", "A code, a file, a transaction's reference, or - for standard input")
    ])
    static let options = [DeskFormat.option] + LiveOptions.specs
    static let section = CommandSection.desk

    private let operand: String
    private let format: DeskFormat
    private let access: ReferenceAccess

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let operand = arguments.operands.first else { throw .missingOperand("CODE|FILE") }
        self.operand = operand
        format = try arguments.choice(DeskFormat.option, default: .text)
        access = try ReferenceAccess(arguments)
    }

    func run(in context: CommandContext) -> ExitCode {
        let input = RecordInput(operand)
        guard case .file(let path) = input else { return explain(input, in: context) }
        let readings = Explanations.find(operand)
        guard readings.isEmpty else {
            ExplanationWriter(format, context.console).write(readings)
            return .done
        }
        let isPath = path.contains("/") || (try? FileStatus.of(path: path)) != nil
        return isPath ? explain(input, in: context) : refuse(in: context)
    }

    private func refuse(in context: CommandContext) -> ExitCode {
        let near = Explanations.suggestions(for: operand)
        let hint: String
        if let capitals = TransactionReference.inCapitals(operand) {
            hint = "references are in capitals: \(capitals)"
        } else if near.isEmpty {
            let isFileName = operand.contains(".")
            hint = isFileName ? "there is no such file either" : "see 'bolt-cli explain --help'"
        } else {
            hint = "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
        }
        return context.console.failure(
            Failure("unknown_code", .negative, "'\(operand)' is no code that is known; \(hint)")
        )
    }

    private func explain(_ input: RecordInput, in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            let session = try access.open(for: [input], in: context)
            let walk = RecordWalk(in: context, fetch: session.map { $0.transaction })
            var writer = StoryWriter(format, context.console)
            walk.onRefused = { value in
                guard let error = BoltErrorBody(value), let code = error.code else { return false }
                let readings = Explanations.find("errors.code=\(code)")
                guard !readings.isEmpty else { return false }
                context.console.note("\(error)")
                writer.write(readings)
                return true
            }
            let tally = walk.run([input]) { transaction, remarks in
                writer.write(TransactionStory(transaction, &remarks), of: transaction)
                return true
            }
            writer.end(isList: walk.isList)
            if session?.isInterrupted != true { walk.noteEmptiness(of: [input]) }
            return session?.isInterrupted == true ? .interrupted : tally.exitCode
        } catch {
            return context.console.failure(error)
        }
    }
}
