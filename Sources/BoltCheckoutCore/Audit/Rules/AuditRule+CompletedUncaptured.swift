extension AuditRule {
    /// A completed payment whose captures all came to nothing. A record without a list of captures
    /// says nothing, since not every view has one; neither does a status that nobody knows.
    static let completedUncaptured = AuditRule(
        "completed-uncaptured",
        "a completed payment has a capture that succeeded"
    ) { record, report in
        guard record.direction == .payment, record.status == .completed,
            let amount = record.amount, amount > 0, record.captured.count == 0
        else { return }
        var captureCount = 0
        var refusedCount = 0
        AuditList.forEach(record.captures) { capture, _ in
            captureCount += 1
            guard let status = capture.member("status") else { return }
            let isRefused =
                status.equals("declined") || status.equals("error") || status.equals("failed")
            refusedCount += isRefused ? 1 : 0
        }
        guard captureCount > 0, refusedCount == captureCount else { return }
        report.add(
            "\(record.capturesPath)",
            amount,
            0,
            record.currency,
            "completed, but no capture succeeded"
        )
    }
}
