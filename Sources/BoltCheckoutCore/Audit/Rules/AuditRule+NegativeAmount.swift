extension AuditRule {
    /// Money that a payment took cannot be below zero; refunds come with either sign.
    static let negativeAmount = AuditRule(
        "negative-amount",
        "a payment, its captures and its cart are not below zero"
    ) { record, report in
        guard record.direction == .payment else { return }
        func check(_ minor: Int64?, _ path: @autoclosure () -> String) {
            guard let minor, minor < 0 else { return }
            report.add(path(), nil, minor, record.currency, "is below zero")
        }
        check(record.amount, "amount")
        check(record.cartAmount("total_amount", "totalAmount"), record.inCart("total_amount"))
        AuditList.forEach(record.captures) { capture, index in
            check(record.comparable(capture.member("amount")), record.inCapture(index, "amount"))
        }
    }
}
