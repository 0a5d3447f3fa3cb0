/// Reads plain decimal text: digits, one decimal point, a sign.
struct DecimalScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The number without its decimal point, and how many of its digits are decimals.
    mutating func scan() throws(MajorUnitsError) -> (value: Int64, decimals: Int) {
        skipSpaces()
        var end = bytes.count
        while end > index, isSpace(bytes[end - 1]) {
            end -= 1
        }
        guard index < end else { throw .empty }
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative || bytes[index] == UInt8(ascii: "+") {
            index += 1
        }
        var value: Int64 = 0
        var digits = 0
        var decimals = 0
        var hasPoint = false
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
                throw Self.isSeparator(byte) && digits > 0 ? .separator : .notANumber
            }
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflows) =
                isNegative
                ? product.subtractingReportingOverflow(digit)
                : product.addingReportingOverflow(digit)
            guard !tooLarge, !overflows else { throw .outOfRange }
            value = sum
            digits += 1
            decimals += hasPoint ? 1 : 0
        }
        guard digits > 0, !hasPoint || decimals > 0 else { throw .notANumber }
        return (value, decimals)
    }

    private mutating func skipSpaces() {
        while index < bytes.count, isSpace(bytes[index]) {
            index += 1
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    /// Whether `byte` groups digits in some country; above ASCII a no-break space may begin.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: " "),
            UInt8(ascii: "_"), 0xC2, 0xE2:
            true
        default:
            false
        }
    }
}
