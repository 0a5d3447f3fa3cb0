import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// `bolt-cli statement`: downloads a statement of Bolt's as the CSV it is.
struct StatementCommand: Command {
    static let path = ["statement"]
    static let summary = "Download a statement as CSV"
    static let discussion = """
        Asks Bolt for a statement and writes it byte for byte, to standard output or with -O to a \
        file that appears when it is whole. 'bolt-cli reconcile' reads it.

        --date is a day in UTC; for the two statements of a month any day of it, or just 2026-02. \
        The statement is read from the address that Bolt's reply names, over https, without a key \
        and without following redirects.
        """
    static let examples = [
        CommandExample(
            "Yesterday's transactions into a file",
            "bolt-cli statement --type daily_transaction --date 2026-02-09 -O statement.csv"
        ),
        CommandExample(
            "The disputes of a month, in a pipe",
            "bolt-cli statement --type monthly_dispute --date 2026-02 | head -5"
        ),
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.merchant
    static let options = [kind, date, outputFile] + LiveOptions.specs

    private static let kind = OptionSpec.choice(
        "type",
        "TYPE",
        "Which statement",
        of: StatementKind.self,
        isRequired: true
    )
    private static let date = OptionSpec.value(
        "date",
        "DAY",
        "The day, as 2026-02-09; for a month also 2026-02",
        isRequired: true
    )
    private static let outputFile = OptionSpec.value(
        "output-file",
        "FILE",
        "Write to this file, complete or not at all",
        short: "O",
        section: .output
    )
    private static let purpose = LivePurpose(
        name: "downloading a statement",
        needsAPIKey: true,
        milliseconds: 600_000
    )

    private let kind: StatementKind
    private let day: CalendarDay
    private let outputPath: String?
    private let live: LiveOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let kind = try arguments.choice(Self.kind, of: StatementKind.self) else {
            throw .missingOption(Self.kind.dashed, placeholder: "TYPE")
        }
        self.kind = kind
        let text = try arguments.required(Self.date)
        guard let day = kind.day(text) else {
            throw .badValue(
                value: text,
                option: Self.date.dashed,
                rule: kind.isMonthly
                    ? "write a day or month, as 2026-02-09 or 2026-02"
                    : "write a day, as 2026-02-09"
            )
        }
        self.day = day
        let path = arguments.optional(Self.outputFile)
        outputPath = path == "-" ? nil : path
        live = try LiveOptions(arguments)
    }

    func run(in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            return try download(in: context)
        } catch {
            return context.console.failure(error)
        }
    }

    private func download(in context: CommandContext) throws(Failure) -> ExitCode {
        let session = try LiveSession(live, for: Self.purpose, in: context)
        let destination = try StatementDestination(outputPath, context.console)
        let address = try address(session, context)
        session.detail("reading the statement from \(address)")
        do throws(StatementError) {
            try StatementDownload(session.client).run(
                from: address,
                until: session.deadline,
                write: destination.write
            )
        } catch {
            guard error == .notWritten else { throw Failure(error) }
            if let problem = destination.problem { throw problem }
            return .done
        }
        try destination.finish()
        if let outputPath {
            context.console.message("\(outputPath): \(destination.byteCount) bytes")
        }
        return .done
    }

    /// Asks Bolt where the statement lies. Asking twice makes no harm, so the call may be repeated.
    private func address(
        _ session: LiveSession,
        _ context: CommandContext
    ) throws(Failure) -> StatementAddress {
        let key: [UInt8]
        do throws(SystemError) {
            key = try context.randomBytes(16)
        } catch {
            throw Failure("fault", .fault, "no random bytes: \(error)")
        }
        let call = BoltCall.post(
            "/v1/merchant/statement",
            json: kind.request(for: day),
            idempotencyKey: Base64.text(key, .urlSafe)
        )
        let reply = try session.json(call, about: "the \(kind.rawValue) statement")
        do throws(StatementAddressError) {
            return try StatementAddress(reading: reply.response.body)
        } catch {
            throw Failure(
                "foreign_reply",
                .foreignReply,
                "\(error)",
                httpStatus: reply.response.status,
                traceID: reply.traceID
            )
        }
    }
}
