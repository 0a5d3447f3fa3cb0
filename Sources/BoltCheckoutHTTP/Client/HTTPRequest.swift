/// One question to a server.
package struct HTTPRequest: Equatable, Sendable {
    /// What is asked of the server.
    package enum Method: String, Equatable, Sendable {
        /// Asks for something and changes nothing.
        case get = "GET"
        /// Sends something.
        case post = "POST"
        /// Changes a part.
        case patch = "PATCH"
        /// Removes something.
        case delete = "DELETE"
    }

    /// The method.
    package var method: Method

    /// Where to.
    package var url: URLParts

    /// The headers in the order in which they are sent.
    package var headers: [HTTPHeader]

    /// The body; empty for none.
    package var body: [UInt8]

    /// Creates a request.
    package init(
        _ method: Method,
        _ url: URLParts,
        headers: [HTTPHeader] = [],
        body: [UInt8] = []
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }

    /// The key that lets the server recognize a repetition.
    package var idempotencyKey: String? { headers.value(of: "Idempotency-Key") }

    /// Whether sending it twice does no more than sending it once.
    package var isRepeatable: Bool { method == .get || idempotencyKey != nil }
}
