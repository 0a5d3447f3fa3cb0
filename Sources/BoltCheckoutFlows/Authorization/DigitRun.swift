import BoltCheckoutCore

/// What text of digits may be.
enum DigitRun {
    /// Whether text is digits and nothing else.
    static func isDigits(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    /// Whether text is `YYYY-MM` with a month of the calendar.
    static func isMonth(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
            parts.allSatisfy({ isDigits(String($0)) }), let month = Int(parts[1])
        else { return false }
        return (1...12).contains(month)
    }

    /// Whether text, separators aside, has prefix, length and check digit of a card number.
    static func mayBeCardNumber(_ text: String) -> Bool {
        let digits = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        guard isDigits(String(decoding: digits, as: UTF8.self)) else { return false }
        return digits.withUnsafeBufferPointer(CardNumber.isPlausible)
    }
}
