/// Why what was typed is no card, with the codes of Bolt's card fields.
package enum CardValidationError: Int, Error, CaseIterable, Sendable {
    /// No number.
    case numberRequired = 1000
    /// No expiration.
    case expirationRequired = 1001
    /// No security code.
    case securityCodeRequired = 1002
    /// No postal code.
    case postalCodeRequired = 1003
    /// A number of another form or with a wrong check digit.
    case numberInvalid = 2000
    /// An expiration of another form.
    case expirationInvalid = 2001
    /// A security code of another length, or not digits.
    case securityCodeInvalid = 2002
    /// A postal code of an impossible form.
    case postalCodeInvalid = 2003
    /// A number of a network that is not taken.
    case networkUnsupported = 3000
    /// A card that has expired.
    case expirationPast = 3001
}

extension CardValidationError: CustomStringConvertible {
    /// One line, without a trailing period; never a digit of the card.
    package var description: String {
        switch self {
        case .numberRequired: "card number is missing"
        case .expirationRequired: "expiration is missing"
        case .securityCodeRequired: "security code is missing"
        case .postalCodeRequired: "postal code is missing"
        case .numberInvalid: "card number is not valid; check the digits"
        case .expirationInvalid: "expiration is not valid; write it as MM/YY"
        case .securityCodeInvalid:
            "security code is not valid; it has 3 digits, 4 on American Express"
        case .postalCodeInvalid: "postal code is not valid"
        case .networkUnsupported: "card network is not supported; use another card"
        case .expirationPast: "card has expired; use another card"
        }
    }
}
