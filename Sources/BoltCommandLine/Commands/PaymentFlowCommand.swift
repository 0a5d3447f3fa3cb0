import BoltCheckoutFlows

/// `bolt-cli payment-flow`: collects and tokenizes a card and prints the card record.
struct PaymentFlowCommand: Command {
    static let path = ["payment-flow"]
    static let summary = "Tokenize a card and print the card record"
    static let discussion = """
        Success prints payment_method, token, token_expiry, last4, bin, network, expiration and \
        postal_code. Text masks the token; -o json writes the record that 'authorize --card' reads. \
        A token is valid for about 15 minutes. No card number is printed or kept.
        """
    static let examples = [
        CommandExample(
            "From a recorded card",
            "bolt-cli payment-flow --fixture Fixtures/payment-flow/visa.json"
        ),
        CommandExample(
            "For an authorization",
            "bolt-cli payment-flow --fixture Fixtures/payment-flow/visa.json -o json"
        ),
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
            seams = try source.seams(for: .paymentFlow, in: context)
        } catch {
            return context.console.failure(error)
        }
        let report = FlowReport(context.console, name: "payment flow")
        let delegate = ConsolePaymentFlowDelegate(context.console, format: format, report: report)
        return report.finish(seams.checkout(in: context).startPaymentFlow(delegate: delegate))
    }
}
