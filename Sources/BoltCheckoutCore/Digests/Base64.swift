/// Base64 as RFC 4648 defines it, in both alphabets.
package enum Base64 {
    /// Which characters stand for 62 and 63, and whether padding belongs to the text.
    package enum Alphabet: Sendable {
        /// `+` and `/`, always padded with `=`.
        case standard
        /// `-` and `_`, written without padding; on reading, right padding is allowed.
        case urlSafe
    }

    /// What reading makes of line feeds and carriage returns.
    package enum Newlines: Sendable {
        /// They are refused as any other foreign byte is.
        case refused
        /// They are passed over wherever they stand.
        case skipped
    }

    /// The text of `bytes`, as bytes of ASCII.
    package static func encode(_ bytes: [UInt8], _ alphabet: Alphabet = .standard) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let first = UInt32(bytes[index]) << 16
            let second = left > 1 ? UInt32(bytes[index + 1]) << 8 : 0
            let third = left > 2 ? UInt32(bytes[index + 2]) : 0
            let group = first | second | third
            for digit in 0..<min(left + 1, 4) {
                let value = UInt8(truncatingIfNeeded: group >> UInt32(18 - 6 * digit)) & 63
                text.append(character(of: value, alphabet))
            }
            if left < 3, alphabet == .standard {
                text.append(contentsOf: repeatElement(UInt8(ascii: "="), count: 3 - left))
            }
            index += 3
        }
        return text
    }

    /// The text of `bytes`.
    package static func text(_ bytes: [UInt8], _ alphabet: Alphabet = .standard) -> String {
        String(decoding: encode(bytes, alphabet), as: UTF8.self)
    }

    /// The bytes that `text` stands for.
    ///
    /// Strict: foreign bytes, missing or surplus padding, and bits set beyond the last byte make
    /// it nil, so that two different texts never mean the same bytes.
    package static func decode(
        _ text: [UInt8],
        _ alphabet: Alphabet = .standard,
        newlines: Newlines = .refused
    ) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var group: UInt32 = 0
        var digits = 0
        var padding = 0
        for character in text {
            if character == UInt8(ascii: "\n") || character == UInt8(ascii: "\r") {
                guard newlines == .skipped else { return nil }
                continue
            }
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: character, alphabet) else { return nil }
            group = group << 6 | UInt32(value)
            digits += 1
            if digits == 4 {
                bytes.append(UInt8(truncatingIfNeeded: group >> 16))
                bytes.append(UInt8(truncatingIfNeeded: group >> 8))
                bytes.append(UInt8(truncatingIfNeeded: group))
                group = 0
                digits = 0
            }
        }
        let needed = digits == 0 ? 0 : 4 - digits
        let isPadded = padding == needed
        guard digits != 1, isPadded || (padding == 0 && alphabet == .urlSafe) else { return nil }
        return appendRest(of: group, digits: digits, to: &bytes) ? bytes : nil
    }

    /// Appends the one or two bytes of an incomplete group; false when bits are left over.
    private static func appendRest(of group: UInt32, digits: Int, to bytes: inout [UInt8]) -> Bool {
        switch digits {
        case 2:
            guard group & 15 == 0 else { return false }
            bytes.append(UInt8(truncatingIfNeeded: group >> 4))
        case 3:
            guard group & 3 == 0 else { return false }
            bytes.append(UInt8(truncatingIfNeeded: group >> 10))
            bytes.append(UInt8(truncatingIfNeeded: group >> 2))
        default:
            break
        }
        return true
    }

    private static func character(of value: UInt8, _ alphabet: Alphabet) -> UInt8 {
        switch value {
        case 0..<26: UInt8(ascii: "A") + value
        case 26..<52: UInt8(ascii: "a") + value - 26
        case 52..<62: UInt8(ascii: "0") + value - 52
        case 62: alphabet == .standard ? UInt8(ascii: "+") : UInt8(ascii: "-")
        default: alphabet == .standard ? UInt8(ascii: "/") : UInt8(ascii: "_")
        }
    }

    private static func value(of character: UInt8, _ alphabet: Alphabet) -> UInt8? {
        switch (character, alphabet) {
        case (UInt8(ascii: "A")...UInt8(ascii: "Z"), _): character - UInt8(ascii: "A")
        case (UInt8(ascii: "a")...UInt8(ascii: "z"), _): character - UInt8(ascii: "a") + 26
        case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): character - UInt8(ascii: "0") + 52
        case (UInt8(ascii: "+"), .standard), (UInt8(ascii: "-"), .urlSafe): 62
        case (UInt8(ascii: "/"), .standard), (UInt8(ascii: "_"), .urlSafe): 63
        default: nil
        }
    }
}
