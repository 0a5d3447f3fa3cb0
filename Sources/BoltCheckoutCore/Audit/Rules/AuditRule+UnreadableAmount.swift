extension AuditRule {
    /// Amounts inside a record that are no whole numbers of minor units: the rules that need them
    /// can't look. The transaction's own amount makes the record a bad one instead.
    static let unreadableAmount = AuditRule(
        "unreadable-amount",
        "every amount is a whole number of minor units"
    ) { record, report in
        if record.captured.isPartial { tellMissing(record, &report) }
        guard record.scan.hasOddAmount else { return }
        var walk = AuditWalk(record.transaction.value)
        while let (value, path) = walk.next() {
            guard value.isObject, !path.isEmpty, value.member("currency") != nil,
                let amount = value.member("amount")
            else { continue }
            do throws(RecordProblem) {
                _ = try AmountReading.read(amount.isObject ? nil : amount, path: path)
            } catch {
                report.add(path + ".amount", "= " + error.words)
            }
        }
    }

    /// Captures that succeeded with nobody knows how much.
    private static func tellMissing(_ record: AuditRecord, _ report: inout AuditReport) {
        AuditList.forEach(record.captures) { capture, index in
            guard capture.member("status")?.equals("succeeded") == true,
                let reading = try? AmountReading.read(capture.member("amount"), path: ""),
                reading.minor == nil
            else { return }
            report.add(
                record.inCapture(index, "amount"),
                "is missing, though the capture succeeded"
            )
        }
    }
}
