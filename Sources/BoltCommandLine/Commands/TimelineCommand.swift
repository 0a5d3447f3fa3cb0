import BoltCheckoutCore
import BoltSystem

/// `bolt-cli timeline`: tells the life of a payment in order, as text or as a picture.
struct TimelineCommand: Command {
    static let path = ["timeline"]
    static let summary = "Tell the life of a payment in order, as text or as a picture"
    static let discussion = """
        From one transaction: what its timeline, authorization, captures, refunds, void, review and \
        dispute tell, oldest first, with amounts and actors. What has no date stands where it \
        belongs.

        From several records of one payment, such as saved webhooks: each by its date, with its \
        place in the order of arrival, repeats marked. The final state follows from the dates, and \
        a final state stays: a failed_payment that comes after rejected_irreversible is overruled.

        With --svg it is one picture that needs nothing else: readable on light and dark ground and \
        in print, its text repeated as a description for those who cannot see it.
        """
    static let examples = [
        CommandExample("As text", "bolt-cli timeline Fixtures/inspect/partially-refunded.json"),
        CommandExample(
            "As a picture for a report",
            "bolt-cli timeline --svg Fixtures/inspect/partially-refunded.json > payment.svg"
        ),
        CommandExample(
            "What a stream of webhooks leads to",
            "bolt-cli timeline Fixtures/desk/out-of-order.ndjson"
        ),
    ]
    static let operands = OperandSpec.any(
        Operand("FILE", "A file, a transaction's reference, or - for standard input")
    )
    static let options = [DeskFormat.option, svg, to] + LiveOptions.specs
    static let section = CommandSection.desk

    private static let svg = OptionSpec.flag("svg", "Draw it as an SVG picture", section: .output)
    private static let to = OptionSpec.value(
        "to",
        "FILE",
        "With --svg: write the picture to a file",
        section: .output
    )

    private let inputs: [RecordInput]
    private let format: DeskFormat
    private let isPicture: Bool
    private let file: String?
    private let access: ReferenceAccess

    init(_ arguments: ParsedArguments) throws(UsageError) {
        inputs = try RecordInput.inputs(arguments.operands)
        try arguments.exclude(DeskFormat.option, Self.svg)
        format = try arguments.choice(DeskFormat.option, default: .text)
        isPicture = arguments.flag(Self.svg)
        file = arguments.optional(Self.to)
        access = try ReferenceAccess(arguments)
        guard file == nil || isPicture else {
            throw .rule("'--to' is the file of a picture", hint: "add --svg")
        }
    }

    func run(in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            let session = try access.open(for: inputs, in: context)
            let walk = RecordWalk(in: context, fetch: session.map { $0.transaction })
            var collector = TimelineCollector()
            let tally = walk.run(inputs) { transaction, remarks in
                collector.add(transaction, &remarks)
                return true
            }
            let timelines = collector.timelines
            if session?.isInterrupted != true { walk.noteEmptiness(of: inputs) }
            if isPicture {
                if !timelines.isEmpty { try write(TimelinePicture(timelines).svg, in: context) }
            } else {
                TimelineWriter(format, context.console).write(timelines, isList: walk.isList)
            }
            return session?.isInterrupted == true ? .interrupted : tally.exitCode
        } catch {
            return context.console.failure(error)
        }
    }

    private func write(_ picture: String, in context: CommandContext) throws(Failure) {
        guard let file else { return context.console.result(picture) }
        do throws(SystemError) {
            try AtomicFile.write(Array(picture.utf8), to: file, mode: 0o666)
        } catch {
            throw Failure(
                "output_failed",
                .outputFailed,
                "cannot be written: \(error)",
                file: file
            )
        }
    }
}
