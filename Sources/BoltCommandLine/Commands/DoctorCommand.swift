import BoltCheckoutHTTP

/// `bolt-cli doctor`: looks at keys, connection, libraries and terminal.
struct DoctorCommand: Command {
    static let path = ["doctor"]
    static let summary = "Check keys, connection, libraries and terminal"
    static let discussion = """
        Says which keys are set (their last four characters at most), where Bolt is, which proxy and \
        certificates are used, and which libraries are found. Nothing is sent without --live; with \
        it the API is asked one question that needs no key, and its clock is compared with this \
        computer's.

        What is missing is one sentence each on standard error, and exit code 1. A key that is not \
        set is none of that: reading saved transactions needs no key.
        """
    static let examples = [
        CommandExample("Why does it not work here?", "bolt-cli doctor"),
        CommandExample(
            "Can Bolt be reached, and is the clock right?",
            "bolt-cli doctor --live"
        ),
        CommandExample("For a program", "bolt-cli doctor -o json"),
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.tool
    static let options =
        [live, OutputFormat.option] + LiveOptions.connection + [LiveOptions.apiKeyFile]

    private static let live = OptionSpec.flag(
        "live",
        "Ask Bolt's API whether it is there and what time it has",
        section: .live
    )

    private let format: OutputFormat
    private let isLive: Bool
    private let options: LiveOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        format = try arguments.choice(OutputFormat.option, default: .text)
        isLive = arguments.flag(Self.live)
        options = try LiveOptions(arguments)
    }

    func run(in context: CommandContext) -> ExitCode {
        let console = context.console
        let environment = context.environment
        var findings = InstallationFindings().all
        findings += [
            apiKey(in: context),
            KeyFinding.publishableKey(environment["BOLT_PUBLISHABLE_KEY"]),
            KeyFinding.signingSecret(environment["BOLT_SIGNING_SECRET"]),
        ]
        findings += ConnectionFindings(options: options, environment: environment).all
        do throws(Failure) {
            if isLive { findings += try live(in: context) }
        } catch {
            return console.failure(error)
        }
        findings += TerminalFindings(context: context).all
        return DoctorReport(findings).write(to: console, format)
    }

    private func live(in context: CommandContext) throws(Failure) -> [DoctorFinding] {
        let purpose = LivePurpose(name: "a check", takesAPIKey: false, milliseconds: 30_000)
        let session: LiveSession
        do throws(Failure) {
            session = try LiveSession(options, for: purpose, in: context)
        } catch {
            return [LiveFindings.notAsked(error.message)]
        }
        let questions = LiveFindings(session: session, nowMilliseconds: context.nowMilliseconds)
        let findings = questions.all()
        if session.isInterrupted { throw .interrupted }
        return findings
    }

    /// What is known of the key in the file or the variable, its line's end left away.
    private func apiKey(in context: CommandContext) -> DoctorFinding {
        guard let path = options.apiKeyFile else {
            return KeyFinding.apiKey(context.environment["BOLT_API_KEY"], from: "BOLT_API_KEY")
        }
        do throws(Failure) {
            let bytes = try InputBytes.of(path, in: context)
            let end = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 }
            let key = end.map { String(decoding: bytes[...$0], as: UTF8.self) }
            return KeyFinding.apiKey(key, from: path)
        } catch {
            return KeyFinding.unreadable(error.sentence)
        }
    }
}
