/// One question to Bolt's API: what is asked, without host, keys and nonce.
package struct BoltCall: Equatable, Sendable {
    /// A key that goes with a call.
    package enum Key: Equatable, Sendable {
        /// `X-API-Key`: everything a merchant's backend does.
        case api
        /// `X-Publishable-Key`: what belongs to one division.
        case publishable
    }

    /// The method.
    package var method: HTTPRequest.Method

    /// The path on the API host, beginning with a slash.
    package var path: String

    /// The query; empty for none.
    package var query: FormFields

    /// The headers beside keys and nonce.
    package var headers: [HTTPHeader]

    /// The body; empty for none.
    package var body: [UInt8]

    /// Which keys go with it, where there are any.
    package var keys: [Key]

    /// Whether a lost reply leaves open whether somebody was charged.
    package var canCharge: Bool

    /// Creates a call.
    package init(
        _ method: HTTPRequest.Method,
        _ path: String,
        query: FormFields = FormFields(),
        headers: [HTTPHeader] = [],
        body: [UInt8] = [],
        keys: [Key] = [.api],
        canCharge: Bool = false
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.keys = keys
        self.canCharge = canCharge
    }

    /// Sends JSON.
    ///
    /// - Parameters:
    ///   - path: The path on the API host.
    ///   - json: The body.
    ///   - idempotencyKey: What makes a repetition harmless; nil sends the call once.
    ///   - keys: Which keys go with it.
    /// - Returns: The call.
    package static func post(
        _ path: String,
        json: [UInt8],
        idempotencyKey: String? = nil,
        keys: [Key] = [.api]
    ) -> BoltCall {
        var headers = [HTTPHeader("Content-Type", "application/json")]
        if let idempotencyKey { headers.append(HTTPHeader("Idempotency-Key", idempotencyKey)) }
        return BoltCall(.post, path, headers: headers, body: json, keys: keys)
    }

    /// Sends a form.
    package static func post(
        _ path: String,
        form: FormFields,
        keys: [Key] = []
    ) -> BoltCall {
        BoltCall(
            .post,
            path,
            headers: [HTTPHeader("Content-Type", "application/x-www-form-urlencoded")],
            body: Array(form.text.utf8),
            keys: keys
        )
    }
}
