import BoltCheckoutCore
import BoltSystem

/// `bolt-cli redact`: a copy that is safe to attach to a ticket.
struct RedactCommand: Command {
    static let path = ["redact"]
    static let summary = "Copy JSON without what is private, safe for a ticket"
    static let discussion = """
        Card numbers, security codes, tokens and keys, e-mail addresses, phone numbers, names, \
        addresses, IP addresses and texts of shoppers are replaced, wherever they stand: in fields \
        of known names, in free text, in URLs, in keys, in JSON inside of strings. References, \
        amounts, dates, statuses and the last four digits of cards stay. Everything else is copied \
        byte for byte, from an input of any size.

        The same value becomes the same pseudonym within one run, so that files redacted together \
        still compare; the next run makes others, and none can be computed back. Card numbers and \
        security codes have no pseudonym, and --keep does not keep them.

        From where an input is no JSON, nothing readable is copied until the next record begins. \
        What was replaced is counted on standard error.
        """
    static let examples = [
        CommandExample("To the screen", "bolt-cli redact Fixtures/inspect/declined.json"),
        CommandExample(
            "Keep what the ticket is about",
            "bolt-cli redact --keep postal_code,region Fixtures/inspect/declined.json"
        ),
        CommandExample(
            "Two files whose pseudonyms are the same",
            "bolt-cli redact --to shared Fixtures/inspect/payment.json Fixtures/inspect/refund.json"
        ),
    ]
    static let operands = OperandSpec.any(Operand("FILE", "A file, or - for standard input"))
    static let options = [keep, to]
    static let section = CommandSection.desk

    private static let keep = OptionSpec.value(
        "keep",
        "NAME,NAME",
        "Leave the values of these fields as they are",
        isRepeatable: true
    )
    private static let to = OptionSpec.value(
        "to",
        "PATH",
        "Write each copy under its file's name into this folder, which is made if it is missing"
    )

    private let inputs: [RecordInput]
    private let keptNames: [String]
    private let folder: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        inputs = try RecordInput.inputs(arguments.operands)
        keptNames = try arguments.list(Self.keep)
        folder = arguments.optional(Self.to)
        if let name = keptNames.first(where: RedactionStream.isNeverKept) {
            throw .badValue(
                value: name,
                option: Self.keep.dashed,
                rule: "card numbers and security codes are never kept"
            )
        }
        guard folder != nil else { return }
        var names: Set<String> = []
        for input in inputs {
            guard case .file(let path) = input else {
                throw .rule("'--to' needs the names of files", hint: "")
            }
            let name = FilePath(path).name
            guard names.insert(name).inserted else {
                throw .rule(
                    "two inputs are called '\(name)', and one copy would replace the other",
                    hint: "redact them into two folders"
                )
            }
        }
    }

    func run(in context: CommandContext) -> ExitCode {
        let key: [UInt8]
        do throws(SystemError) {
            key = try context.randomBytes(32)
        } catch {
            return context.console.failure(
                Failure("fault", .fault, "no random bytes for pseudonyms: \(error)")
            )
        }
        let pseudonyms = Pseudonyms(key: key)
        var counts = RedactionCounts()
        var tally = RecordTally()
        for input in inputs where context.console.isOutputOpen {
            let stream = RedactionStream(keeping: keptNames, pseudonyms: pseudonyms)
            let copy = RedactedCopy(input, folder: folder, context: context)
            tally.add(copy.write(through: stream))
            counts.add(stream.counts)
        }
        // Where nobody reads on, the counts would be those of a part.
        context.console.flush()
        if context.console.isOutputOpen, tally.wholeCount + tally.failedCount > 0 {
            context.console.note("replaced: \(counts.description)")
        }
        return tally.exitCode
    }
}
