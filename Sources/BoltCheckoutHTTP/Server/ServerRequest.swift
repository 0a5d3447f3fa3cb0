/// One complete request to a loopback server.
package struct ServerRequest: Equatable, Sendable {
    /// The method as written, for example `"GET"`.
    package let method: String

    /// The path as written, with its escapes and without the query; begins with a slash.
    package let path: String

    /// What stands after the question mark as written, nil where there is none.
    package let query: String?

    /// The headers in the order of their arrival.
    package let headers: [HTTPHeader]

    /// The body, chunks put together; empty for none.
    package let body: [UInt8]

    /// Whether the client wants to use the connection again.
    package let keepsConnection: Bool

    /// Creates a request.
    package init(
        _ method: String,
        _ target: String,
        headers: [HTTPHeader] = [],
        body: [UInt8] = [],
        keepsConnection: Bool = true
    ) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.method = method
        path = String(parts[0])
        query = parts.count > 1 ? String(parts[1]) : nil
        self.headers = headers
        self.body = body
        self.keepsConnection = keepsConnection
    }

    /// The value of the first header of a name, in any case of letters.
    package func header(_ name: String) -> String? {
        headers.value(of: name)
    }

    /// The fields of the query; none where an escape in it is broken.
    package var queryFields: FormFields {
        query.flatMap { FormFields(parsing: $0) } ?? FormFields()
    }

    /// The same request with the first part of its path taken off.
    func droppingPathPrefix(_ length: Int) -> ServerRequest {
        let rest = String(decoding: path.utf8.dropFirst(length), as: UTF8.self)
        return ServerRequest(
            method,
            query.map { "\(rest)?\($0)" } ?? rest,
            headers: headers,
            body: body,
            keepsConnection: keepsConnection
        )
    }
}
