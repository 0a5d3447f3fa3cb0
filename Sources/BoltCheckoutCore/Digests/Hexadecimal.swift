/// Bytes as pairs of hexadecimal digits.
package enum Hexadecimal {
    private static let digits: StaticString = "0123456789abcdef"

    /// The bytes in lower-case digits.
    package static func text(_ bytes: [UInt8]) -> String {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            append(byte, to: &encoded)
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// Appends the two lower-case digits of `byte`.
    @inline(__always)
    package static func append(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(digits.utf8Start[Int(byte >> 4)])
        output.append(digits.utf8Start[Int(byte & 15)])
    }

    /// The bytes that `text` stands for, in either case; nil unless it is pairs of digits only.
    package static func decode(_ text: [UInt8]) -> [UInt8]? {
        guard text.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 2)
        for index in stride(from: 0, to: text.count, by: 2) {
            guard let high = value(of: text[index]), let low = value(of: text[index + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    /// The value of one digit, 0 to 15; nil for any other byte.
    @inline(__always)
    package static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit &- UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit &- UInt8(ascii: "a") &+ 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit &- UInt8(ascii: "A") &+ 10
        default: nil
        }
    }
}
