/// What identifies one delivery of a webhook about a transaction.
package struct Delivery: Hashable, Sendable {
    /// The hook's type, for example `"payment"`; empty where there is none.
    package var hook: String
    /// Bolt's reference of the transaction, else its id; empty where there is neither.
    package var reference: String
    /// The status as received; empty where there is none.
    package var status: String
    /// Minor units.
    package var amount: Int64?
    /// Milliseconds since 1970.
    package var date: Int64?
    /// The merchant's order reference; nil where there is none.
    package var orderReference: String?
    /// Whether it is about money that goes back: several transactions of one order are no surprise.
    package var isRefund: Bool

    /// Creates a delivery.
    package init(
        hook: String,
        reference: String,
        status: String,
        amount: Int64? = nil,
        date: Int64? = nil,
        orderReference: String? = nil,
        isRefund: Bool = false
    ) {
        self.hook = hook
        self.reference = reference
        self.status = status
        self.amount = amount
        self.date = date
        self.orderReference = orderReference
        self.isRefund = isRefund
    }
}

/// What a delivery is among those before it.
package enum DeliveryMark: String, CaseIterable, Sendable {
    /// It tells something.
    case new
    /// All of it was delivered before.
    case duplicate
    /// It tells again, with another date, what stands already.
    case again
    /// The same event with another amount.
    case conflict
    /// It is older than what was delivered before, or follows on a status that is an end.
    case outOfOrder = "out_of_order"
}

/// A mark with its reason.
package struct DeliveryVerdict: Equatable, Sendable {
    /// The mark.
    package let mark: DeliveryMark
    /// Why, in words; nil for what is new.
    package let reason: String?
    /// The other transaction of the same order; nil where there is none.
    package let otherReference: String?

    /// Creates a verdict.
    package init(_ mark: DeliveryMark, reason: String? = nil, otherReference: String? = nil) {
        self.mark = mark
        self.reason = reason
        self.otherReference = otherReference
    }
}
