/// Money in words for people; the minor units are always printed somewhere beside it.
package enum MoneyText {
    /// `68.86 USD`; `2599 minor QQQ` for a code that is no currency's; `2599 minor` without one.
    ///
    /// An unknown code is repeated as it came: text from outside.
    package static func words(minor: Int64, currency: String?) -> String {
        switch CurrencyReading(currency) {
        case .known(let code, let exponent), .miscased(let code, let exponent):
            "\(MajorUnits.format(minor: minor, exponent: exponent)) \(code.text)"
        case .unknown(let text):
            "\(minor) minor \(text)"
        case .missing:
            "\(minor) minor"
        }
    }
}
