extension AuditRule {
    /// A completed payment whose captures all came to nothing. A record without a list of captures
    /// says nothing: not every view has one.
    static let completedUncaptured = AuditRule(
        "completed-uncaptured", "a completed payment has a capture that succeeded"
    ) { record, report in
        guard record.direction == .payment, record.status == .completed,
            let amount = record.amount, amount > 0, record.captureCount > 0,
            let captured = record.captured.total, captured == 0
        else { return }
        report.add(
            "\(record.capturesPath)", amount, captured, record.currency,
            "completed, but no capture succeeded")
    }
}
