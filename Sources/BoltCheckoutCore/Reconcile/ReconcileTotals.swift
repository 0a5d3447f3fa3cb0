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

    /// The results by kind.
    package internal(set) var results: [ReconcileKind: Result] = [:]
    /// Refunds that were compared with nothing, because the orders have none.
    package internal(set) var refundsApart = Result()
    /// Transactions that never took money, by status: they count for nothing.
    package internal(set) var unpaid: [String: Int] = [:]
    /// Rows of orders whose status says the same.
    package internal(set) var unpaidOrderCount = 0

    /// The result of a kind.
    package subscript(kind: ReconcileKind) -> Result { results[kind] ?? Result() }

    /// How many keys do not agree.
    package var findingCount: Int {
        results.reduce(0) { $0 + ($1.key == .matched ? 0 : $1.value.count) }
    }
}
