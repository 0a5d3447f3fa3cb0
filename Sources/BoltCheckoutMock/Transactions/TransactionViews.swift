/// The forms in which one transaction is shown.
enum TransactionViews {
    private static let fullOnly: Set<String> = [
        "order", "merchant", "timeline", "refunded_amount", "refund_transactions",
        "refund_transaction_ids", "adjust_transactions", "chargeback_details",
        "source_transaction", "address_change_request_metadata",
        "transaction_rejection_details", "customer_list_status", "risk_review_status",
    ]

    private static let merchantOnly: Set<String> = [
        "review_ticket", "auth_verification_status", "void_cause", "order_decision",
    ]

    /// What authorize, capture, void and credit answer with.
    static func short(_ transaction: JSONTree) -> JSONTree {
        transaction.without(fullOnly)
    }

    /// What a page's `success` callback gets, as `BoltCheckoutResult` mirrors it.
    static func client(_ transaction: JSONTree) -> JSONTree {
        var view = transaction.without(fullOnly).without(merchantOnly)
        view.copy(["order_decision", "customer_list_status"], from: transaction)
        view["has_refunds"] = false
        let cart = transaction.at("order", "cart")
        if let address = transaction.at("from_credit_card", "billing_address") {
            view["billing_address"] = AddressForm.input(address)
        }
        if let shipment = cart?["shipments"]?.elements.first {
            if let address = shipment["shipping_address"] {
                view["shipping_address"] = AddressForm.input(address)
            }
            var value: JSONTree = [:]
            let keys = [
                "service", "carrier", "cost", "tax_amount", "reference",
                "estimated_delivery_date", "signature",
            ]
            value.copy(keys, from: shipment)
            view["shipping_option"] = ["valid": true, "value": value]
        }
        var clientCart: JSONTree = [:]
        if let cart { clientCart.copy(["order_reference", "discounts", "items"], from: cart) }
        view["cart"] = clientCart
        view["custom_field_responses"] = []
        view["user_note"] = transaction.at("order", "user_note") ?? ""
        return view
    }
}
