package import BoltCheckoutFlows

/// Answers requests from a list, and keeps what was asked. Past the end of the list nothing answers.
package final class StubTransport: CheckoutTransport {
    private var results: [Result<CheckoutResponse, TransportError>]
    /// What was sent, in order.
    package private(set) var requests: [CheckoutRequest] = []

    package init(_ results: [Result<CheckoutResponse, TransportError>] = []) {
        self.results = results
    }

    /// Answers once, with a status and a body.
    package convenience init(status: Int, body: [UInt8]) {
        self.init([.success(CheckoutResponse(status: status, body: body))])
    }

    package func send(_ request: CheckoutRequest) throws(TransportError) -> CheckoutResponse {
        requests.append(request)
        guard !results.isEmpty else { throw .unreachable("nothing is expected here") }
        return try results.removeFirst().get()
    }
}

/// Does what it is told instead of a shopper.
package final class StubShopper: ShopperInterface {
    private let answer: Result<ShopperAnswer, ShopperError>
    private let callbacks: [ShopperCallback]
    private let cards: Result<CardAnswer, ShopperError>
    private let secrets: LoginSecrets
    /// The pages that were shown.
    package private(set) var pages: [ShopperPage] = []
    /// What the flow made of the callbacks.
    package private(set) var verdicts: [CallbackVerdict] = []

    package init(
        _ answer: Result<ShopperAnswer, ShopperError> = .success(.closed(afterSubmit: false)),
        callbacks: [ShopperCallback] = [],
        card: Result<CardAnswer, ShopperError> = .success(.endOfInput),
        secrets: LoginSecrets = LoginSecrets(state: "", codeVerifier: "")
    ) {
        self.answer = answer
        self.callbacks = callbacks
        cards = card
        self.secrets = secrets
    }

    package func present(
        _ page: ShopperPage,
        accept: (ShopperCallback) -> CallbackVerdict
    ) throws(ShopperError) -> ShopperAnswer {
        pages.append(page)
        for callback in callbacks {
            let verdict = accept(callback)
            verdicts.append(verdict)
            if verdict == .accept { return .delivered(status: 200, body: callback.body) }
        }
        return try answer.get()
    }

    package func card() throws(ShopperError) -> CardAnswer { try cards.get() }

    package func loginSecrets() throws(ShopperError) -> LoginSecrets { secrets }
}

/// Sends again as often as it is allowed to, without waiting.
package final class StubPacing: RetryPacing {
    /// The values of `Retry-After` it was shown.
    package private(set) var retryAfters: [String?] = []
    private let isPatient: Bool

    package init(isPatient: Bool = true) {
        self.isPatient = isPatient
    }

    package func waits(beforeAttempt attempt: Int, retryAfter: String?) -> Bool {
        retryAfters.append(retryAfter)
        return isPatient
    }
}

/// Files in memory, by path.
package final class StubFixtureFiles: FixtureFiles {
    private let files: [String: String]
    /// The paths that were read.
    package private(set) var opened: [String] = []

    package init(_ files: [String: String]) {
        self.files = files
    }

    package func isFolder(_ path: String) -> Bool {
        let prefix = path.hasSuffix("/") ? path : "\(path)/"
        return files.keys.contains { $0.hasPrefix(prefix) }
    }

    package func names(in folder: String) throws(FixtureError) -> [String] {
        guard isFolder(folder) else { throw .unreadable(path: folder, reason: "no such folder") }
        return files.keys.filter { $0.hasPrefix("\(folder)/") }
            .map { String($0.dropFirst(folder.count + 1)) }.sorted()
    }

    package func bytes(of path: String) throws(FixtureError) -> [UInt8] {
        opened.append(path)
        guard let text = files[path] else { throw .unreadable(path: path, reason: "no such file") }
        return Array(text.utf8)
    }
}
