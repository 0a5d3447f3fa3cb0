/// A monetary amount as Bolt reports it.
///
/// Source: API reference, section "BoltAmountView".
public struct BoltAmountView: Equatable, Sendable {
    /// The amount in minor currency units (for USD: cents; for JPY: yen). Never a fraction.
    public let amount: Int

    /// The ISO 4217 code as received, for example `"USD"`.
    public let currency: String

    /// The display symbol, for example `"$"`; where Bolt sends none, the usual one or `""`.
    public let currencySymbol: String

    /// Creates the value from its members.
    public init(amount: Int, currency: String, currencySymbol: String) {
        self.amount = amount
        self.currency = currency
        self.currencySymbol = currencySymbol
    }
}

extension BoltAmountView: WireReadable {
    /// Reads `{"amount": 2599, "currency": "USD", "currency_symbol": "$"}`, or a bare `2599` or
    /// `"2599"` whose currency stands beside it.
    package init(reading field: WireField) throws(BoltDecodingError) {
        guard field.value.isObject else {
            let amount = try field.minorUnits()
            let currency = try field.neighboringCurrency()
            self.init(amount: amount, currency: currency)
            return
        }
        let object = try field.object()
        let amount = try object.requiredField("amount").minorUnits()
        let currency = try object.requiredText("currency")
        if let symbol = try object.text("currency_symbol") {
            self.init(amount: amount, currency: currency, currencySymbol: symbol)
        } else {
            self.init(amount: amount, currency: currency)
        }
    }

    private init(amount: Int, currency: String) {
        let symbol = CurrencySymbol.fallback(for: currency) ?? ""
        self.init(amount: amount, currency: currency, currencySymbol: symbol)
    }
}
