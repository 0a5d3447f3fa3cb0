extension AuditRule {
    /// A currency one can look up, beside every amount that is not 0.
    static let unknownCurrency = AuditRule(
        "unknown-currency", "the currency is an upper-case ISO 4217 code"
    ) { record, report in
        guard let amount = record.amount, amount != 0 else { return }
        if let bytes = record.currency?.bytes, bytes.count == 3,
            bytes[0] | bytes[1] | bytes[2] < UInt8(ascii: "a"),
            let code = CurrencyCode(bytes), code.exponent != nil
        {
            return
        }
        let text = record.currency.map {
            String(decoding: ($0.isString ? $0.decodedBytes : Array($0.bytes)).prefix(40), as: UTF8.self)
        }
        guard let warning = CurrencyReading(text).warning else { return }
        report.add("amount.currency", warning)
    }
}
