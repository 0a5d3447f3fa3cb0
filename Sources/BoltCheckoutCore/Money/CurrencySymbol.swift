/// The display symbols that stand in where the wire has none.
///
/// Symbols repeat (`$`, `kr`, `¥`), so a code is always printed beside one.
package enum CurrencySymbol {
    private static let symbols: [String: String] = [
        "USD": "$", "CAD": "CA$", "AUD": "AU$", "NZD": "NZ$", "HKD": "HK$", "SGD": "S$",
        "MXN": "Mex$", "BRL": "R$", "GBP": "£", "EUR": "€", "JPY": "¥", "CNY": "¥", "KRW": "₩",
        "ILS": "₪", "PLN": "zł", "CZK": "Kč", "HUF": "Ft", "SEK": "kr", "NOK": "kr", "DKK": "kr",
        "ISK": "kr", "ZAR": "R", "THB": "฿", "VND": "₫", "PHP": "₱", "UAH": "₴", "RUB": "руб",
    ]

    /// The symbol of a currency, its code where it has no symbol of its own; nil for a code that
    /// is no currency's.
    package static func fallback(for text: String) -> String? {
        guard let code = CurrencyCode(text), code.exponent != nil else { return nil }
        return symbols[code.text] ?? code.text
    }
}
