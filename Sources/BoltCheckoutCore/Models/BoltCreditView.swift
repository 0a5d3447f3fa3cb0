/// The credit leg of a refund.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltCreditView: Equatable, Sendable {
    /// `"succeeded"`, `"pending"`, `"declined"`, `"error"`; other values stay as they are.
    public let status: String?

    /// Creates the value from its members.
    public init(
        status: String? = nil
    ) {
        self.status = status
    }
}

extension BoltCreditView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            status: object.text("status")
        )
    }
}
