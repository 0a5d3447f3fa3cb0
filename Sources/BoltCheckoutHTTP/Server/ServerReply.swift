/// What a loopback server answers.
package struct ServerReply: Equatable, Sendable {
    /// The status, for example 200.
    package var status: Int

    /// The headers; those about length, date and connection are the server's.
    package var headers: [HTTPHeader]

    /// The body; empty for none.
    package var body: [UInt8]

    /// How long the reply is held back, in milliseconds; others are served meanwhile.
    package var delayMilliseconds: Int64 = 0

    /// Whether the server ends once this reply has left.
    package var endsServer = false

    /// Whether the connection is closed after it.
    package var closesConnection = false

    /// Creates a reply.
    package init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A reply of plain text.
    package static func text(_ text: String, status: Int = 200) -> ServerReply {
        ServerReply(
            status: status,
            headers: [HTTPHeader("Content-Type", "text/plain; charset=utf-8")],
            body: Array(text.utf8)
        )
    }

    /// A reply of JSON.
    package static func json(_ body: [UInt8], status: Int = 200) -> ServerReply {
        ServerReply(
            status: status,
            headers: [HTTPHeader("Content-Type", "application/json")],
            body: body
        )
    }

    /// A page for a browser, locked down by ``PageSecurity``.
    ///
    /// - Parameters:
    ///   - html: The page.
    ///   - policy: Its Content-Security-Policy.
    ///   - status: The status.
    /// - Returns: The reply with all headers.
    package static func page(_ html: String, policy: String, status: Int = 200) -> ServerReply {
        let type = HTTPHeader("Content-Type", "text/html; charset=utf-8")
        return ServerReply(
            status: status,
            headers: [type] + PageSecurity.headers(policy: policy),
            body: Array(html.utf8)
        )
    }

    /// Sends the browser elsewhere with a GET.
    package static func redirect(to location: String) -> ServerReply {
        ServerReply(
            status: 303,
            headers: [HTTPHeader("Location", location)] + PageSecurity.headers()
        )
    }
}
