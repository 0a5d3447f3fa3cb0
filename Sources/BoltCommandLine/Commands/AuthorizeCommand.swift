import BoltCheckoutCore
import BoltCheckoutFlows
import BoltCheckoutHTTP

/// `bolt-cli authorize`: charges a tokenized card for an order token.
struct AuthorizeCommand: Command {
    static let path = ["authorize"]
    static let summary = "Charge a tokenized card for an order token"
    static let discussion = """
        Success prints order_reference. A decline is a result too: it prints status and reason and \
        ends with 2. Everything else prints nothing; 75 means that the payment may have gone \
        through.

        Without --fixture it charges the card through Bolt's API: --user, --card and --cart name \
        the files of it, BOLT_API_KEY and BOLT_PUBLISHABLE_KEY the keys. Its idempotency key is \
        made from environment, order token and card, so that a script run twice charges once.

        An expired card token is refused before anything is sent.
        """
    static let examples = [
        CommandExample(
            "From a recorded reply",
            "bolt-cli authorize --order-token card --fixture Fixtures"
        ),
        CommandExample(
            "With a card from a payment flow",
            "bolt-cli authorize --order-token card --fixture Fixtures "
                + "--card Fixtures/payment-flow/visa.json"
        ),
    ]
    static let operands = OperandSpec.none
    static let section = CommandSection.flows
    static let user = OptionSpec.value(
        "user",
        "FILE",
        "JSON with first_name, last_name, email and phone of the shopper"
    )
    static let card = OptionSpec.value(
        "card",
        "FILE",
        "The card record of 'payment-flow -o json', or - for standard input"
    )
    static let cart = OptionSpec.value(
        "cart",
        "FILE",
        "The cart of the order, as 'order create' takes it"
    )
    static let options =
        [
            CheckoutCommand.orderToken, FlowSource.fixtureOrFolder, user, card, cart,
            OutputFormat.option,
        ] + live
    private static let live =
        LiveOptions.specs + [LiveOptions.idempotencyKey, LiveOptions.yes]

    private let orderToken: String
    private let source: FlowSource
    private let inputs: AuthorizationInputs
    private let format: OutputFormat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        orderToken = try arguments.required(CheckoutCommand.orderToken)
        source = try FlowSource(arguments, liveOptions: Self.live)
        inputs = AuthorizationInputs(arguments)
        format = try arguments.choice(OutputFormat.option, default: .text)
        guard !source.readsStandardInput || !inputs.readStandardInput else {
            throw .rule(
                "--fixture and --card both read standard input",
                hint: "name a file for one of them"
            )
        }
    }

    func run(in context: CommandContext) -> ExitCode {
        let report = FlowReport(context.console, name: "authorization")
        let delegate = ConsoleAuthorizationDelegate(context.console, format: format, report: report)
        do throws(Failure) {
            if source.path == nil { try checkInputs(in: context) }
            let seams = try source.seams(
                for: .authorize(orderToken: orderToken),
                in: context,
                readsStandardInput: inputs.readStandardInput
            )
            let bolt = seams.checkout(in: context)
            let user = try inputs.apply(to: bolt, in: context)
            bolt.terms = seams.session.flatMap { terms($0, cart: bolt.cart) }
            let outcome = bolt.authorizePayment(
                userInfo: user,
                orderToken: orderToken,
                delegate: delegate
            )
            report.idempotencyKey = (seams.transport as? LiveTransport)?.idempotencyKey
            if seams.session != nil, let reference = Self.reference(outcome) {
                context.console.note("transaction: \(reference)")
            }
            return report.finish(outcome)
        } catch {
            return context.console.failure(error)
        }
    }

    /// What the transaction of a success is looked up by, which is not the order reference.
    private static func reference(_ outcome: FlowOutcome) -> String? {
        guard outcome.ending == .success else { return nil }
        let reading = try? WireDecoder.decode(BoltCheckoutResult.self, from: outcome.body)
        return reading?.model.reference
    }

    /// Checks that everything is named that a live authorization needs.
    private func checkInputs(in context: CommandContext) throws(Failure) {
        let flow = LiveSeams.Flow.authorize(orderToken: orderToken)
        try LiveSeams(options: source.live, context: context).checkKeys(of: flow)
        if let option = inputs.missing {
            throw Failure(
                "usage",
                .usage,
                "'\(option.dashed)' is missing; a live authorization needs --user, --card and --cart"
            )
        }
    }

    private func terms(_ session: LiveSession, cart: OrderCart?) -> AuthorizationTerms? {
        guard let cart, let key = session.keys.publishableKey else { return nil }
        return AuthorizationTerms(
            environment: session.environment.rawValue,
            divisionID: key.divisionID,
            cart: cart,
            idempotencyKey: source.live.idempotencyKey
        )
    }
}
