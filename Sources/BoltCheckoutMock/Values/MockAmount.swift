import BoltCheckoutCore

/// Amounts as replies have them.
enum MockAmount {
    /// The object of an amount in minor units.
    static func tree(_ amount: Int64, _ currency: String) -> JSONTree {
        let symbol = CurrencySymbol.fallback(for: currency) ?? ""
        return [
            "amount": .int(amount), "currency": .string(currency),
            "currency_symbol": .string(symbol),
        ]
    }

    /// The sum of numbers from outside; nil when it does not fit.
    static func sum(_ numbers: [Int64]) -> Int64? {
        var sum: Int64 = 0
        for number in numbers {
            let (next, isOver) = sum.addingReportingOverflow(number)
            guard !isOver else { return nil }
            sum = next
        }
        return sum
    }
}
