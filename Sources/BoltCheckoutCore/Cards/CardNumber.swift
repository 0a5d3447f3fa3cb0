/// Checks of a card number that lies in a buffer of the caller's.
///
/// No value here ever holds the number: it has no copy to print by mistake.
package enum CardNumber {
    /// Whether `digits`, ASCII digits only, end in the check digit of ISO/IEC 7812 (Luhn).
    @inline(__always)
    package static func hasCheckDigit(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        var sum: UInt32 = 0
        var isDoubled = false
        var index = digits.count
        while index > 0 {
            index &-= 1
            var digit = UInt32(digits[index] &- UInt8(ascii: "0"))
            guard digit < 10 else { return false }
            if isDoubled {
                digit = digit &* 2
                if digit > 9 {
                    digit = digit &- 9
                }
            }
            sum = sum &+ digit
            isDoubled.toggle()
        }
        return !digits.isEmpty && sum % 10 == 0
    }

    /// Whether `digits` have a card's prefix, a length of its network, and its check digit.
    package static func isPlausible(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (12...19).contains(digits.count), let network = CardNetwork(digits: digits) else {
            return false
        }
        return network.allows(length: digits.count) && hasCheckDigit(digits)
    }

    /// What is wrong with a number that somebody typed, in ASCII digits without separators; nil
    /// when it can be a card that is taken.
    package static func problem(
        in digits: UnsafeBufferPointer<UInt8>
    ) -> CardValidationError? {
        guard !digits.isEmpty else { return .numberRequired }
        guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
            (12...19).contains(digits.count), hasCheckDigit(digits)
        else { return .numberInvalid }
        guard let network = CardNetwork(digits: digits), network != .unknown else {
            return .networkUnsupported
        }
        return network.allows(length: digits.count) ? nil : .numberInvalid
    }
}
