extension AuditRule {
    /// A currency one can look up, beside every amount that is not 0.
    static let unknownCurrency = AuditRule(
        "unknown-currency",
        "the currency is an upper-case ISO 4217 code"
    ) { record, report in
        guard let amount = record.amount, amount != 0 else { return }
        if let bytes = record.currency?.bytes, bytes.count == 3,
            bytes[0] | bytes[1] | bytes[2] < UInt8(ascii: "a"),
            let code = CurrencyCode(bytes), code.exponent != nil
        {
            return
        }
        report.add("amount.currency", words(record.currency))
    }

    private static func words(_ currency: JSONValue?) -> String {
        guard let currency, !currency.bytes.isEmpty else { return "is missing" }
        let text = currency.isString ? currency.decodedBytes : Array(currency.bytes)
        let shown = VisibleText.string(text.prefix(40))
        switch CurrencyReading(shown) {
        case .miscased: return "is '\(shown)', not in upper case"
        default: return "is '\(shown)', no currency code"
        }
    }
}
