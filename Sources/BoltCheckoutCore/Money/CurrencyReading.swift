/// What a currency field turned out to hold.
package enum CurrencyReading: Equatable, Sendable {
    /// A currency in upper case, as it should be.
    case known(CurrencyCode, exponent: Int)
    /// A currency in lower or mixed case: read as the currency, worth a warning.
    case miscased(CurrencyCode, exponent: Int)
    /// Text that names no currency: amounts stay in minor units.
    case unknown(String)
    /// No text at all.
    case missing

    /// Reads the text of a currency field.
    package init(_ text: String?) {
        guard let text, !text.isEmpty else {
            self = .missing
            return
        }
        guard let code = CurrencyCode(text), let exponent = code.exponent else {
            self = .unknown(text)
            return
        }
        let isUpperCase = text.utf8.allSatisfy { $0 < UInt8(ascii: "a") }
        self =
            isUpperCase
            ? .known(code, exponent: exponent) : .miscased(code, exponent: exponent)
    }

    /// The currency and its exponent, where there is one.
    package var currency: (code: CurrencyCode, exponent: Int)? {
        switch self {
        case .known(let code, let exponent), .miscased(let code, let exponent): (code, exponent)
        case .unknown, .missing: nil
        }
    }

    /// What to warn about, one line that follows the field's name; nil when the code is as it
    /// should be.
    ///
    /// Contains text from outside.
    package var warning: String? {
        switch self {
        case .known: nil
        case .miscased(let code, _): "is not in upper case; read as \(code.text)"
        case .unknown(let text): "'\(text)' is no currency code; amounts stay in minor units"
        case .missing: "is missing; amounts stay in minor units"
        }
    }
}
