/// What the processor decided about an authorization.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltAuthorizationView: Equatable, Sendable {
    /// `"succeeded"`, `"declined"` or `"error"`; other values stay as they are.
    public let status: String?

    /// Why, for example `"none"`, `"call_issuer"`, `"invalid_cvv"`.
    public let reason: String?

    /// Creates the value from its members.
    public init(
        status: String? = nil,
        reason: String? = nil
    ) {
        self.status = status
        self.reason = reason
    }
}

extension BoltAuthorizationView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            status: object.text("status"),
            reason: object.text("reason")
        )
    }
}
