/// Amounts in the unit people use, made from and into Int64 minor units by digits alone.
package enum MajorUnits {
    /// The amount in major units, as `12.34`, `-0.05`, `80`; nil when the code is no currency's.
    package static func format(minor: Int64, currency: String) -> String? {
        guard let exponent = CurrencyExponent.value(of: currency) else { return nil }
        return format(minor: minor, exponent: exponent)
    }

    /// The amount in major units with `exponent` decimals.
    package static func format(minor: Int64, exponent: Int) -> String {
        var text: [UInt8] = []
        append(minor: minor, exponent: exponent, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the amount in major units with `exponent` decimals, 0 to 18.
    package static func append(minor: Int64, exponent: Int, to output: inout [UInt8]) {
        if minor < 0 {
            output.append(UInt8(ascii: "-"))
        }
        let start = output.count
        var rest = minor.magnitude
        var digits = 0
        while rest > 0 || digits <= exponent {
            if digits == exponent, exponent > 0 {
                output.append(UInt8(ascii: "."))
            }
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
            digits += 1
        }
        output[start...].reverse()
    }

    /// Reads an amount typed or exported in major units as minor units, exactly.
    ///
    /// Digits with at most one decimal point, a sign in front, spaces around: `8.20`, `.5`,
    /// `-12`. Separators, symbols and exponents are refused, and so are more decimals than the
    /// currency has, even zeros: `1.000` may well mean a thousand.
    ///
    /// - Parameters:
    ///   - text: The bytes of the text.
    ///   - currency: The currency whose decimals count, in either case.
    /// - Returns: The amount in minor units.
    /// - Throws: ``MajorUnitsError`` that says what is in the way.
    package static func parse(
        _ text: UnsafeBufferPointer<UInt8>,
        currency: CurrencyCode
    ) throws(MajorUnitsError) -> Int64 {
        guard let exponent = currency.exponent else {
            throw .unknownCurrency(currency.text)
        }
        var scanner = DecimalScanner(text)
        let number = try scanner.scan()
        guard number.decimals <= exponent else {
            throw .tooManyDecimals(currency: currency.text, allowed: exponent)
        }
        var minor = number.value
        for _ in number.decimals..<exponent {
            let (product, overflows) = minor.multipliedReportingOverflow(by: 10)
            guard !overflows else { throw .outOfRange }
            minor = product
        }
        return minor
    }

    /// Reads an amount in major units as minor units, exactly; `currency` in either case.
    ///
    /// - Throws: ``MajorUnitsError`` that says what is in the way.
    package static func parse(
        _ text: String,
        currency: String
    ) throws(MajorUnitsError) -> Int64 {
        guard let code = CurrencyCode(currency) else { throw .unknownCurrency(currency) }
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBufferPointer { (bytes) throws(MajorUnitsError) in
            try parse(bytes, currency: code)
        }
    }
}
