extension AuditRule {
    /// A completed payment of which only a part was captured: normal, so a note and never a finding,
    /// and told apart from an amount that is wrong.
    static let partialCapture = AuditRule(
        "partial-capture",
        "a completed payment is captured in full (a note, no finding)"
    ) { record, report in
        guard record.direction == .payment, record.status == .completed,
            let amount = record.amount, let captured = record.captured.total,
            captured > 0, captured < amount
        else { return }
        report.add(
            "\(record.capturesPath)",
            amount,
            captured,
            record.currency,
            "partial capture: completed with \(AuditDifference(amount, captured).words) the amount",
            isNote: true
        )
    }
}
