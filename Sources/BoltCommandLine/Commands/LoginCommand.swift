import BoltCheckoutFlows

/// `bolt-cli login`: logs a shopper in and prints what a backend exchanges for tokens.
struct LoginCommand: Command {
    static let path = ["login"]
    static let summary = "Log a shopper in and print the code for a backend"
    static let discussion = """
        Success prints auth_code, code_verifier and state. The code is valid for five minutes and \
        once; treat all three as secrets.
        """
    static let examples = [
        CommandExample(
            "From a recorded login",
            "bolt-cli login --fixture Fixtures/login/shopper.json"
        )
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.flows
    static let options = [FlowSource.fixture, OutputFormat.option]

    private let source: FlowSource
    private let format: OutputFormat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        source = FlowSource(arguments)
        format = try arguments.choice(OutputFormat.option, default: .text)
    }

    func run(in context: CommandContext) -> ExitCode {
        let seams: FlowSeams
        do throws(Failure) {
            seams = try source.seams(for: .login, in: context)
        } catch {
            return context.console.failure(error)
        }
        let report = FlowReport(context.console, name: "login")
        let delegate = ConsoleLoginDelegate(context.console, format: format, report: report)
        return report.finish(seams.checkout(in: context).startLogin(delegate: delegate))
    }
}
