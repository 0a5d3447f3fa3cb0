import BoltCheckoutHTTP
import BoltCheckoutMock
import BoltSystem

/// `bolt-cli mock`: a local stand-in for Bolt.
struct MockCommand: Command {
    static let path = ["mock"]
    static let summary = "Run a stand-in for Bolt on this computer"
    static let discussion = """
        Listens on 127.0.0.1 and answers as Bolt does: orders, transactions (read, authorize, \
        capture, credit, void, review), account detection, identifiers, statements, OAuth login \
        with PKCE, the tokenizer, and the connect.js of the hosted checkout. Every live command \
        works against it with --base-url.

        Bolt's published test cards and order totals decide what becomes of a payment: \
        4111111111111111 is approved, 4111111111111012 declined; USD 8017.01 to 8017.05 are \
        reviewed and approved, rejected for good, rejected reversibly, declined, approved. Any \
        key is accepted. Identifiers are the same in every run.

        It keeps everything in memory, says on standard output when it is ready, logs requests \
        on standard error, and ends with Ctrl-C, which is exit code 0.
        """
    static let examples = [
        CommandExample("Develop without an account", "bolt-cli mock --port 4242"),
        CommandExample("Answer with recorded replies", "bolt-cli mock --fixture Fixtures"),
        CommandExample("Rehearse a slow and failing Bolt", "bolt-cli mock --latency 800 --fail 2"),
        CommandExample(
            "Send signed webhooks",
            "bolt-cli mock --webhook-url http://127.0.0.1:9000/hooks"
        ),
    ]
    static let operands = OperandSpec.none
    static let options = MockOptions.specs
    static let section = CommandSection.tool

    private let options: MockOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try MockOptions(arguments)
    }

    func run(in context: CommandContext) -> ExitCode {
        let console = context.console
        do throws(Failure) {
            return try serve(in: context)
        } catch {
            return console.failure(error)
        }
    }

    private func serve(in context: CommandContext) throws(Failure) -> ExitCode {
        let console = context.console
        let fixtures = try options.fixtures()
        let server = try listen()
        var settings = try options.settings(
            origin: server.origin,
            environment: context.environment
        )
        settings.failures = options.failures
        settings.latencyMilliseconds = options.latency
        let signals: SignalPipe?
        let sender: WebhookSender?
        do throws(SystemError) {
            signals = try context.listenToSignals()
            sender = try webhookSender(signals, in: context)
        } catch {
            throw Failure("fault", .fault, "the mock cannot start: \(error)")
        }
        let sodium = openSodium(console)
        let bolt = MockBolt(
            settings,
            fixtures: fixtures,
            sodium: sodium,
            nowMilliseconds: context.nowMilliseconds,
            onHook: sender.map { sender in { hook in sender.send(hook) } }
        )
        if fixtures.transactions.count > 0 {
            console.note("\(fixtures.transactions.count) recorded transactions can be read")
        }
        announce(server, settings, console)
        do throws(SystemError) {
            _ = try server.run(signals: signals) { request in
                let reply = bolt.reply(to: request)
                log(request, reply, console)
                return reply
            }
        } catch {
            throw Failure("fault", .fault, "the mock cannot go on: \(error)")
        }
        sender?.finish()
        return .done
    }

    private func listen() throws(Failure) -> HTTPServer {
        var limits = ServerLimits()
        limits.bodyBytes = 4 << 20
        limits.connections = 512
        let policy = ServerPolicy(
            methods: ["GET", "HEAD", "POST", "PATCH"],
            // The hosted checkout is called from the page of another port.
            refusesForeignOrigins: false
        )
        do throws(SystemError) {
            return try HTTPServer(port: options.port, policy: policy, limits: limits)
        } catch {
            let problem = error.isAddressInUse ? "in use" : "not available (\(error))"
            throw Failure(
                "port_in_use",
                .unreachable,
                "port \(options.port) is \(problem); choose another one with --port, "
                    + "or --port 0 for any"
            )
        }
    }

    private func openSodium(_ console: Console) -> Sodium? {
        do throws(SodiumError) {
            return try Sodium()
        } catch {
            console.warning("no tokenizer: \(error)")
            return nil
        }
    }

    private func webhookSender(
        _ signals: SignalPipe?,
        in context: CommandContext
    ) throws(SystemError) -> WebhookSender? {
        guard let url = options.webhookURL else { return nil }
        let isQuiet = context.console.settings.isQuiet
        let client = HTTPClientOptions(
            userAgent: "bolt-cli-mock",
            certificateFile: nil,
            environment: context.environment
        )
        return try WebhookSender(to: url, options: client, signals: signals) { line in
            // The console belongs to the thread of the server; one write is one whole line.
            if !isQuiet { try? OutputFile.standardError.write("bolt-cli: \(line)\n") }
        }
    }

    private func announce(_ server: HTTPServer, _ settings: MockSettings, _ console: Console) {
        let key = settings.apiKey == nil ? MockSettings.proposedAPIKey : "(the key of the file)"
        let secret =
            settings.signingSecret == MockSettings.defaultSigningSecret
            ? settings.signingSecret : "(your own)"
        console.note("set BOLT_API_KEY=\(key)")
        console.note("set BOLT_PUBLISHABLE_KEY=\(MockSettings.proposedPublishableKey)")
        console.note("set BOLT_SIGNING_SECRET=\(secret)")
        console.note("add --base-url \(server.origin) to live commands")
        console.result("bolt-cli mock: listening on \(server.origin)\n")
        console.flush()
    }

    private func log(_ request: ServerRequest, _ reply: ServerReply, _ console: Console) {
        guard !console.settings.isQuiet else { return }
        // The query and the body can hold codes, tokens and people; the path can't.
        console.message("\(request.method) \(request.path.prefix(200)) \(reply.status)")
    }
}
