/// Counts and sums of a reconciliation, currencies apart.
package struct ReconcileTotals: Equatable, Sendable {
    /// The sum of one currency.
    package struct CurrencyTotal: Equatable, Sendable {
        /// The code as it was first received; empty for none.
        package let currency: String
        /// What was added.
        package let sum: MoneySum
    }

    /// One result.
    package struct Result: Equatable, Sendable {
        /// How many keys.
        package internal(set) var count = 0
        /// What the merchant has.
        package internal(set) var orders: [CurrencyTotal] = []
        /// What Bolt has.
        package internal(set) var transactions: [CurrencyTotal] = []
    }

    /// Payments that match though their money is not captured, or not all of it.
    package struct Uncaptured: Equatable, Sendable {
        /// The status that does not say that the money was taken; nil for payments that were captured
        /// in part.
        package let status: String?
        /// How many payments.
        package internal(set) var count = 0
        /// Their amounts.
        package private(set) var amounts: [CurrencyTotal] = []
        /// What was captured of those that were captured in part.
        package private(set) var captured: [CurrencyTotal] = []

        init(status: String?) {
            self.status = status
        }

        /// Adds the sums of a currency.
        mutating func add(_ amount: MoneySum, captured: MoneySum, _ currency: String) {
            if amount.count > 0 { amounts.append(CurrencyTotal(currency: currency, sum: amount)) }
            if captured.count > 0 {
                self.captured.append(CurrencyTotal(currency: currency, sum: captured))
            }
        }
    }

    /// The results by kind.
    package internal(set) var results: [ReconcileKind: Result] = [:]
    /// Refunds that were compared with nothing, because the orders have none.
    package internal(set) var refundsApart = Result()
    /// Transactions that never took money, by status: they count for nothing.
    package internal(set) var unpaid: [String: Int] = [:]
    /// Keys that match though no sum can be made: both sides have the same lines, of unknown amounts
    /// or in several currencies.
    package internal(set) var sumlessMatchCount = 0
    /// What matches and is not captured.
    package internal(set) var uncaptured: [Uncaptured] = []
    /// Rows of orders whose status says the same.
    package internal(set) var unpaidOrderCount = 0

    /// The result of a kind.
    package subscript(kind: ReconcileKind) -> Result { results[kind] ?? Result() }

    /// How many keys do not agree.
    package var findingCount: Int {
        results.reduce(0) { $0 + ($1.key == .matched ? 0 : $1.value.count) }
    }
}
