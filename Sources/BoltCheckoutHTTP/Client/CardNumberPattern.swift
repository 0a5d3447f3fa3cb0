import BoltCheckoutCore

/// Recognizes what may be a card's number: 12 to 19 digits whose check digit is right.
///
/// Wider than what outputs mask: a log can lose a harmless number, but must not keep a card's.
enum CardNumberPattern {
    /// The ranges of bytes that look like card numbers; single spaces or hyphens may separate digits.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index].isASCIIDigit else {
                index += 1
                continue
            }
            let end = endOfRun(in: bytes, from: index)
            let digits = bytes[index..<end].filter(\.isASCIIDigit)
            if (12...19).contains(digits.count)
                && digits.withUnsafeBufferPointer(CardNumber.hasCheckDigit)
            {
                ranges.append(index..<end)
            }
            index = end
        }
        return ranges
    }

    private static func endOfRun(in bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            if bytes[end].isASCIIDigit {
                end += 1
                continue
            }
            let isSeparator = bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "-")
            guard isSeparator, end + 1 < bytes.count, bytes[end + 1].isASCIIDigit else { break }
            end += 1
        }
        return end
    }
}
