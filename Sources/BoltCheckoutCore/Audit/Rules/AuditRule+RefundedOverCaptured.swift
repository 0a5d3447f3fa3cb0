extension AuditRule {
    /// What was given back against what was captured, or against the amount where no captures are
    /// listed; of a refund of its own, against the payment it belongs to.
    static let refundedOverCaptured = AuditRule(
        "refunded-over-captured",
        "refunds are within what was captured"
    ) { record, report in
        if record.direction == .refund {
            checkRefund(record, &report)
            return
        }
        guard let amount = record.amount, let refunded = refunded(record), refunded != 0 else {
            return
        }
        let limit = record.captured.count > 0 ? record.captured.total : amount
        guard let limit, refunded > limit else { return }
        let what = record.captured.count > 0 ? "what was captured" : "the amount"
        report.compare(
            "refunded_amount",
            expected: limit,
            actual: refunded,
            currency: record.currency
        ) { "refunded \($0.words) \(what)" }
    }

    private static func refunded(_ record: AuditRecord) -> Int64? {
        if let stated = record.transaction.field(.refundedAmount) {
            if let refunded = record.comparable(stated) { return refunded }
        }
        guard let refunds = record.transaction.field(.refundTransactions), refunds.count > 0 else {
            return nil
        }
        var remarks: [Remark] = []
        return record.transaction.refunded(&remarks)
    }

    private static func checkRefund(_ record: AuditRecord, _ report: inout AuditReport) {
        guard let amount = record.amount, amount != .min,
            let source = record.transaction.field(.sourceTransaction),
            let paid = record.comparable(source.member("amount")), paid >= 0
        else { return }
        let refunded = amount < 0 ? 0 - amount : amount
        guard refunded > paid else { return }
        report.compare("amount", expected: paid, actual: refunded, currency: record.currency) {
            "refunded \($0.words) the payment"
        }
    }
}
