/// One HTTP reply as a value. A status outside 200...299 is a reply like any other.
package struct CheckoutResponse: Equatable, Sendable {
    /// The status.
    package let status: Int
    /// The headers in the order received.
    package let headers: [NamedValue]
    /// The body as received.
    package let body: [UInt8]

    /// Whether a transport that repeats requests by itself has sent the request before, and may have
    /// charged somebody then without a reply.
    package let earlierAttemptIsOpen: Bool

    /// Creates a reply.
    package init(
        status: Int,
        headers: [NamedValue] = [],
        body: [UInt8],
        earlierAttemptIsOpen: Bool = false
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.earlierAttemptIsOpen = earlierAttemptIsOpen
    }

    /// The value of a header; names are compared without regard to case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// Bolt's identification of the exchange.
    package var traceID: String? { header("X-Bolt-Trace-Id") }

    /// Whether Bolt repeated the reply to an earlier request with the same key.
    package var isReplayed: Bool { header("Idempotent-Replayed")?.lowercased() == "true" }

    /// Whether Bolt says that the request may be sent again with the same key.
    package var isRetriable: Bool { header("Idempotent-Retriable")?.lowercased() == "true" }
}
