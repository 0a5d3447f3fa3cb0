/// The cart of a transaction.
///
/// Source: API reference, section "Cart, Integrations, and Notes".
public struct BoltTransactionCart: Equatable, Sendable {
    /// The order reference by which the merchant finds the order again. Text as written.
    public let orderReference: String?

    /// The discounts on the cart.
    public let discounts: [BoltCartDiscountView]?

    /// The lines of the cart.
    public let items: [BoltCartItemView]?

    /// Creates the value from its members.
    public init(
        orderReference: String? = nil,
        discounts: [BoltCartDiscountView]? = nil,
        items: [BoltCartItemView]? = nil
    ) {
        self.orderReference = orderReference
        self.discounts = discounts
        self.items = items
    }
}
