extension AuditRule {
    /// Items less discounts, plus shipping, tax and fees, against the stated total of the cart.
    ///
    /// Checked only where all parts are known: a line total of 0 was left out, so that then only a
    /// stated subtotal counts.
    static let cartTotal = AuditRule(
        "cart-total",
        "items less discounts plus shipping, tax and fees are the cart's total"
    ) { record, report in
        guard let total = record.cartAmount("total_amount", "totalAmount"), total != 0,
            let parts = CartParts(record), !parts.sums(to: total)
        else { return }
        report.compare(
            record.inCart("total_amount"),
            expected: parts.total,
            actual: total,
            currency: record.currency
        ) { "cart total is \($0.words) the sum of its parts" }
    }
}

/// What the total of a cart is made of.
///
/// Source: Bolt's rule for order tokens: total is items less discounts, plus shipments, tax and fees.
private struct CartParts {
    /// The sum of the parts.
    let total: Int64
    private let rewards: Int64

    /// Reads the parts; nil where one of them is not known.
    init?(_ record: AuditRecord) {
        guard let cart = record.cart,
            let items = Self.items(record, cart),
            let discounts = Self.part(record, "discount_amount", "discountAmount", "discounts"),
            let shipping = Self.shipping(record, cart),
            let fees = Self.fees(record, cart)
        else { return nil }
        let tax = record.cartAmount("tax_amount", "taxAmount") ?? 0
        var sum = Int128(items) - Int128(discounts)
        sum += Int128(shipping) + Int128(tax) + Int128(fees)
        guard let total = Int64(exactly: sum) else { return nil }
        self.total = total
        rewards = record.cartAmount("loyalty_rewards_amount", "loyaltyRewardsAmount") ?? 0
    }

    /// Whether the parts make the total. Nobody says whether loyalty rewards are among the discounts
    /// already, so both is right.
    func sums(to stated: Int64) -> Bool {
        stated == total || Int128(stated) == Int128(total) - Int128(rewards)
    }

    private static func items(_ record: AuditRecord, _ cart: JSONValue) -> Int64? {
        var sum = AuditSum(in: record.currency)
        var hasLeftOut = false
        AuditList.forEach(cart.member("items")) { item, _ in
            let total = AuditMoney(item.either("total_amount", "totalAmount"))
            if total.map({ $0.minor == 0 }) ?? true { hasLeftOut = true }
            if let total { sum.add(total) }
        }
        if sum.count > 0, !hasLeftOut { return sum.total }
        let subtotal = record.cartAmount("subtotal_amount", "subtotalAmount")
        return subtotal == 0 ? nil : subtotal
    }

    /// A stated sum, else the sum of a list.
    private static func part(
        _ record: AuditRecord,
        _ snake: StaticString,
        _ camel: StaticString,
        _ list: StaticString
    ) -> Int64? {
        if let stated = record.cartAmount(snake, camel), stated != 0 { return stated }
        var sum = AuditSum(in: record.currency)
        AuditList.forEach(record.cart?.member(list)) { member, _ in sum.add(member.member("amount"))
        }
        return sum.total
    }

    private static func shipping(_ record: AuditRecord, _ cart: JSONValue) -> Int64? {
        if let stated = record.cartAmount("shipping_amount", "shippingAmount"), stated != 0 {
            return stated
        }
        var sum = AuditSum(in: record.currency)
        AuditList.forEach(cart.member("shipments")) { shipment, _ in
            if let cost = shipment.member("cost"), !cost.isNull { sum.add(cost) }
        }
        return sum.total
    }

    private static func fees(_ record: AuditRecord, _ cart: JSONValue) -> Int64? {
        if let stated = record.cartAmount("fee_amount", "feeAmount") { return stated }
        // Without a stated sum, fees are known only where there are none.
        return AuditList.count(cart.member("fees")) == 0 ? 0 : nil
    }
}
