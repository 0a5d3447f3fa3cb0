/// Card numbers in text, written so that a plain search does not see them: with anything between
/// their groups, in the digits of any script.
package enum HiddenText {
    /// How many digits a card number has at least.
    private static let shortest = 12

    /// Whether a text may be JSON, or hold a card number that is not simply written out; cheap.
    ///
    /// - Parameters:
    ///   - text: Text, escapes replaced.
    ///   - isEscaped: Whether it was written with escapes, so that even a plain number is hidden.
    /// - Returns: False only where there is nothing.
    package static func mayHoldSecrets(
        _ text: UnsafeBufferPointer<UInt8>,
        isEscaped: Bool = false
    ) -> Bool {
        if isJSON(text) { return true }
        guard text.count >= shortest, mayHaveDigits(text) else { return false }
        var digits = 0
        var isSplit = isEscaped
        var gap = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += byte == UInt8(ascii: "%") ? 3 : 1
            if CardNumberByte.isDigit(byte) || isLeadOfDigits(byte) {
                digits += 1
                gap = 0
                isSplit = isSplit || byte >= 0x80
                if isSplit, digits >= shortest { return true }
            } else if (byte | 0x20) &- 0x61 < 26 || gap > 12 {
                digits = 0
                isSplit = isEscaped
                gap = 0
            } else if digits > 0 {
                isSplit = true
                gap += 1
            }
        }
        return false
    }

    /// Whether a text begins as an object or a list of JSON does.
    package static func isJSON(_ text: some Collection<UInt8>) -> Bool {
        guard text.count > 2, let first = text.first(where: { $0 > 0x20 }) else { return false }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// The text with its card numbers masked; nil where there is none.
    package static func masked(_ text: [UInt8]) -> [UInt8]? {
        guard CardDigits.isWorthwhile(text) else { return nil }
        let numbers = CardDigits(text).hidden(as: .identifier(shortestCard: shortest))
        guard !numbers.isEmpty else { return nil }
        var output: [UInt8] = []
        var index = 0
        for place in numbers.joined() {
            output.append(contentsOf: text[index..<place.lowerBound])
            output.append(CardNumberMask.replacement)
            index = place.upperBound
        }
        return output + text[index...]
    }

    /// Whether there are twelve bytes that may be digits, eight bytes at a time.
    private static func mayHaveDigits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let high: UInt64 = 0x8080_8080_8080_8080
        let raw = UnsafeRawBufferPointer(text)
        var count = 0
        var index = 0
        while index &+ 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let offset = word ^ 0x3030_3030_3030_3030
            let others = ((offset & ~high) &+ 0x7676_7676_7676_7676) & high
            count &+= (~others & high | word & high).nonzeroBitCount
            index &+= 8
        }
        while index < raw.count {
            count &+= CardNumberByte.isDigit(raw[index]) || raw[index] >= 0x80 ? 1 : 0
            index &+= 1
        }
        return count >= shortest
    }

    /// Whether a byte begins a code point of a script that has digits of its own.
    private static func isLeadOfDigits(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0: true
        default: false
        }
    }
}
