/// The shopper's answer to a custom field.
///
/// Source: API reference, section "Cart, Integrations, and Notes".
/// Assumed: a boolean answer, which Bolt sends for check boxes, reads as `"true"` or `"false"`.
public struct BoltCustomFieldResponse: Equatable, Sendable {
    /// The public id of the field.
    public let publicId: String?

    /// The answer.
    public let response: String?

    /// Creates the value from its members.
    public init(
        publicId: String? = nil,
        response: String? = nil
    ) {
        self.publicId = publicId
        self.response = response
    }
}

extension BoltCustomFieldResponse: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            publicId: object.text("public_id"),
            response: object.answer("response")
        )
    }
}
