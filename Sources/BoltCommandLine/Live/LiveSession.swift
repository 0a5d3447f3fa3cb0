import BoltCheckoutHTTP
import BoltSystem

/// One live run: where Bolt is, with which keys, and until when.
///
/// Creating one reads the keys, asks before production, and says on standard error where the run
/// goes; nothing is opened or sent before the first call.
final class LiveSession {
    /// Which of Bolt's worlds.
    let environment: BoltEnvironment
    /// Bolt's services, or what stands in for them.
    let hosts: BoltHosts
    /// The keys of this run.
    let keys: LiveKeys
    /// Bolt's API.
    let api: BoltAPI
    /// What makes single exchanges with other hosts than the API's.
    let client: HTTPClient
    /// When everything must be over.
    let deadline: Deadline
    /// What ends a wait early; nil where nobody can interrupt.
    let signals: SignalPipe?

    private let console: Console
    private let isVerbose: Bool

    /// Opens a session.
    ///
    /// - Parameters:
    ///   - options: What was typed.
    ///   - purpose: What the session is for.
    ///   - secrets: What a detailed log must not show beside the keys.
    ///   - context: The outside world.
    /// - Throws: ``Failure`` where a key is missing or production is not confirmed.
    init(
        _ options: LiveOptions,
        for purpose: LivePurpose,
        hiding secrets: [String] = [],
        in context: CommandContext
    ) throws(Failure) {
        console = context.console
        isVerbose = options.isVerbose
        environment = options.environment
        hosts = BoltHosts(environment: options.environment, baseURL: options.baseURL)
        do throws(SystemError) {
            signals = try context.listenToSignals()
        } catch {
            throw Failure("fault", .fault, "signals cannot be listened to: \(error)")
        }
        context.console.hide(secrets)
        keys = try KeyReader(options: options, purpose: purpose, context: context).keys(signals)
        context.console.hide(keys.secrets)
        try ProductionQuestion(options: options, purpose: purpose, context: context).ask(signals)
        deadline = .after(milliseconds: options.timeoutMilliseconds ?? purpose.milliseconds)
        client = Self.client(options, hiding: keys.all + secrets, signals, context)
        let console = context.console
        api = BoltAPI(
            over: client,
            hosts: hosts,
            keys: keys,
            until: deadline,
            world: .system(signals: signals),
            randomBytes: context.randomBytes,
            tell: { words in console.note(words) }
        )
        let origin = options.isEnvironmentNamed ? "" : ", the default"
        console.note("environment: \(environment.rawValue)\(origin) (\(hosts.api))")
    }

    /// Whether a signal has ended the run.
    var isInterrupted: Bool { signals?.pending != nil }

    /// Says something only with `--verbose`.
    func detail(_ words: String) {
        if isVerbose { console.message(words) }
    }

    /// Makes a call that charges nobody and is answered with JSON.
    ///
    /// - Parameters:
    ///   - call: What to ask.
    ///   - subject: What it is about, for the words of an error.
    /// - Returns: The reply.
    /// - Throws: ``Failure`` with the exit code that belongs to it.
    func json(_ call: BoltCall, about subject: String? = nil) throws(Failure) -> BoltReply {
        do throws(BoltCallError) {
            return try api.json(call)
        } catch {
            throw Failure(error, about: subject)
        }
    }

    private static func client(
        _ options: LiveOptions,
        hiding secrets: [String],
        _ signals: SignalPipe?,
        _ context: CommandContext
    ) -> HTTPClient {
        let console = context.console
        var log: VerboseLog?
        if options.isVerbose {
            log = VerboseLog(mask: SecretMask(knownSecrets: secrets)) { console.message($0) }
        }
        let settings = HTTPClientOptions(
            userAgent: "\(CommandLineTool.name)/\(Version.number)",
            certificateFile: options.caFile,
            environment: context.environment
        )
        return HTTPClient(settings, signals: signals, log: log)
    }
}

extension Failure {
    /// What to tell of a call that did not bring what was asked for.
    init(_ error: BoltCallError, about subject: String? = nil) {
        self.init(
            error.code,
            ExitCode(error.ending),
            error.words(about: subject),
            httpStatus: error.httpStatus,
            traceID: error.traceID
        )
    }
}
