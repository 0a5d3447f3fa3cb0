package import BoltCheckoutFlows

/// Carries the flows' requests to Bolt.
///
/// It repeats a request by itself, same bytes and same key, and says in the reply whether an earlier
/// try may have charged somebody; the flows must not repeat it once more.
package final class LiveTransport: CheckoutTransport {
    private let api: BoltAPI
    private let announce: (String) -> Void
    /// The idempotency key of the last request that had one.
    package private(set) var idempotencyKey: String?

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - api: Bolt.
    ///   - announce: Hears of an idempotency key before anything is sent with it.
    package init(_ api: BoltAPI, announce: @escaping (String) -> Void) {
        self.api = api
        self.announce = announce
    }

    package func send(_ request: CheckoutRequest) throws(TransportError) -> CheckoutResponse {
        let call = Self.call(for: request)
        if let key = call.headers.value(of: "Idempotency-Key") {
            idempotencyKey = key
            announce(key)
        }
        let reply: BoltReply
        do throws(HTTPError) {
            reply = try api.send(call)
        } catch {
            throw Self.failure(error)
        }
        return CheckoutResponse(
            status: reply.response.status,
            headers: reply.response.headers.map { NamedValue($0.name, $0.value) },
            body: reply.response.body,
            earlierAttemptIsOpen: reply.earlierAttemptIsOpen
        )
    }

    private static func call(for request: CheckoutRequest) -> BoltCall {
        BoltCall(
            request.method == "POST" ? .post : .get,
            request.path,
            headers: request.headers.map { HTTPHeader($0.name, $0.value) },
            body: request.body,
            keys: [.api, .publishable],
            canCharge: request.canCharge
        )
    }

    private static func failure(_ error: HTTPError) -> TransportError {
        switch error.kind {
        case .cancelled: .interrupted(mayHaveArrived: error.mayHaveBeenSent)
        case _ where error.mayHaveBeenSent: .lost(error.description)
        default: .unreachable(error.description)
        }
    }
}
