/// Whole numbers out of number text, by digits and never through floating point.
enum WireNumber {
    /// The whole part of a number in JSON's grammar; a fraction is cut, not rounded.
    ///
    /// - Returns: nil where 64 bits don't hold it.
    static func truncated(_ text: String) -> Int64? {
        var whole: [UInt8] = []
        var fraction: [UInt8] = []
        var exponent: Int64 = 0
        var inFraction = false
        var isNegative = false
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): inFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                let digits = String(decoding: bytes[(index + 1)...], as: UTF8.self)
                guard let value = Int64(digits) else { return nil }
                exponent = value
                return integer(whole, fraction, exponent, isNegative)
            default: if inFraction { fraction.append(byte) } else { whole.append(byte) }
            }
        }
        return integer(whole, fraction, exponent, isNegative)
    }

    private static func integer(
        _ whole: [UInt8],
        _ fraction: [UInt8],
        _ exponent: Int64,
        _ isNegative: Bool
    ) -> Int64? {
        let digits = whole + fraction
        guard digits.contains(where: { $0 != UInt8(ascii: "0") }) else { return 0 }
        let (kept, overflow) = Int64(whole.count).addingReportingOverflow(exponent)
        guard !overflow, kept > 0 else { return overflow && exponent > 0 ? nil : 0 }
        var value: Int64 = 0
        for position in 0..<kept {
            let digit = position < digits.count ? digits[Int(position)] - UInt8(ascii: "0") : 0
            let (product, tooBig) = value.multipliedReportingOverflow(by: 10)
            let (sum, stillTooBig) = product.subtractingReportingOverflow(Int64(digit))
            if tooBig || stillTooBig { return nil }
            // Past the last digit a zero stays a zero, however far the exponent reaches.
            if sum == 0, position >= digits.count { return 0 }
            value = sum
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }

    /// The value of text that is nothing but an optional minus sign and digits.
    ///
    /// - Returns: nil for other text, and where 64 bits don't hold it.
    static func integer(ofDigits text: String) -> Int64? {
        isDigits(text) ? Int64(text) : nil
    }

    /// Whether text is an optional minus sign and digits.
    static func isDigits(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty
            && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }
}
