import BoltCheckoutHTTP

/// Why the token endpoint refuses, in the form of RFC 6749.
struct OAuthError: Error, Equatable {
    let status: Int
    let code: String
    let description: String

    init(_ code: String, _ description: String, status: Int = 400) {
        self.status = status
        self.code = code
        self.description = description
    }

    /// The reply that says so.
    var reply: ServerReply {
        let body: JSONTree = [
            "error": .string(code), "error_description": .string(description),
        ]
        return .json(body.bytes, status: status)
    }
}
