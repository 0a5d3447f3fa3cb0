import BoltCheckoutFlows
import BoltCheckoutHTTP
import BoltSystem

/// `bolt-cli login`: logs a shopper in and prints what a backend exchanges for tokens.
struct LoginCommand: Command {
    static let path = ["login"]
    static let summary = "Log a shopper in and print the code for a backend"
    static let discussion = """
        Success prints auth_code, code_verifier and state. The code is valid for five minutes and \
        once; treat all three as secrets. With --exchange the code is swapped here, and the tokens \
        are printed instead.

        Without --fixture it opens Bolt's login in the browser and waits for it to come back to \
        127.0.0.1: OAuth 2.0 with PKCE, for the division of BOLT_PUBLISHABLE_KEY. On a machine \
        without a browser --no-browser also takes the address that the login ended at, pasted into \
        the terminal. --timeout is 300 s.
        """
    static let examples = [
        CommandExample(
            "From a recorded login",
            "bolt-cli login --fixture Fixtures/login/shopper.json"
        )
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.flows
    static let options = [FlowSource.fixture, OutputFormat.option] + live

    private static let exchange = OptionSpec.flag(
        "exchange",
        "Swap the code for tokens and print those",
        section: .live
    )
    private static let tokenFile = OptionSpec.value(
        "token-file",
        "FILE",
        "Swap the code and write the tokens to a file that only you can read",
        section: .live
    )
    private static let scope = OptionSpec.value(
        "scope",
        "WORDS",
        "What to ask for (default: \(LoginSettings.scope))",
        section: .live
    )
    private static let port = OptionSpec.value(
        "port",
        "N",
        "The port of the redirect (default: a free one)",
        section: .live
    )
    private static let live =
        [exchange, tokenFile, scope, port] + LiveOptions.specs + [LiveOptions.noBrowser]

    private let source: FlowSource
    private let format: OutputFormat
    private let tokenPath: String?
    private let settings: LoginSettings

    init(_ arguments: ParsedArguments) throws(UsageError) {
        source = try FlowSource(arguments, liveOptions: Self.live)
        format = try arguments.choice(OutputFormat.option, default: .text)
        tokenPath = arguments.optional(Self.tokenFile)
        settings = LoginSettings(
            scope: arguments.optional(Self.scope) ?? LoginSettings.scope,
            port: UInt16(try arguments.integer(Self.port, default: 0, in: 0...65_535)),
            exchanges: arguments.flag(Self.exchange) || tokenPath != nil
        )
    }

    func run(in context: CommandContext) -> ExitCode {
        do throws(Failure) {
            return try perform(in: context)
        } catch {
            return context.console.failure(error)
        }
    }

    private func perform(in context: CommandContext) throws(Failure) -> ExitCode {
        let console = context.console
        // A file that cannot be written must be known before the code is used up.
        let writer = try TokenWriter(path: tokenPath, format: format, console: console)
        let seams = try source.seams(for: .login, in: context, login: settings(in: context))
        let report = FlowReport(console, name: "login")
        let delegate = ConsoleLoginDelegate(
            console,
            format: settings.exchanges ? nil : format,
            report: report
        )
        let outcome = seams.checkout(in: context).startLogin(delegate: delegate)
        let exit = report.finish(outcome)
        guard settings.exchanges, outcome.ending == .success else { return exit }
        return try writer.write(outcome.body, nowMilliseconds: context.nowMilliseconds())
    }

    private func settings(in context: CommandContext) -> LoginSettings {
        var settings = settings
        if !source.live.opensBrowser, context.input.isTerminal {
            settings.paste = try? Terminal.open()
        }
        return settings
    }
}
