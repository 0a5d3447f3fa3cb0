/// Why text is not an amount in major units.
package enum MajorUnitsError: Error, Equatable, Sendable {
    /// There is nothing to read.
    case empty
    /// It is not digits with at most one decimal point.
    case notANumber
    /// Digits are grouped, or the decimal point is no point.
    case separator
    /// There are more decimals than the currency has.
    case tooManyDecimals(currency: String, allowed: Int)
    /// It does not fit 64 bits of minor units.
    case outOfRange
    /// The code is no currency's, so its decimals are unknown.
    case unknownCurrency(String)
}

extension MajorUnitsError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .empty:
            "amount is empty"
        case .notANumber:
            "amount is not a decimal number; write it as 1234.56"
        case .separator:
            "amount has a separator between its digits; write it as 1234.56"
        case .tooManyDecimals(let currency, 0):
            "\(currency) has no decimals"
        case .tooManyDecimals(let currency, 1):
            "\(currency) has 1 decimal"
        case .tooManyDecimals(let currency, let allowed):
            "\(currency) has \(allowed) decimals"
        case .outOfRange:
            "amount is outside the 64-bit range"
        case .unknownCurrency(""):
            "the currency is empty, so its decimals are unknown"
        case .unknownCurrency(let code):
            "'\(code)' is no currency code, so its decimals are unknown"
        }
    }
}
