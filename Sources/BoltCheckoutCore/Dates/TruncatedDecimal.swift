/// The whole part of a decimal number of JSON's grammar, read from its digits.
enum TruncatedDecimal: Equatable {
    /// The number without its fraction.
    case integer(Int64)
    /// A number outside the 64-bit range.
    case tooLarge
    /// Anything else.
    case notANumber

    /// Reads a number such as `-12`, `12.75`, `1.25e3`.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative {
            index = 1
        }
        var digits: [UInt8] = []
        var pointAt: Int?
        let firstDigit = index
        while index < text.count, text[index] | 0x20 != UInt8(ascii: "e") {
            let byte = text[index]
            if byte == UInt8(ascii: "."), pointAt == nil, index > firstDigit {
                pointAt = digits.count
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                digits.append(byte - UInt8(ascii: "0"))
            } else {
                self = .notANumber
                return
            }
            index += 1
        }
        guard !digits.isEmpty, pointAt != digits.count,
            let exponent = Self.exponent(text, from: index)
        else {
            self = .notANumber
            return
        }
        let count = (pointAt ?? digits.count) + exponent
        self = Self.whole(digits, count: count, isNegative: isNegative)
    }

    /// The first `count` digits as a number, zeros behind the last one.
    private static func whole(_ digits: [UInt8], count: Int, isNegative: Bool) -> Self {
        guard digits.contains(where: { $0 != 0 }), count > 0 else { return .integer(0) }
        var value: Int64 = 0
        for index in 0..<count {
            let digit = index < digits.count ? Int64(digits[index]) : 0
            let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflows) =
                isNegative
                ? product.subtractingReportingOverflow(digit)
                : product.addingReportingOverflow(digit)
            guard !tooLarge, !overflows else { return .tooLarge }
            value = sum
        }
        return .integer(value)
    }

    /// The exponent behind an `e` at `start`, bounded to what decides anything; 0 without one.
    private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < text.count else { return 0 }
        var index = start + 1
        var isNegative = false
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+")
        {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        guard index < text.count else { return nil }
        var value = 0
        while index < text.count {
            guard let digit = DigitField.value(text, index..<index + 1) else { return nil }
            value = min(value * 10 + digit, 1_000_000_000)
            index += 1
        }
        return isNegative ? -value : value
    }
}
