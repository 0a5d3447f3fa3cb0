/// One request with its retries: the same bytes and the same key each time.
package struct Exchange: Equatable, Sendable {
    /// The last reply, or why there is none.
    package let result: Result<CheckoutResponse, TransportError>
    /// Whether an earlier attempt may have charged somebody without saying so. Then only a transaction
    /// or a replayed reply is final.
    package let earlierAttemptIsOpen: Bool

    /// At most this many attempts are made.
    package static let attempts = 3

    /// Sends a request until there is a reply worth having.
    ///
    /// - Parameters:
    ///   - request: What to send. A request that can charge must carry its idempotency key.
    ///   - transport: What carries it.
    ///   - pacing: Whether and when it may be sent again.
    /// - Returns: How it ended.
    package static func perform(
        _ request: CheckoutRequest,
        over transport: any CheckoutTransport,
        pacing: any RetryPacing
    ) -> Exchange {
        var isOpen = false
        for attempt in 1... {
            let result = Self.attempt(request, transport)
            let isLast = attempt == attempts || !isRetriable(result, of: request)
            if isLast || !pacing.waits(beforeAttempt: attempt + 1, retryAfter: retryAfter(result)) {
                return Exchange(result: result, earlierAttemptIsOpen: isOpen)
            }
            isOpen = isOpen || (request.canCharge && leavesOpen(result))
        }
        return Exchange(
            result: .failure(.lost("no attempt was made")),
            earlierAttemptIsOpen: isOpen
        )
    }

    private static func attempt(
        _ request: CheckoutRequest,
        _ transport: any CheckoutTransport
    ) -> Result<CheckoutResponse, TransportError> {
        do throws(TransportError) {
            return .success(try transport.send(request))
        } catch {
            return .failure(error)
        }
    }

    private static func isRetriable(
        _ result: Result<CheckoutResponse, TransportError>,
        of request: CheckoutRequest
    ) -> Bool {
        switch result {
        case .success(let response):
            switch response.status {
            case 409, 429, 502, 503, 504: true
            case 500...: !request.canCharge || response.isRetriable
            default: false
            }
        case .failure(.unreachable), .failure(.lost): true
        case .failure: false
        }
    }

    private static func leavesOpen(_ result: Result<CheckoutResponse, TransportError>) -> Bool {
        switch result {
        case .success(let response): response.status != 429
        case .failure(let error): error.mayHaveArrived
        }
    }

    private static func retryAfter(_ result: Result<CheckoutResponse, TransportError>) -> String? {
        guard case .success(let response) = result else { return nil }
        return response.header("Retry-After")
    }
}
