/// Finds the fields of a checkout's result in a transaction, whichever of Bolt's views it is.
///
/// The client view, which the SDK's result mirrors, has them at the top. The merchant view keeps cart,
/// addresses, shipping and note under `order`, and a webhook calls the payer `from_user`. Assumed as
/// a whole: no public source says how Bolt itself turns one view into the other.
struct MerchantViewAdapter {
    private let transaction: WireObject

    /// Creates an adapter for a transaction of any view.
    init(_ transaction: WireObject) {
        self.transaction = transaction
    }

    /// The payer: `from_consumer`, else a webhook's `from_user`.
    func payer() throws(BoltDecodingError) -> BoltConsumerView? {
        let payer = try transaction.model("from_consumer", as: BoltConsumerView.self)
        if let payer { return payer }
        return try transaction.model("from_user", as: BoltConsumerView.self)
    }

    /// The cart: `cart`, else `order.cart`, and each member of it likewise.
    func cart() throws(BoltDecodingError) -> BoltTransactionCart? {
        let own = try transaction.object("cart")
        let ordered = try orderCart()
        guard own != nil || ordered != nil else { return nil }
        var reference = try own?.text("order_reference")
        if Self.nonEmpty(reference) == nil, let other = try ordered?.text("order_reference") {
            reference = other
        }
        var discounts = try own?.list("discounts", of: BoltCartDiscountView.self)
        if discounts == nil {
            discounts = try ordered?.list("discounts", of: BoltCartDiscountView.self)
        }
        var items = try own?.list("items", of: BoltCartItemView.self)
        if items == nil { items = try ordered?.list("items", of: BoltCartItemView.self) }
        return BoltTransactionCart(
            orderReference: reference,
            discounts: discounts,
            items: items
        )
    }

    /// The order number: Bolt's own field, else out of the display id, with a note that says so.
    func merchantOrderNumber() throws(BoltDecodingError) -> String? {
        let own = try transaction.text("merchant_order_number")
        if let own = Self.nonEmpty(own) { return own }
        for holder in [transaction, try orderCart()] {
            guard let displayID = try holder?.text("display_id"),
                let number = DisplayID.orderNumber(displayID)
            else { continue }
            let source = holder?.path(of: "display_id") ?? ""
            transaction.scope.warn(.derived(path: "merchant_order_number", from: source))
            return number
        }
        return own
    }

    /// The shipping address: at the top, else that of the first shipment.
    func shippingAddress() throws(BoltDecodingError) -> BoltAddressInput? {
        let address = try transaction.model("shipping_address", as: BoltAddressInput.self)
        if let address { return address }
        return try shipment()?.object().model("shipping_address", as: BoltAddressInput.self)
    }

    /// The billing address: at the top, else the cart's.
    func billingAddress() throws(BoltDecodingError) -> BoltAddressInput? {
        let address = try transaction.model("billing_address", as: BoltAddressInput.self)
        if let address { return address }
        return try orderCart()?.model("billing_address", as: BoltAddressInput.self)
    }

    /// The shipping option: at the top, else the first shipment as a valid one.
    func shippingOption() throws(BoltDecodingError) -> BoltShippingOption? {
        let option = try transaction.model("shipping_option", as: BoltShippingOption.self)
        if let option { return option }
        guard let shipment = try shipment() else { return nil }
        return BoltShippingOption(
            valid: true,
            value: try BoltShippingOptionValue(reading: shipment)
        )
    }

    /// The shopper's note: at the top, else the order's.
    func userNote() throws(BoltDecodingError) -> String? {
        if let note = try transaction.text("user_note") { return note }
        return try transaction.object("order")?.text("user_note")
    }

    /// Whether there are refunds: Bolt's own field, else a list of refunds that is not empty or a
    /// refunded amount above 0; nil where nothing tells.
    func hasRefunds() throws(BoltDecodingError) -> Bool? {
        if let own = try transaction.bool("has_refunds") { return own }
        let refunds = try transaction.members(of: "refund_transactions")
        let refunded = try transaction.model("refunded_amount", as: BoltAmountView.self)
        guard refunds != nil || refunded != nil else { return nil }
        return refunds?.isEmpty == false || (refunded?.amount ?? 0) > 0
    }

    private func orderCart() throws(BoltDecodingError) -> WireObject? {
        try transaction.object("order")?.object("cart")
    }

    private func shipment() throws(BoltDecodingError) -> WireField? {
        guard let first = try orderCart()?.members(of: "shipments")?.first, first.value.isObject
        else { return nil }
        return first
    }

    private static func nonEmpty(_ text: String?) -> String? {
        text?.isEmpty == false ? text : nil
    }
}
