extension AuditRule {
    /// Bolt's own reference, which every view of a transaction has.
    static let missingReference = AuditRule(
        "missing-reference",
        "the transaction has Bolt's reference"
    ) { record, report in
        let reference = record.transaction.field(.reference)
        guard reference.map({ !$0.isString || $0.bytes.isEmpty }) ?? true else { return }
        report.add("reference", "is missing")
    }
}
