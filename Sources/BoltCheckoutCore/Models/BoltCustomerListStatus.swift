/// Whether the customer is on one of the merchant's lists.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Authorization, Capture, and Risk".
public struct BoltCustomerListStatus: Equatable, Sendable {
    /// Whether the customer is approved without review.
    public let autoApproved: Bool?

    /// Whether the customer is blocked.
    public let blockListed: Bool?

    /// Creates the value from its members.
    public init(
        autoApproved: Bool? = nil,
        blockListed: Bool? = nil
    ) {
        self.autoApproved = autoApproved
        self.blockListed = blockListed
    }
}

extension BoltCustomerListStatus: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            autoApproved: object.bool("auto_approved"),
            blockListed: object.bool("block_listed")
        )
    }
}
