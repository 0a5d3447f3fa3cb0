/// The parts of a cart's total, and whether they add up to it.
struct CartSums {
    /// The sum of the items, nil where the cart names none.
    let items: Int64?
    /// The sum of the discounts and rewards.
    let discounts: Int64
    /// The sum of the shipments' costs.
    let shipping: Int64
    /// The tax.
    let tax: Int64
    /// The sum of the fees with their tax.
    let fees: Int64

    /// Adds the parts up.
    ///
    /// - Throws: ``MockError`` for a part that is missing, no whole number, or too large.
    init(_ cart: RequestFields) throws(MockError) {
        var amounts: [Int64] = []
        for item in try cart.objects("items") {
            _ = try item.text("reference")
            _ = try item.text("name")
            _ = try item.amount("unit_price")
            guard try item.integer("quantity") > 0 else {
                throw .badValue(item.path(of: "quantity"), "The quantity must be positive.")
            }
            amounts.append(try item.amount("total_amount"))
        }
        items = amounts.isEmpty ? nil : try Self.sum(amounts, cart.path(of: "items"))
        discounts = try Self.discounts(cart)
        shipping = try Self.sum("shipments", "cost", cart)
        tax = try cart.optionalAmount("tax_amount") ?? 0
        fees = try Self.fees(cart)
    }

    /// Refuses a total that the parts do not add up to.
    func check(total: Int64, _ cart: RequestFields) throws(MockError) {
        // Without items there is nothing that the total could be compared to.
        guard let items else { return }
        let field = cart.path(of: "total_amount")
        guard let sum = MockAmount.sum([items, -discounts, shipping, tax, fees]) else {
            throw .badAmount(field, "The amounts are too large.")
        }
        guard sum == total else {
            throw .badAmount(
                field,
                "The total is \(total), but items \(items) - discounts \(discounts) "
                    + "+ shipping \(shipping) + tax \(tax) + fees \(fees) are \(sum)."
            )
        }
    }

    private static func discounts(_ cart: RequestFields) throws(MockError) -> Int64 {
        let discounts = try sum("discounts", "amount", cart)
        let rewards = try sum("loyalty_rewards", "amount", cart)
        return try sum([discounts, rewards], cart.path(of: "discounts"))
    }

    private static func fees(_ cart: RequestFields) throws(MockError) -> Int64 {
        var amounts: [Int64] = []
        for fee in try cart.objects("fees") {
            _ = try fee.text("reference")
            let price = try fee.amount("unit_price")
            let tax = try fee.optionalAmount("unit_tax_amount") ?? 0
            let quantity = try fee.optionalAmount("quantity") ?? 1
            for amount in [price, tax] {
                let (product, isOver) = amount.multipliedReportingOverflow(by: quantity)
                guard !isOver else {
                    throw .badAmount(fee.path(of: "quantity"), "The amounts are too large.")
                }
                amounts.append(product)
            }
        }
        return try sum(amounts, cart.path(of: "fees"))
    }

    private static func sum(
        _ list: String,
        _ key: String,
        _ cart: RequestFields
    ) throws(MockError) -> Int64 {
        var amounts: [Int64] = []
        for entry in try cart.objects(list) { amounts.append(try entry.amount(key)) }
        return try sum(amounts, cart.path(of: list))
    }

    private static func sum(_ amounts: [Int64], _ field: String) throws(MockError) -> Int64 {
        guard let sum = MockAmount.sum(amounts) else {
            throw .badAmount(field, "The amounts are too large.")
        }
        return sum
    }
}
