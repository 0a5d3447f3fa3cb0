extension AuditRule {
    /// The merchant's order reference of a payment, in a view that has an order or a cart; short views
    /// have neither.
    static let missingOrderReference = AuditRule(
        "missing-order-reference",
        "a payment with an order has the merchant's order reference"
    ) { record, report in
        guard record.direction == .payment,
            record.transaction.field(.order) != nil || record.transaction.field(.cart) != nil
        else { return }
        var remarks: [Remark] = []
        guard record.transaction.orderReference(&remarks).isAbsent else { return }
        report.add(record.inCart("order_reference"), "is missing")
    }
}
