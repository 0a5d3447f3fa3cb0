import BoltCheckoutFlows
import BoltCheckoutHTTP
import BoltSystem

/// Makes the seams of a live run. The one place where a flow's command meets the network.
struct LiveSeams {
    /// The flows, with the environment variables each cannot do without.
    enum Flow: Equatable, Sendable {
        case checkout(orderToken: String)
        case login
        case paymentFlow
        case authorize(orderToken: String)

        /// The variables, in the order in which they are asked for.
        var keys: [String] {
            switch self {
            case .checkout, .login: ["BOLT_PUBLISHABLE_KEY"]
            case .paymentFlow: []
            case .authorize: ["BOLT_API_KEY", "BOLT_PUBLISHABLE_KEY"]
            }
        }
    }

    let options: LiveOptions
    let context: CommandContext

    /// Makes the seams of a live run.
    ///
    /// - Parameters:
    ///   - flow: Which flow is to run.
    ///   - login: How a login goes about it.
    ///   - card: Where a payment flow reads the card from; nil asks for it.
    ///   - readsStandardInput: Whether something else than a key is read from standard input.
    /// - Returns: The seams, with their session.
    /// - Throws: ``Failure`` that says what to add, exit code 64, or why the run cannot begin.
    func make(
        for flow: Flow,
        login: LoginSettings = LoginSettings(),
        card: String? = nil,
        readsStandardInput: Bool = false
    ) throws(Failure) -> FlowSeams {
        try checkKeys(of: flow)
        // Nobody is asked anything before it is clear that they can be.
        let file = try card.map { path throws(Failure) in try CardFile(path, in: context) }
        if flow == .paymentFlow, file == nil { try checkTerminal() }
        let session = try LiveSession(
            options,
            for: purpose(of: flow, readsStandardInput: readsStandardInput || card == "-"),
            hiding: Self.secrets(of: flow),
            in: context
        )
        let shopper = LiveShopper(
            session.api,
            in: world(session),
            login: login,
            cards: flow == .paymentFlow ? try source(file, session) : nil,
            tokenizer: tokenizer(session)
        )
        let console = context.console
        return FlowSeams(
            transport: LiveTransport(session.api) { key in
                console.message("idempotency key: \(key)")
            },
            shopper: shopper,
            pacing: NoRetries(),
            readsBack: session.keys.apiKey != nil,
            session: session
        )
    }

    /// Checks that the keys are there which a flow cannot do without.
    func checkKeys(of flow: Flow) throws(Failure) {
        let hasOwnKey = options.apiKeyFile != nil || options.readsKeyFromStandardInput
        let missing = flow.keys.filter { name in
            (context.environment[name] ?? "").isEmpty && !(name == "BOLT_API_KEY" && hasOwnKey)
        }
        guard missing.isEmpty else {
            throw Failure(
                "usage",
                .usage,
                "nothing to run from; add --fixture PATH, or set "
                    + missing.joined(separator: " and ")
            )
        }
    }

    private func checkTerminal() throws(Failure) {
        guard context.input.isTerminal else {
            throw Failure(
                "usage",
                .usage,
                "nothing to run from; add --fixture PATH, or --card - to read the card from "
                    + "standard input, or run it at a terminal"
            )
        }
    }

    private func purpose(of flow: Flow, readsStandardInput: Bool) -> LivePurpose {
        switch flow {
        case .checkout:
            LivePurpose(
                name: "a checkout",
                needsPublishableKey: true,
                isSensitive: true,
                milliseconds: 900_000
            )
        case .login:
            LivePurpose(name: "a login", needsPublishableKey: true, milliseconds: 300_000)
        case .paymentFlow:
            LivePurpose(
                name: "tokenizing a card",
                takesAPIKey: false,
                isSensitive: true,
                readsStandardInput: readsStandardInput,
                milliseconds: 600_000
            )
        case .authorize:
            LivePurpose(
                name: "an authorization",
                needsAPIKey: true,
                needsPublishableKey: true,
                isSensitive: true,
                readsStandardInput: readsStandardInput
            )
        }
    }

    private static func secrets(of flow: Flow) -> [String] {
        switch flow {
        case .checkout(let token), .authorize(let token): [token]
        case .login, .paymentFlow: []
        }
    }

    private func source(
        _ file: CardFile?,
        _ session: LiveSession
    ) throws(Failure) -> any CardSource {
        if let file { return file }
        do throws(SystemError) {
            return CardPrompt(
                try Terminal.open(),
                signals: session.signals,
                until: session.deadline,
                nowMilliseconds: context.nowMilliseconds
            )
        } catch {
            throw Failure("usage", .usage, "the terminal cannot be opened: \(error); use --card -")
        }
    }

    private func tokenizer(_ session: LiveSession) -> CardTokenizer {
        let console = context.console
        return CardTokenizer(
            over: session.client,
            hosts: session.hosts,
            until: session.deadline,
            randomBytes: context.randomBytes,
            tell: { console.note($0) },
            detail: { session.detail($0) }
        )
    }

    private func world(_ session: LiveSession) -> ShopperWorld {
        let console = context.console
        let opener = PageOpener(context, isAllowed: options.opensBrowser)
        return ShopperWorld(
            deadline: session.deadline,
            signals: session.signals,
            randomBytes: context.randomBytes,
            tell: { console.note($0) },
            show: { opener.show($0) },
            hide: { console.hide($0) }
        )
    }
}
