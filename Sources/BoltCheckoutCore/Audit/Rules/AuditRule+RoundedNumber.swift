extension AuditRule {
    /// Whole numbers that change in a program that keeps numbers as doubles: jq 1.6, JavaScript,
    /// spreadsheets.
    static let roundedNumber = AuditRule(
        "rounded-number",
        "no number changes where numbers are doubles"
    ) { record, report in
        guard record.scan.hasLongNumber else { return }
        var walk = AuditWalk(record.transaction.value)
        while let (value, path) = walk.next() {
            guard value.isNumber, let number = wholeNumber(value.bytes) else { continue }
            let nearest = Double(number)
            guard UInt128(exactly: nearest) != number else { continue }
            let sign = value.bytes.first == UInt8(ascii: "-") ? "-" : ""
            let rounded = UInt128(exactly: nearest).map { "\(sign)\($0)" } ?? "a power of two"
            report.add(
                path,
                "= \(CardNumberMask.masked(sign + String(number))) becomes "
                    + "\(CardNumberMask.masked(rounded)) as a double"
            )
        }
    }

    /// The digits of a number without fraction and exponent; nil for others, and for small ones.
    private static func wholeNumber(_ text: UnsafeBufferPointer<UInt8>) -> UInt128? {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        guard digits.count > 15 else { return nil }
        var value: UInt128 = 0
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = product.addingReportingOverflow(UInt128(digit))
            guard !isLarge, !overflows else { return nil }
            value = sum
        }
        return value
    }
}
