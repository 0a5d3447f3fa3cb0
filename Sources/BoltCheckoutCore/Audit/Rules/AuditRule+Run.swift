extension AuditRule {
    /// The same record again: reference, type, status, amount and date.
    package static let duplicate = AuditRule(
        ofRun: "duplicate",
        "no record of a run comes twice"
    )

    /// Two records of one transaction with different money. Another status is the course of things.
    static let conflictingVersions = AuditRule(
        ofRun: "conflicting-versions",
        "records of one transaction agree on amount, currency and type"
    )

    /// Two payments for one order, neither of which came to nothing.
    static let twoPaymentsForOrder = AuditRule(
        ofRun: "two-payments-for-order",
        "an order has one payment"
    )

    /// The number of records that pages of a list say there are.
    package static let pageTotal = AuditRule(
        ofRun: "page-total",
        "pages bring as many records as they say there are"
    )
}
