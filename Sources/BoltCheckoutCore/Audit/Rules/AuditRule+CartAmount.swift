extension AuditRule {
    /// What was charged against the cart's total. A refund carries the cart of its payment and is not
    /// compared with it.
    static let cartAmount = AuditRule(
        "cart-amount",
        "a payment's amount is its cart's total"
    ) { record, report in
        guard record.direction == .payment, let amount = record.amount,
            let total = record.cartAmount("total_amount", "totalAmount")
        else { return }
        report.compare("amount", expected: total, actual: amount, currency: record.currency) {
            "charged \($0.words) the cart total"
        }
    }
}
