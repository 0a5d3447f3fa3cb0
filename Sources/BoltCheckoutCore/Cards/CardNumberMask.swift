/// Hides card numbers in text: every digit but the last four becomes `*`.
package enum CardNumberMask {
    /// What stands for a hidden digit.
    package static let replacement = UInt8(ascii: "*")

    /// Masks the card numbers in `bytes` from `start` on, in place: the length never changes.
    ///
    /// - Parameters:
    ///   - bytes: Text, or JSON source.
    ///   - start: Where to begin; what lies before is neither read nor changed.
    ///   - replacement: What stands for a hidden digit; a digit keeps a JSON number a number.
    /// - Returns: How many numbers were masked.
    @discardableResult
    package static func mask(
        _ bytes: inout [UInt8],
        from start: Int = 0,
        with replacement: UInt8 = Self.replacement
    ) -> Int {
        guard bytes.count - start >= 12 else { return 0 }
        return bytes.withUnsafeMutableBufferPointer { buffer in
            let text = UnsafeMutableBufferPointer(rebasing: buffer[start...])
            var scanner = CardNumberScanner(UnsafeBufferPointer(text))
            var count = 0
            while let match = scanner.next() {
                mask(match, in: text, with: replacement)
                count += 1
            }
            return count
        }
    }

    /// The text with its card numbers masked; the text itself when it has none.
    package static func masked(_ text: String) -> String {
        var text = text
        guard text.withUTF8(isNeeded) else { return text }
        var bytes = Array(text.utf8)
        return mask(&bytes) == 0 ? text : String(decoding: bytes, as: UTF8.self)
    }

    /// Whether there is a card number in `bytes`.
    package static func isNeeded(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = CardNumberScanner(bytes)
        return scanner.next() != nil
    }

    private static func mask(
        _ match: CardNumberMatch,
        in text: UnsafeMutableBufferPointer<UInt8>,
        with replacement: UInt8
    ) {
        var kept = 0
        for group in match.groups.reversed() {
            for index in group.reversed() {
                if kept < 4 {
                    kept += 1
                } else {
                    text[index] = replacement
                }
            }
        }
    }
}
