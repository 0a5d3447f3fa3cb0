/// A card as a transaction shows it. Never holds a full card number.
/// Assumed optional: the reference names the members, not their optionality, and Bolt leaves them
/// out at will.
///
/// Source: API reference, section "Parties and Payment Instruments".
public struct BoltCreditCardView: Equatable, Sendable {
    /// Bolt's id of the card.
    public let id: String?

    /// The last four digits.
    public let last4: String?

    /// The first digits, six as a rule, that name the issuer.
    public let bin: String?

    /// When the card expires: milliseconds since 1970, midnight UTC on the first day of the month.
    public let expiration: Int?

    /// The card network, for example `"visa"`; other values than the known ones stay as they are.
    public let network: String?

    /// The address the card is billed to.
    public let billingAddress: BoltAddressInput?

    /// Creates the value from its members.
    public init(
        id: String? = nil,
        last4: String? = nil,
        bin: String? = nil,
        expiration: Int? = nil,
        network: String? = nil,
        billingAddress: BoltAddressInput? = nil
    ) {
        self.id = id
        self.last4 = last4
        self.bin = bin
        self.expiration = expiration
        self.network = network
        self.billingAddress = billingAddress
    }
}

extension BoltCreditCardView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            id: object.text("id"),
            last4: object.text("last4"),
            bin: object.text("bin"),
            expiration: object.truncatedInteger("expiration"),
            network: object.text("network"),
            billingAddress: object.model("billing_address", as: BoltAddressInput.self)
        )
    }
}
