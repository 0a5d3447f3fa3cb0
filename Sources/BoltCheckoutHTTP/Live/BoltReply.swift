import BoltCheckoutCore

/// A whole reply of Bolt's API.
package struct BoltReply: Equatable, Sendable {
    /// The reply.
    package let response: HTTPResponse

    /// The host that was asked.
    package let host: String

    /// Whether an earlier try of the same call may have been acted on without a reply.
    package let earlierAttemptIsOpen: Bool

    /// Creates a reply.
    package init(_ response: HTTPResponse, host: String, earlierAttemptIsOpen: Bool = false) {
        self.response = response
        self.host = host
        self.earlierAttemptIsOpen = earlierAttemptIsOpen
    }

    /// Bolt's identification of the exchange.
    package var traceID: String? { response.header("X-Bolt-Trace-Id") }

    /// Whether Bolt repeated the reply to an earlier request with the same key.
    package var isReplayed: Bool {
        response.header("Idempotent-Replayed")?.lowercased() == "true"
    }

    /// How far this computer's clock is from the server's, in milliseconds; nil where the server does
    /// not say. Positive where this computer is behind.
    package func clockDifference(nowMilliseconds: Int64) -> Int64? {
        guard let date = response.header("Date"),
            let seconds = HTTPDate.parse(date, nowSeconds: nowMilliseconds / 1_000)
        else { return nil }
        let (milliseconds, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000)
        return isTooLarge ? nil : milliseconds - nowMilliseconds
    }
}
