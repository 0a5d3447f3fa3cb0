package import BoltCheckoutHTTP

/// A stand-in for Bolt: its API, its tokenizer, its login and its hosted checkout, in memory.
///
/// It answers one request at a time and never waits; how long a reply is held back stands in the
/// reply. What it remembers is bounded: the oldest goes first.
package final class MockBolt {
    let settings: MockSettings
    let nowMilliseconds: () -> Int64
    private let onHook: ((MockHook) -> Void)?
    private let checkouts: [String: [UInt8]]

    var identifiers = MockIdentifiers()
    var orders = BoundedStore<[UInt8]>(countLimit: 20_000, costLimit: 64 << 20)
    var transactions = TransactionStore()
    var vault: CardVault
    var oauth = OAuthDesk()
    var statements = StatementDesk()
    private var ledger = IdempotencyLedger()
    private var failuresLeft: Int64
    private var requestCount: UInt64 = 0

    /// Creates a mock.
    ///
    /// - Parameters:
    ///   - settings: What it is set to.
    ///   - fixtures: What it knows from the beginning.
    ///   - sodium: For the tokenizer, which does not work without it.
    ///   - nowMilliseconds: The time of day, in milliseconds since 1970.
    ///   - onHook: Takes webhooks for delivery and must not wait; nil for none.
    package init(
        _ settings: MockSettings,
        fixtures: FixtureLibrary = FixtureLibrary(),
        sodium: Sodium? = nil,
        nowMilliseconds: @escaping () -> Int64,
        onHook: ((MockHook) -> Void)? = nil
    ) {
        self.settings = settings
        self.nowMilliseconds = nowMilliseconds
        self.onHook = onHook
        checkouts = fixtures.checkouts
        failuresLeft = settings.failures
        vault = CardVault(sodium: sodium)
        vault.save(MockAccount.card, id: MockAccount.cardID)
        for tree in fixtures.transactions {
            transactions.keep(MockTransaction(tree: tree), isPinned: true)
        }
    }

    /// Answers a request.
    package func reply(to request: ServerRequest) -> ServerReply {
        requestCount += 1
        var reply = answer(request)
        reply.headers.append(HTTPHeader("X-Bolt-Trace-Id", "mock-\(requestCount)"))
        reply.headers.append(HTTPHeader("X-Bolt-Api-Version", "2022-01-01"))
        reply.delayMilliseconds = settings.latencyMilliseconds
        return reply
    }

    /// The recorded result of a checkout, if there is one for the order token.
    func recordedCheckout(_ orderToken: String) -> [UInt8]? { checkouts[orderToken] }

    /// Keeps a transaction and tells of it.
    ///
    /// - Parameters:
    ///   - transaction: Its new state.
    ///   - hook: The type of the hook; nil for the one of its status.
    func keep(_ transaction: MockTransaction, hook: String? = nil) {
        transactions.keep(transaction)
        guard let onHook, let type = hook ?? MockHook.type(ofStatus: transaction.status) else {
            return
        }
        let secret = settings.signingSecret
        onHook(MockHook(type: type, transaction: transaction.tree, secret: secret))
    }

    private func answer(_ request: ServerRequest) -> ServerReply {
        do throws(MockError) {
            let (endpoint, rest) = try MockEndpoint.find(request.method, request.path)
            if endpoint.isBolts, failuresLeft > 0 {
                failuresLeft -= 1
                var reply = MockError(503, 46, "The mock was asked to fail.").reply
                reply.headers.append(HTTPHeader("Idempotent-Retriable", "true"))
                return reply
            }
            try checkKeys(of: request, for: endpoint)
            let now = nowMilliseconds()
            guard let name = try IdempotencyLedger.name(of: request) else {
                return perform(endpoint, rest, request)
            }
            if let replay = try ledger.replay(name, body: request.body, at: now) { return replay }
            let reply = perform(endpoint, rest, request)
            ledger.keep(
                reply,
                for: name,
                body: request.body,
                at: now,
                latency: settings.latencyMilliseconds
            )
            return reply
        } catch {
            return error.reply
        }
    }

    private func checkKeys(
        of request: ServerRequest,
        for endpoint: MockEndpoint
    ) throws(MockError) {
        switch endpoint.access {
        case .open: return
        case .merchant:
            guard let key = request.header("X-API-Key"), !key.isEmpty else {
                throw .missingKey("X-API-Key")
            }
            guard settings.apiKey == nil || settings.apiKey == key else { throw .refusedKey }
        case .publishable:
            guard let key = request.header("X-Publishable-Key"), !key.isEmpty else {
                throw .missingKey("X-Publishable-Key")
            }
        }
    }

    private func perform(
        _ endpoint: MockEndpoint,
        _ rest: String,
        _ request: ServerRequest
    ) -> ServerReply {
        do throws(MockError) {
            return switch endpoint {
            case .createOrder: try createOrder(request)
            case .readTransaction: try readTransaction(rest)
            case .updateTransaction: try updateTransaction(rest, request)
            case .authorize: try authorize(request)
            case .capture: try capture(request)
            case .credit: try credit(request)
            case .void: try void(request)
            case .review: try review(request)
            case .identifiers: merchantIdentifiers()
            case .statement: try prepareStatement(request)
            case .statementFile: try statementFile(rest)
            case .accountExists: try accountExists(request)
            case .account: try account(request)
            case .testCardToken: testCardToken()
            case .oauthAuthorize: oauthAuthorize(request)
            case .oauthDecision: oauthDecision(request)
            case .oauthToken: oauthToken(request)
            case .openIDConfiguration: openIDConfiguration()
            case .publicKey: tokenizerKey()
            case .token: tokenize(request)
            case .connectScript: ConnectScript.reply
            case .hostedCheckout: try hostedCheckout(request)
            }
        } catch {
            return error.reply
        }
    }

    /// The body of a request as an object.
    func fields(of request: ServerRequest) throws(MockError) -> RequestFields {
        guard let tree = JSONTree(parsing: request.body), tree.isObject else { throw .notJSON }
        return try RequestFields(tree)
    }
}
