import BoltCheckoutCore

/// A cart of a request, checked, and the form in which replies show it.
struct Cart {
    /// The merchant's own reference.
    let orderReference: String
    /// The number that the shop shows, empty for none.
    let displayID: String
    /// The currency's code.
    let currency: String
    /// What is to be paid, in minor units.
    let total: Int64
    /// The cart as replies show it.
    let view: JSONTree
    /// The first shipping address as sent, nil for none.
    let shippingAddress: JSONTree?
    /// The billing address as sent, nil for none.
    let billingAddress: JSONTree?

    /// Checks a cart.
    ///
    /// - Parameters:
    ///   - fields: The cart of the request.
    ///   - identifiers: Draws the ids of addresses.
    /// - Throws: ``MockError`` that names the first field in the way.
    init(_ fields: RequestFields, _ identifiers: inout MockIdentifiers) throws(MockError) {
        orderReference = try fields.text("order_reference")
        displayID = try fields.optionalText("display_id") ?? ""
        let code = try fields.text("currency")
        guard let known = CurrencyCode(code), known.exponent != nil else {
            throw MockError(
                422,
                6,
                "The currency is not known.",
                field: fields.path(of: "currency")
            )
        }
        currency = known.text
        total = try fields.amount("total_amount")
        let sums = try CartSums(fields)
        try sums.check(total: total, fields)
        let shipments = try fields.objects("shipments")
        for shipment in shipments {
            if let address = try shipment.optionalObject("shipping_address") {
                try AddressForm.check(address)
            }
        }
        let billing = try fields.optionalObject("billing_address")
        if let billing { try AddressForm.check(billing) }
        shippingAddress = shipments.first?.tree["shipping_address"]
        billingAddress = billing?.tree
        view = CartView(currency: currency, total: total, sums: sums)
            .tree(fields.tree, &identifiers)
    }
}
