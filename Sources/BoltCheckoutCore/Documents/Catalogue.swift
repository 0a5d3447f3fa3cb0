/// The fields of all transaction shapes in the order in which a person wants to see them.
///
/// An entry covers its path and everything below. Where several cover a field, the longest does. What
/// no entry covers is shown last, under ``other``: nothing that Bolt sends is lost.
package enum Catalogue {
    /// What a value means beyond its JSON kind.
    package enum Kind: Sendable {
        /// Shown as it is; amounts are told by their shape.
        case plain
        /// Milliseconds since 1970.
        case date
        /// Milliseconds since 1970 of which month and year count.
        case month
    }

    /// One entry.
    package struct Field: Sendable {
        /// Keys on the wire, `*` for any place of a list.
        package let path: String
        /// The heading under which it is shown.
        package let section: String
        /// What a person calls it; empty: the keys in words.
        package let label: String
        package let kind: Kind

        init(_ path: String, _ section: String, _ label: String = "", _ kind: Kind = .plain) {
            self.path = path
            self.section = section
            self.label = label
            self.kind = kind
        }
    }

    /// The heading of everything that no entry covers.
    package static let other = "Other"

    /// The heading of what stands beside a transaction in the hook or reply it came in.
    package static let envelope = "Envelope"

    /// The entries, in the order of output.
    package static let fields: [Field] =
        payment + customer + cards + decisions + money + orders + merchant

    /// Whether a path begins, in either spelling, with the key of an entry.
    package static func knows(_ path: DocumentPath) -> Bool {
        guard let first = path.parts.first else { return false }
        let key = Array(first.utf8)
        let spellings = [key, KeySpelling.other(key) ?? key]
        return fields.contains { field in
            spellings.contains(Array(field.path.utf8.prefix { $0 != UInt8(ascii: ".") }))
        }
    }

    private static let payment: [Field] = [
        Field("amount", "Payment", "amount"),
        Field("currency", "Payment"),
        Field("display_id", "Payment"),
        Field("order_number", "Payment"),
        Field("notification_type", "Payment"),
        Field("transaction_id", "Payment"),
        Field("order", "Payment"),
        Field("quote_id", "Payment"),
        Field("order_id", "Payment"),
        Field("cart_id", "Payment"),
        Field("authorization_id", "Payment"),
        Field("capture_type", "Payment"),
        Field("refund_type", "Payment"),
        Field("user_note", "Payment", "note of the shopper"),
        Field("order.user_note", "Payment", "note of the shopper"),
        Field("last_viewed_utc", "Payment", "last viewed", .date),
        Field("view_status", "Payment"),
    ]

    private static let customer: [Field] = [
        Field("from_consumer", "Customer"),
        Field("from_user", "Customer"),
        Field("to_consumer", "Payee"),
        Field("from_consumer_membership_users", "Customer"),
        Field("customer_list_status", "Customer"),
    ]

    private static let cards: [Field] = [
        Field("last4", "Card"),
        Field("from_credit_card", "Card"),
        Field("from_credit_card.expiration", "Card", "expires", .month),
        Field("to_credit_card", "Card of the refund"),
        Field("to_credit_card.expiration", "Card of the refund", "expires", .month),
    ]

    private static let decisions: [Field] = [
        Field("authorization", "Authorization"),
        Field("transaction_rejection_details", "Authorization"),
        Field("transaction_properties", "Authorization"),
        Field("auth_verification_status", "Authorization"),
        Field("order_decision", "Risk"),
        Field("risk_score", "Risk"),
        Field("risk_insights", "Risk"),
        Field("risk_signals", "Risk"),
        Field("risk_review_status", "Risk"),
        Field("indemnification_decision", "Risk"),
        Field("indemnification_reason", "Risk"),
        Field("review_ticket", "Risk"),
        Field("review_ticket.request_deadline", "Risk", "review possible until", .date),
    ]

    private static let money: [Field] = [
        Field("captures", "Captures"),
        Field("capture", "Captures"),
        Field("void", "Void"),
        Field("void_cause", "Void"),
        Field("refunded_amount", "Refunds", "refunded"),
        Field("total_refund_amount", "Refunds"),
        Field("requested_refund_amount", "Refunds"),
        Field("has_refunds", "Refunds"),
        Field("credit", "Refunds"),
        Field("refund_transactions", "Refunds"),
        Field("refund_transactions.*.date", "Refunds", "date", .date),
        Field("refund_transaction_ids", "Refunds"),
        Field("source_transaction", "Refunds"),
        Field("source_transaction_id", "Refunds"),
        Field("source_transaction_reference", "Refunds"),
        Field("adjust_transactions", "Refunds"),
        Field("chargeback_details", "Dispute"),
        Field("chargeback_details.representment_reply_by_date", "Dispute", "reply by", .date),
        Field("manual_disputes", "Dispute"),
        Field("splits", "Splits"),
    ]

    private static let orders: [Field] = [
        Field("cart", "Cart"),
        Field("order.cart", "Cart"),
        Field("shipping_option", "Shipping"),
        Field("shipping_address", "Shipping"),
        Field("order.cart.shipments", "Shipping"),
        Field("order.cart.in_store_shipments", "Shipping"),
        Field("order.cart.fulfillments", "Shipping"),
        Field("billing_address", "Billing"),
        Field("order.cart.billing_address", "Billing"),
        Field("order.token", "Order"),
        Field("order.platform_user_id", "Order"),
        Field("order.external_data", "Order"),
        Field("custom_field_responses", "Order"),
        Field("custom_fields", "Order"),
        Field("shopify", "Order"),
        Field("sfcc", "Order"),
        Field("platform_metadata", "Order"),
        Field("address_change_request_metadata", "Order"),
    ]

    private static let merchant: [Field] = [
        Field("timeline", "Timeline"),
        Field("timeline.*.date", "Timeline", "date", .date),
        Field("merchant", "Merchant"),
        Field("merchant_division", "Merchant"),
        Field("payment_link", "Merchant"),
    ]
}
