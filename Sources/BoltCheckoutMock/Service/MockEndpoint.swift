/// What the mock answers to.
enum MockEndpoint: CaseIterable {
    case createOrder
    case readTransaction
    case updateTransaction
    case authorize
    case capture
    case credit
    case void
    case review
    case identifiers
    case statement
    case statementFile
    case accountExists
    case account
    case testCardToken
    case oauthAuthorize
    case oauthDecision
    case oauthToken
    case openIDConfiguration
    case publicKey
    case token
    case connectScript
    case hostedCheckout

    /// Which key a request needs.
    enum Access {
        /// None.
        case open
        /// The merchant's secret, `X-API-Key`.
        case merchant
        /// The publishable key, `X-Publishable-Key`.
        case publishable
    }

    /// The method.
    var method: String {
        switch self {
        case .createOrder, .authorize, .capture, .credit, .void, .review, .statement, .oauthToken,
            .token, .hostedCheckout:
            "POST"
        case .updateTransaction: "PATCH"
        case .readTransaction, .identifiers, .statementFile, .accountExists, .account,
            .testCardToken, .oauthAuthorize, .oauthDecision, .openIDConfiguration, .publicKey,
            .connectScript:
            "GET"
        }
    }

    /// The path; a `*` at its end stands for one more part.
    var path: String {
        switch self {
        case .createOrder: "/v1/merchant/orders"
        case .readTransaction, .updateTransaction: "/v1/merchant/transactions/*"
        case .authorize: "/v1/merchant/transactions/authorize"
        case .capture: "/v1/merchant/transactions/capture"
        case .credit: "/v1/merchant/transactions/credit"
        case .void: "/v1/merchant/transactions/void"
        case .review: "/v1/merchant/transactions/review"
        case .identifiers: "/v1/merchant/identifiers"
        case .statement: "/v1/merchant/statement"
        case .statementFile: "/mock/statements/*"
        case .accountExists: "/v1/account/exists"
        case .account: "/v1/account"
        case .testCardToken: "/v1/testing/card_token"
        case .oauthAuthorize: "/v1/oauth/authorize"
        case .oauthDecision: "/mock/oauth/decision"
        case .oauthToken: "/v1/oauth/token"
        case .openIDConfiguration: "/.well-known/openid-configuration"
        case .publicKey: "/public_key"
        case .token: "/token"
        case .connectScript: "/connect.js"
        case .hostedCheckout: "/mock/checkout"
        }
    }

    /// Which key it needs.
    var access: Access {
        switch self {
        case .createOrder, .readTransaction, .updateTransaction, .authorize, .capture, .credit,
            .void, .review, .identifiers, .statement:
            .merchant
        case .accountExists: .publishable
        case .statementFile, .account, .testCardToken, .oauthAuthorize, .oauthDecision,
            .oauthToken, .openIDConfiguration, .publicKey, .token, .connectScript,
            .hostedCheckout:
            .open
        }
    }

    /// Whether it is something that Bolt has, and so something that can fail as Bolt does.
    var isBolts: Bool { !path.hasPrefix("/mock/") && self != .connectScript }

    /// Finds the endpoint of a request, and the last part of its path where that varies.
    ///
    /// - Throws: ``MockError`` where nothing has the path, or it has other methods.
    static func find(_ method: String, _ path: String) throws(MockError) -> (MockEndpoint, String) {
        // Base URLs differ in whether they end in the service's name.
        let plain = path.hasPrefix("/tokenizer/") ? String(path.dropFirst(10)) : path
        var methods: [String] = []
        for endpoint in allCases {
            guard let rest = endpoint.rest(of: plain) else { continue }
            if endpoint.method == (method == "HEAD" ? "GET" : method) { return (endpoint, rest) }
            methods.append(endpoint.method)
        }
        if methods.isEmpty { throw .unknownPath }
        throw MockError(405, 30, "Use \(methods.joined(separator: " or ")) here.")
    }

    private func rest(of path: String) -> String? {
        guard self.path.hasSuffix("*") else { return self.path == path ? "" : nil }
        let prefix = self.path.dropLast()
        guard path.hasPrefix(prefix) else { return nil }
        let rest = path.dropFirst(prefix.count)
        return rest.isEmpty || rest.contains("/") ? nil : String(rest)
    }
}
