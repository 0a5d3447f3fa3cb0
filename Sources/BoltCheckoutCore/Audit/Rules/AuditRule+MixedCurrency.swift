extension AuditRule {
    /// Every amount of a record in the currency of its amount. An amount of 0 has any or none, as the
    /// empty block of a dispute shows.
    static let mixedCurrency = AuditRule(
        "mixed-currency",
        "all amounts of a record are in one currency"
    ) { record, report in
        guard record.scan.hasOtherCurrency else { return }
        var expected = record.currency
        var walk = AuditWalk(record.transaction.value)
        while let (value, path) = walk.next() {
            guard value.isObject, let currency = value.member("currency"), currency.isString,
                !currency.bytes.isEmpty
            else { continue }
            if let amount = value.member("amount"), amount.equals("0") || amount.isZero { continue }
            guard let known = expected, known.isString, !known.bytes.isEmpty else {
                expected = currency
                continue
            }
            guard !AuditMoney.agree(currency, known) else { continue }
            let words = "is in \(shown(currency)), the record in \(shown(known))"
            report.add(path.isEmpty ? "currency" : path + ".currency", words)
        }
    }

    private static func shown(_ currency: JSONValue) -> String {
        "'" + VisibleText.string(currency.decodedBytes.prefix(12)) + "'"
    }
}

extension JSONValue {
    /// Whether this is the number 0.
    fileprivate var isZero: Bool { isNumber && (try? integer()) == 0 }
}
