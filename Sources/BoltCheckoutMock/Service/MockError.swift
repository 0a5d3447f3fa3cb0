package import BoltCheckoutHTTP

/// Why the mock refuses a request, in Bolt's terms.
package struct MockError: Error, Equatable, Sendable {
    /// The status of the reply.
    package let status: Int
    /// Bolt's number for the kind of error.
    package let code: Int64
    /// One sentence for developers.
    package let message: String
    /// The path of the field it is about, nil for none.
    package let field: String?

    /// Creates an error.
    package init(_ status: Int, _ code: Int64, _ message: String, field: String? = nil) {
        self.status = status
        self.code = code
        self.message = message
        self.field = field
    }

    /// A required field is missing.
    static func missing(_ field: String) -> MockError {
        MockError(422, 25, "A required field is missing.", field: field)
    }

    /// A field has another type than it should.
    static func wrongType(_ field: String, _ expected: String) -> MockError {
        MockError(422, 8, "The field must be \(expected).", field: field)
    }

    /// A field has a value that is not allowed.
    static func badValue(_ field: String, _ message: String) -> MockError {
        MockError(422, 15, message, field: field)
    }

    /// An amount is wrong.
    static func badAmount(_ field: String, _ message: String) -> MockError {
        MockError(422, 2, message, field: field)
    }

    /// There is no such transaction.
    static let unknownTransaction = MockError(404, 24, "There is no such transaction.")

    /// The body is no JSON object.
    static let notJSON = MockError(400, 4005, "The body is not a JSON object.")

    /// The key that the endpoint needs is missing.
    static func missingKey(_ header: String) -> MockError {
        MockError(401, 18, "The \(header) header is missing.")
    }

    /// The key is none that is accepted.
    static let refusedKey = MockError(403, 18, "The key is not accepted.")

    /// Nothing listens at the path.
    static let unknownPath = MockError(404, 24, "There is no such endpoint.")

    /// The reply that says so, in the form of Bolt's errors.
    package var reply: ServerReply {
        var error: JSONTree = ["code": .int(code), "message": .string(message)]
        if let field { error["field"] = .string(field) }
        let body: JSONTree = ["errors": [error], "result": ["success": false]]
        var reply = ServerReply.json(body.bytes, status: status)
        reply.headers.append(HTTPHeader("X-Bolt-Error-Code", String(code)))
        return reply
    }
}
