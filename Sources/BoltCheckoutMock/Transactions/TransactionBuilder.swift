import BoltCheckoutCore

/// Makes the transaction of a payment, in the full form of the Merchant API.
struct TransactionBuilder {
    private static let reviewMilliseconds: Int64 = 72 * 3_600_000

    let payment: PaymentRequest
    let milliseconds: Int64

    /// The transaction.
    func tree(_ identifiers: inout MockIdentifiers) -> JSONTree {
        let outcome = payment.outcome
        let amount = MockAmount.tree(payment.cart.total, payment.cart.currency)
        let isPaid = outcome.authorization.status == "succeeded"
        var tree: JSONTree = [
            "id": .string(identifiers.id("TA")), "type": "cc_payment", "processor": "vantiv",
            "date": .int(milliseconds), "reference": .string(identifiers.reference()),
            "status": .string(outcome.status),
        ]
        tree["from_consumer"] = payment.shopper.tree(&identifiers)
        tree["to_consumer"] = MockMerchant.consumer
        tree["from_credit_card"] = card(&identifiers)
        tree["amount"] = amount
        tree["authorization"] = [
            "auth": .string(isPaid ? identifiers.digits(17) : ""),
            "status": .string(outcome.authorization.status),
            "reason": .string(outcome.authorization.reason),
        ]
        tree["captures"] = []
        tree["merchant_division"] = MockMerchant.division
        tree["merchant"] = MockMerchant.merchant
        tree["transaction_properties"] = [
            "avs_result": .string(isPaid ? "00" : ""),
            "cvv_result": .string(isPaid ? "M" : "N"),
        ]
        let isIndemnified = outcome == .approved || outcome == .reviewedAndApproved
        tree["indemnification_decision"] = isIndemnified ? "indemnified" : "not_indemnified"
        tree["indemnification_reason"] = .string(reason(outcome))
        tree["last_viewed_utc"] = 0
        tree["view_status"] = "not_viewed"
        tree["last4"] = .string(payment.card.last4)
        tree["splits"] =
            isPaid ? TransactionSplits.tree(payment.cart.total, payment.cart.currency) : []
        tree["risk_score"] = .int(outcome.score)
        tree["order_decision"] = [
            "score": .int(outcome.score), "decision_factors": ["checkout_behavior"],
        ]
        addReview(to: &tree, outcome)
        addRest(to: &tree, outcome)
        return tree
    }

    private func card(_ identifiers: inout MockIdentifiers) -> JSONTree {
        let card = payment.card
        var tree: JSONTree = [
            "id": .string(payment.cardID), "last4": .string(card.last4),
            "bin": .string(card.bin), "network": .string(card.network),
            "token_type": "bolt", "priority": "listed",
            "display_network": .string(card.displayNetwork),
            "icon_asset_path": .string("img/issuer-logos/\(card.network).png"),
            "status": "transient",
        ]
        if let expiration = payment.expiration,
            let day = CalendarDay(year: expiration.year, month: expiration.month, day: 1)
        {
            tree["expiration"] = .int(day.startMilliseconds)
        }
        if let address = payment.cart.billingAddress ?? payment.cart.shippingAddress {
            tree["billing_address"] = AddressForm.view(address, id: identifiers.id("AA"))
        }
        return tree
    }

    private func reason(_ outcome: PaymentOutcome) -> String {
        switch outcome {
        case .rejectedReversible: "reversibly_rejected"
        case .rejectedBefore, .rejectedIrreversible: "irreversibly_rejected"
        case .declined: "unknown"
        case .approved, .inReview, .reviewedAndApproved: payment.source
        }
    }

    private func addReview(to tree: inout JSONTree, _ outcome: PaymentOutcome) {
        let isOpen = outcome.status == "pending"
        tree["risk_review_status"] = isOpen ? "needs_review" : "reviewed"
        tree["review_ticket"] = [
            "request_deadline": .int(milliseconds + Self.reviewMilliseconds)
        ]
        if outcome == .declined {
            tree["transaction_rejection_details"] = [
                "auth_rejection_details": [
                    "reason_code": "do_not_honor",
                    "reason_description": "Declined by the issuer, cause not given",
                ]
            ]
        }
    }

    private func addRest(to tree: inout JSONTree, _ outcome: PaymentOutcome) {
        let cart = payment.cart
        tree["customer_list_status"] = ["auto_approved": false, "block_listed": false]
        tree["adjust_transactions"] = []
        var order: JSONTree = [:]
        if let token = payment.orderToken { order["token"] = .string(token) }
        order["cart"] = cart.view
        order["user_note"] = .string(payment.userNote)
        order["external_data"] = [:]
        tree["order"] = order
        if !cart.displayID.isEmpty { tree["merchant_order_number"] = .string(cart.displayID) }
        tree["refunded_amount"] = MockAmount.tree(0, cart.currency)
        tree["refund_transactions"] = []
        tree["refund_transaction_ids"] = []
        tree["address_change_request_metadata"] = ["can_change_shipping_address": false]
        TimelineEntry.add("Order created", at: milliseconds, to: &tree)
        switch outcome {
        case .approved, .reviewedAndApproved, .inReview:
            TimelineEntry.add("Order authorized", at: milliseconds, to: &tree)
        case .declined:
            TimelineEntry.add("Authorization declined", at: milliseconds, to: &tree)
        case .rejectedBefore, .rejectedReversible, .rejectedIrreversible:
            TimelineEntry.add("Order rejected", at: milliseconds, to: &tree)
        }
    }
}
