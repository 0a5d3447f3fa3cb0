/// What a byte can be to a card number, and what stands around one.
enum CardNumberByte {
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    /// Whether `byte` may stand in a number: a digit, or part of a separator.
    @inline(__always)
    static func isJoinable(_ byte: UInt8) -> Bool {
        if isDigit(byte) {
            return true
        }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"),
            UInt8(ascii: "%"), 0x80, 0x87, 0x89, 0x8A, 0x90...0x95, 0xA0, 0xAF, 0xC2, 0xE2:
            return true
        default:
            return false
        }
    }

    /// The length of the separator at `index`: a space, dash or dot, a space of a URL (`+`,
    /// `%20`), or one of Unicode's narrow and unbreakable spaces and dashes; nil for others.
    static func separatorLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let second = index + 1 < bytes.count ? bytes[index + 1] : 0
        let third = index + 2 < bytes.count ? bytes[index + 2] : 0
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"):
            return 1
        case UInt8(ascii: "%"):
            return second == UInt8(ascii: "2") && third == UInt8(ascii: "0") ? 3 : nil
        case 0xC2:
            return second == 0xA0 ? 2 : nil
        case 0xE2:
            guard second == 0x80 else { return nil }
            switch third {
            case 0x87, 0x89, 0x8A, 0x90...0x95, 0xAF: return 3
            default: return nil
            }
        default:
            return nil
        }
    }

    /// Where the digits at `start` stop to be part of a `\u` escape in front of them.
    static func endOfEscape(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        for hexDigits in 0...3 {
            let backslash = start - hexDigits - 2
            guard backslash >= 0 else { return start }
            if bytes[backslash + 1] == UInt8(ascii: "u"), bytes[backslash] == UInt8(ascii: "\\") {
                return start + 4 - hexDigits
            }
            guard isHexDigit(bytes[start - hexDigits - 1]) else { return start }
        }
        return start
    }

    /// Whether digits are part of a long hexadecimal word, such as a token or a digest.
    static func isInsideHash(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = range.lowerBound
        while start > 0, range.lowerBound - start < 64, isHexDigit(bytes[start - 1]) {
            start -= 1
        }
        var end = range.upperBound
        while end < bytes.count, end - range.upperBound < 64, isHexDigit(bytes[end]) {
            end += 1
        }
        return end - start >= 32
    }

    /// Whether a letter touches digits on either side; the letter of an escape such as `\n` does
    /// not.
    static func touchesWord(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if range.upperBound < bytes.count, isLetter(bytes[range.upperBound]) {
            return true
        }
        let before = range.lowerBound - 1
        guard before >= 0, isLetter(bytes[before]) else { return false }
        if before >= 1, bytes[before - 1] == UInt8(ascii: "\\") {
            return false
        }
        return !isEndOfEscape(before, in: bytes)
    }

    /// Whether the byte at `index` is the last of a `\u` escape.
    private static func isEndOfEscape(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        index >= 5 && bytes[index - 5] == UInt8(ascii: "\\")
            && bytes[index - 4] == UInt8(ascii: "u")
    }

    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    @inline(__always)
    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}
