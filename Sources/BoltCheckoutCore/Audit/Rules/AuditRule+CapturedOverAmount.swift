extension AuditRule {
    /// The captures that succeeded, together, within the amount.
    static let capturedOverAmount = AuditRule(
        "captured-over-amount",
        "captures that succeeded are within the amount"
    ) { record, report in
        guard let amount = record.amount, record.captured.count > 0 else { return }
        if record.captured.overflows {
            report.add(
                "\(record.capturesPath)",
                "the sum of the captures is outside the 64-bit range"
            )
            return
        }
        guard let captured = record.captured.total, captured > amount, amount >= 0 else { return }
        report.compare(
            "\(record.capturesPath)",
            expected: amount,
            actual: captured,
            currency: record.currency
        ) { "captured \($0.words) the amount" }
    }
}
