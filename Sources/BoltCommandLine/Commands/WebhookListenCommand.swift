import BoltCheckoutCore
import BoltCheckoutHTTP
import BoltSystem

/// `bolt-cli webhook listen`: receives webhooks on this computer and shows them as they come.
struct WebhookListenCommand: Command {
    static let path = ["webhook", "listen"]
    static let summary = "Receive webhooks on this computer and show them as they come"
    static let discussion = """
        Listens on 127.0.0.1 and verifies each delivery with the signing secret: the code over the \
        raw body, or for a GET hook over the query, in X-Bolt-Hmac-Sha256 or, during a rotation, \
        X-Bolt-Hmac-Sha256-Pending. What is signed is answered 200 with JSON, as Bolt expects; \
        anything else 401, and counted.

        Each transaction is a row: its columns, then hook, delivery, signature and received_at. \
        delivery is new, duplicate (all of it came before), again (told with another date), \
        conflict (the same event with another amount) or out_of_order (older than one before it, or \
        after a status that is an end).

        Bolt reaches this computer through a tunnel that forwards to the address shown and sets \
        Host to it. Ctrl-C ends it with a count, exit code 0. A --count that is not reached is 75.
        """
    static let examples = [
        CommandExample(
            "Hooks of the stand-in, as NDJSON",
            "bolt-cli webhook listen --port 9000 -o ndjson"
        ),
        CommandExample(
            "Wait for one hook in a script",
            "bolt-cli webhook listen --port 9000 --count 1 --timeout 60 -o tsv --fields reference,status"
        ),
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.desk
    static let options =
        [
            port, count, timeout, WebhookVerifyCommand.secretFile,
            WebhookVerifyCommand.pendingSecretFile, StreamFormat.option, OutputOptions.fields,
            OutputOptions.listFields,
        ]

    private static let port = OptionSpec.value(
        "port",
        "N",
        "Listen on this port; any free one if left out"
    )
    private static let count = OptionSpec.value(
        "count",
        "N",
        "End after N deliveries with a good signature"
    )
    private static let timeout = OptionSpec.value(
        "timeout",
        "SECONDS",
        "End after this time; never if left out"
    )

    private let port: UInt16
    private let count: Int64?
    private let timeoutMilliseconds: Int64?
    private let output: OutputOptions
    private let selection: FieldSelection
    private let secrets: HookSecrets

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let number = try arguments.integer(Self.port, default: 0, in: 1...65_535)
        port = UInt16(truncatingIfNeeded: number)
        count = try arguments.integer(Self.count, in: 1...Int64.max)
        timeoutMilliseconds = try arguments.integer(Self.timeout, in: 1...31_536_000)
            .map { $0 * 1_000 }
        output = try OutputOptions(arguments)
        selection = try output.selection(default: .allColumns)
        secrets = HookSecrets(
            file: arguments.optional(WebhookVerifyCommand.secretFile),
            pendingFile: arguments.optional(WebhookVerifyCommand.pendingSecretFile)
        )
    }

    func run(in context: CommandContext) -> ExitCode {
        guard !output.listsFields else {
            return FieldList.write(to: context.console, output.format)
        }
        do throws(Failure) {
            return try listen(in: context)
        } catch {
            return context.console.failure(error)
        }
    }

    private func listen(in context: CommandContext) throws(Failure) -> ExitCode {
        let console = context.console
        let secrets = try secrets.read(in: context)
        let server = try openServer()
        let signals: SignalPipe?
        do throws(SystemError) {
            signals = try context.listenToSignals()
        } catch {
            throw Failure("fault", .fault, "signals cannot be listened to: \(error)")
        }
        let desk = DeliveryDesk(
            secrets,
            ListenOutput(console, output.format, selection),
            console: console,
            limit: count,
            nowMilliseconds: context.nowMilliseconds
        )
        console.message("listening on \(server.origin); Ctrl-C ends it")
        let deadline = timeoutMilliseconds.map { Deadline.after(milliseconds: $0) } ?? .never
        do throws(SystemError) {
            _ = try server.run(until: deadline, signals: signals) { desk.reply(to: $0) }
        } catch {
            throw Failure("fault", .fault, "the receiver cannot go on: \(error)")
        }
        console.message(desk.tally.words)
        return desk.isDone || count == nil ? .done : .unsettled
    }

    private func openServer() throws(Failure) -> HTTPServer {
        var limits = ServerLimits()
        limits.bodyBytes = 4 << 20
        limits.connections = 16
        do throws(SystemError) {
            return try HTTPServer(
                port: port,
                policy: ServerPolicy(methods: ["GET", "POST"]),
                limits: limits
            )
        } catch {
            let problem = error.isAddressInUse ? "in use" : "not available (\(error))"
            throw Failure(
                "port_in_use",
                .unreachable,
                "port \(port) is \(problem); choose another one with --port, or leave it out"
            )
        }
    }
}
