/// A discount on a cart.
///
/// Assumed: members and their optionality are those of Bolt's merchant view.
///
/// Source: API reference, section "Cart, Integrations, and Notes".
public struct BoltCartDiscountView: Equatable, Sendable {
    /// How much the discount takes off; a positive amount.
    public let amount: BoltAmountView?

    /// The code the shopper entered.
    public let code: String?

    /// The words the shopper saw.
    public let description: String?

    /// The merchant's reference.
    public let reference: String?

    /// Where the discount is described.
    public let detailsUrl: String?

    /// The kind, for example `"coupon"` or `"giftcard"`.
    public let discountCategory: String?

    /// Creates the value from its members.
    public init(
        amount: BoltAmountView? = nil,
        code: String? = nil,
        description: String? = nil,
        reference: String? = nil,
        detailsUrl: String? = nil,
        discountCategory: String? = nil
    ) {
        self.amount = amount
        self.code = code
        self.description = description
        self.reference = reference
        self.detailsUrl = detailsUrl
        self.discountCategory = discountCategory
    }
}

extension BoltCartDiscountView: WireReadable {
    package init(reading field: WireField) throws(BoltDecodingError) {
        let object = try field.object()
        try self.init(
            amount: object.model("amount", as: BoltAmountView.self),
            code: object.text("code"),
            description: object.text("description"),
            reference: object.text("reference"),
            detailsUrl: object.text("details_url"),
            discountCategory: object.text("discount_category")
        )
    }
}
