import BoltCheckoutCore

/// Masks what hides in text: card numbers in any form, and what JSON inside of it is not to show.
enum TextMask {
    /// How deep JSON inside strings of JSON is followed.
    private static let maximumNesting = 3

    /// The text with what hides in it masked; nil where nothing does.
    ///
    /// - Parameters:
    ///   - text: Text, escapes replaced.
    ///   - isExempt: Whether its own digits are never a card number.
    ///   - nesting: In how many strings of JSON it stands.
    /// - Returns: The masked text.
    static func masked(_ text: [UInt8], isExempt: Bool = false, nesting: Int = 0) -> [UInt8]? {
        let mayHold = text.withUnsafeBufferPointer {
            HiddenText.mayHoldSecrets($0, isEscaped: true)
        }
        guard mayHold else { return nil }
        if nesting < maximumNesting, HiddenText.isJSON(text) {
            var inner: [UInt8] = []
            text.withUnsafeBufferPointer {
                SourceMask.append($0, nesting: nesting + 1, to: &inner)
            }
            if inner != text { return inner }
        }
        return isExempt ? nil : HiddenText.masked(text)
    }

    /// A text with all card numbers and what hides in it masked.
    static func masked(_ text: String) -> String {
        let masked = masked(Array(text.utf8))
        return CardNumberMask.masked(masked.map { String(decoding: $0, as: UTF8.self) } ?? text)
    }
}
