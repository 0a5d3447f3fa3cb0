import BoltCheckoutFlows

/// `bolt-cli payment-flow`: collects and tokenizes a card and prints the card record.
struct PaymentFlowCommand: Command {
    static let path = ["payment-flow"]
    static let summary = "Tokenize a card and print the card record"
    static let discussion = """
        Success prints payment_method, token, token_expiry, last4, bin, network, expiration and \
        postal_code. Text masks the token; -o json writes the record that 'authorize --card' reads. \
        A token is valid for about 15 minutes. No card number is printed or kept.

        Without --fixture it asks for the card at the terminal and shows nothing of it, or reads \
        {"number", "expiration", "cvv", "postal_code"} with --card, and has it tokenized by Bolt.
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
    static let options = [FlowSource.fixture, OutputFormat.option] + live

    private static let card = OptionSpec.value(
        "card",
        "FILE",
        "Read the card from a file, or - for standard input",
        section: .live
    )
    private static let live = [card] + LiveOptions.connection + [LiveOptions.yes]

    private let source: FlowSource
    private let format: OutputFormat
    private let cardPath: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        source = try FlowSource(arguments, liveOptions: Self.live)
        cardPath = arguments.optional(Self.card)
        format = try arguments.choice(OutputFormat.option, default: .text)
    }

    func run(in context: CommandContext) -> ExitCode {
        let seams: FlowSeams
        do throws(Failure) {
            seams = try source.seams(for: .paymentFlow, in: context, card: cardPath)
        } catch {
            return context.console.failure(error)
        }
        let report = FlowReport(context.console, name: "payment flow")
        let delegate = ConsolePaymentFlowDelegate(context.console, format: format, report: report)
        return report.finish(seams.checkout(in: context).startPaymentFlow(delegate: delegate))
    }
}
