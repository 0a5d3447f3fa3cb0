/// What Bolt says about an order of Salesforce Commerce Cloud.
///
/// Source: API reference, section "Cart, Integrations, and Notes".
public struct BoltSfccOrderResponse: Equatable, Sendable {
    /// The order token, when present.
    public let sfccOrderToken: String?

    /// Creates the value from its members.
    public init(
        sfccOrderToken: String? = nil
    ) {
        self.sfccOrderToken = sfccOrderToken
    }
}

extension BoltSfccOrderResponse: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            sfccOrderToken: object.text("sfcc_order_token")
        )
    }
}
