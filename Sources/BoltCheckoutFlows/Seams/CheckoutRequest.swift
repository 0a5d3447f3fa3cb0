/// One HTTP request as a value, without host and keys: those are the transport's.
package struct CheckoutRequest: Equatable, Sendable {
    /// What a request is for. A transport that reads files goes by this alone.
    package enum Operation: Equatable, Sendable {
        /// Charges a tokenized card for an order token.
        case authorize(orderToken: String)
        /// Reads one transaction.
        case transaction(reference: String)
    }

    /// What the request is for.
    package let operation: Operation
    /// `"GET"` or `"POST"`.
    package let method: String
    /// The path on Bolt's API host, beginning with a slash.
    package let path: String
    /// The headers that belong to this request, in order; keys, nonce and host are not among them.
    package let headers: [NamedValue]
    /// The body, empty for none.
    package let body: [UInt8]

    /// Creates a request.
    package init(
        _ operation: Operation,
        method: String,
        path: String,
        headers: [NamedValue] = [],
        body: [UInt8] = []
    ) {
        self.operation = operation
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }

    /// Reads one transaction by its reference; nil where the text cannot be a reference.
    package static func transaction(reference: String) -> CheckoutRequest? {
        guard TransactionReference.isSafe(reference) else { return nil }
        return CheckoutRequest(
            .transaction(reference: reference),
            method: "GET",
            path: "/v1/merchant/transactions/\(reference)"
        )
    }

    /// Whether a lost reply leaves open whether somebody was charged.
    package var canCharge: Bool {
        switch operation {
        case .authorize: true
        case .transaction: false
        }
    }
}
