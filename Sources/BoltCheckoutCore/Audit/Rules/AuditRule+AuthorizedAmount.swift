extension AuditRule {
    /// What was authorized, wherever the record says so, against the amount.
    static let authorizedAmount = AuditRule(
        "authorized-amount",
        "the authorized amount is the amount"
    ) { record, report in
        guard let amount = record.amount else { return }
        func compare(_ value: JSONValue?, _ path: @autoclosure () -> String) {
            guard let authorized = record.comparable(value) else { return }
            report.compare(
                path(),
                expected: amount,
                actual: authorized,
                currency: record.currency
            ) { "authorized \($0.words) the amount" }
        }
        if let authorization = record.transaction.field(.authorization) {
            compare(authorization.member("amount"), "authorization.amount")
        }
        compare(
            record.transaction.value.either("authorized_amount", "authorizedAmount"),
            "authorized_amount"
        )
        guard let timeline = record.transaction.value.member("timeline") else { return }
        AuditList.forEach(timeline) { event, index in
            guard event.member("type")?.equals("authorized") == true else { return }
            compare(event.member("amount"), "timeline.\(index).amount")
        }
    }
}
