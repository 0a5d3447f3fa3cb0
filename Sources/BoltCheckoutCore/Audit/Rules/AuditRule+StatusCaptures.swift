extension AuditRule {
    /// Money that was captured for a payment that came to nothing, or has not begun.
    static let statusCaptures = AuditRule(
        "status-captures",
        "a payment that came to nothing has no capture that succeeded"
    ) { record, report in
        guard record.direction == .payment, record.status.isDead || record.status == .created,
            record.captured.count > 0, record.captured.minor != 0
        else { return }
        let status = record.transaction.field(.status)?.string ?? ""
        report.add(
            "\(record.capturesPath)",
            0,
            record.captured.total,
            record.currency,
            "captured, but the transaction is '\(status)'"
        )
    }
}
