extension AuditRule {
    /// The splits of a payment and of each of its captures. Those of a payment make its amount, and
    /// after a partial capture what was captured; splits of nothing but zeros were left out.
    static let splitSum = AuditRule(
        "split-sum",
        "splits make the amount, or what was captured"
    ) { record, report in
        if let amount = record.amount, let splits = record.transaction.value.member("splits") {
            let captured = record.captured.count > 0 ? record.captured.total : nil
            let isPartial = captured.map { $0 > 0 && $0 < amount } ?? false
            check(
                splits,
                "splits",
                of: isPartial ? captured ?? amount : amount,
                or: amount,
                record,
                &report
            )
        }
        AuditList.forEach(record.captures) { capture, index in
            guard let splits = capture.member("splits"),
                let amount = record.comparable(capture.member("amount"))
            else { return }
            check(
                splits,
                record.inCapture(index, "splits"),
                of: amount,
                or: amount,
                record,
                &report
            )
        }
    }

    private static func check(
        _ splits: JSONValue,
        _ path: @autoclosure () -> String,
        of expected: Int64,
        or other: Int64,
        _ record: AuditRecord,
        _ report: inout AuditReport
    ) {
        var sum = AuditSum(in: record.currency)
        var hasMoney = false
        AuditList.forEach(splits) { split, _ in
            guard let money = AuditMoney(split.member("amount")) else { return }
            if money.minor != 0 { hasMoney = true }
            sum.add(money)
        }
        guard hasMoney else { return }
        if sum.overflows {
            report.add(path(), "the sum of the splits is outside the 64-bit range")
            return
        }
        guard let total = sum.total, total != other else { return }
        // A refund whose amount is negative has splits of either sign.
        if expected < 0, expected != .min, total == 0 - expected { return }
        report.compare(path(), expected: expected, actual: total, currency: record.currency) {
            "splits make \($0.words) they should"
        }
    }
}
