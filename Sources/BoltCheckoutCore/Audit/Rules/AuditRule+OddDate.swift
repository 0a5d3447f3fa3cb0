extension AuditRule {
    /// Dates that are dates: milliseconds, in the years in which there are transactions of Bolt's,
    /// and no refund before its payment.
    static let oddDate = AuditRule(
        "odd-date",
        "dates are plausible, and refunds follow their payment"
    ) { record, report in
        guard let value = record.transaction.field(.date) else { return }
        guard let date = plausible(value, "date", &report) else { return }
        if record.direction == .refund {
            guard let source = record.transaction.field(.sourceTransaction)?.member("date"),
                !source.isNull, let paid = plausible(source, "source_transaction.date", &report),
                date < paid
            else { return }
            report.add("date", "is before the payment")
            return
        }
        AuditList.forEach(record.transaction.field(.refundTransactions)) { refund, index in
            let path = "refund_transactions.\(index).date"
            guard let value = refund.member("date"), !value.isNull,
                let refunded = plausible(value, path, &report), refunded < date
            else { return }
            report.add(path, "is before the payment")
        }
    }

    /// 1 January 2013 and 1 January 2100: before Bolt was founded, and long after.
    private static let range: Range<Int64> = 1_356_998_400_000..<4_102_444_800_000

    private static func words(_ warning: TransactionDate.Warning) -> String {
        switch warning {
        case .looksLikeSeconds(let number): "is \(number): seconds, it seems, not milliseconds"
        case .zero: "is 0, 1 January 1970"
        case .outOfRange: "is outside the years 0001 to 9999"
        case .unreadable: "is neither milliseconds nor an RFC 3339 date"
        }
    }

    private static func plausible(
        _ value: JSONValue,
        _ path: String,
        _ report: inout AuditReport
    ) -> Int64? {
        if value.isNumber, let number = try? value.integer(), range.contains(number) {
            return number
        }
        guard value.isNumber || (value.isString && !value.bytes.isEmpty) else { return nil }
        let date = TransactionDate(value.bytes)
        if let warning = date.warning {
            report.add(path, words(warning))
            return nil
        }
        guard let milliseconds = date.milliseconds else { return nil }
        guard range.contains(milliseconds) else {
            var text: [UInt8] = []
            RFC3339.append(milliseconds: milliseconds, to: &text)
            report.add(
                path,
                "is \(String(decoding: text, as: UTF8.self)), no date of a transaction"
            )
            return nil
        }
        return milliseconds
    }
}
