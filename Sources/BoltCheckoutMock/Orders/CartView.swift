/// Turns a cart of a request, which has bare numbers, into the form of replies, which has amounts
/// with their currency.
struct CartView {
    let currency: String
    let total: Int64
    let sums: CartSums

    /// The cart as replies show it.
    func tree(_ cart: JSONTree, _ identifiers: inout MockIdentifiers) -> JSONTree {
        var view: JSONTree = [:]
        view.copy(["order_reference", "display_id"], from: cart)
        view["currency"] = MockAmount.tree(0, currency).without(["amount"])
        view["subtotal_amount"] = amount(sums.items ?? 0)
        view["total_amount"] = amount(total)
        view["tax_amount"] = amount(sums.tax)
        view["shipping_amount"] = amount(sums.shipping)
        view["discount_amount"] = amount(sums.discounts)
        if sums.fees > 0 { view["fee_amount"] = amount(sums.fees) }
        if let address = cart["billing_address"], address.isObject {
            view["billing_address"] = AddressForm.view(address, id: identifiers.id("AA"))
        }
        view["items"] = .array((cart["items"]?.elements ?? []).map(item))
        let shipments = cart["shipments"]?.elements ?? []
        if !shipments.isEmpty {
            var views: [JSONTree] = []
            for entry in shipments { views.append(shipment(entry, &identifiers)) }
            view["shipments"] = .array(views)
        }
        view["discounts"] = .array((cart["discounts"]?.elements ?? []).map(discount))
        let fees = cart["fees"]?.elements ?? []
        if !fees.isEmpty { view["fees"] = .array(fees.map(fee)) }
        view.copy(["cart_url", "order_description", "metadata"], from: cart)
        return view
    }

    private func item(_ item: JSONTree) -> JSONTree {
        var view: JSONTree = [:]
        view.copy(["reference", "name", "description"], from: item)
        copyAmounts(["total_amount", "unit_price", "tax_amount", "msrp"], from: item, to: &view)
        view.copy(["quantity", "sku", "image_url", "details_url", "type", "taxable"], from: item)
        view["properties"] = item["properties"] ?? []
        view["shipment_type"] = item["shipment_type"] ?? "door_delivery"
        view.copy(
            ["options", "shipment_id", "brand", "category", "collections", "color", "size"],
            from: item
        )
        view.copy(["weight", "uom", "upc", "isbn", "manufacturer", "tags"], from: item)
        view.copy(["merchant_product_id", "merchant_variant_id"], from: item)
        return view
    }

    private func shipment(
        _ shipment: JSONTree,
        _ identifiers: inout MockIdentifiers
    ) -> JSONTree {
        var view: JSONTree = [:]
        if let address = shipment["shipping_address"], address.isObject {
            view["shipping_address"] = AddressForm.view(address, id: identifiers.id("AA"))
        }
        view.copy(["shipping_method", "service", "carrier"], from: shipment)
        copyAmounts(["cost", "tax_amount"], from: shipment, to: &view)
        view.copy(["reference", "estimated_delivery_date", "type", "signature"], from: shipment)
        return view
    }

    private func discount(_ discount: JSONTree) -> JSONTree {
        var view: JSONTree = [:]
        copyAmounts(["amount"], from: discount, to: &view)
        view.copy(["code", "description", "details_url"], from: discount)
        view["discount_category"] = discount["discount_category"] ?? "coupon"
        view.copy(["reference"], from: discount)
        return view
    }

    private func fee(_ fee: JSONTree) -> JSONTree {
        var view: JSONTree = [:]
        view.copy(["reference", "name", "description"], from: fee)
        copyAmounts(["unit_price", "unit_tax_amount"], from: fee, to: &view)
        view.copy(["quantity"], from: fee)
        return view
    }

    private func copyAmounts(_ keys: [String], from source: JSONTree, to view: inout JSONTree) {
        for key in keys {
            if let number = source[key]?.integer { view[key] = amount(number) }
        }
    }

    private func amount(_ number: Int64) -> JSONTree {
        MockAmount.tree(number, currency)
    }
}
