/// Sums by result, side and currency while a reconciliation runs.
struct TotalsTable {
    /// The results, and behind them the refunds that are compared with nothing.
    private static let rowCount = ReconcileKind.allCases.count + 1
    static let refundsApart = ReconcileKind.allCases.count

    private let currencyCount: Int
    private var counts = [Int](repeating: 0, count: rowCount)
    private var sums: [MoneySum]

    init(currencyCount: Int) {
        self.currencyCount = currencyCount
        sums = [MoneySum](repeating: MoneySum(), count: Self.rowCount * 2 * currencyCount)
    }

    /// Counts keys.
    @inline(__always)
    mutating func count(_ row: Int, by count: Int = 1) { counts[row] += count }

    /// Adds what one side has.
    @inline(__always)
    mutating func add(_ lane: LaneSum, _ row: Int, isOrder: Bool) {
        guard lane.count > 0, let amount = lane.amount else { return }
        let side = row * 2 + (isOrder ? 0 : 1)
        sums[side * currencyCount + Int(lane.currency)].add(amount)
    }

    /// What was added up, with the names of the currencies.
    func result(_ row: Int, _ names: NameTable) -> ReconcileTotals.Result {
        ReconcileTotals.Result(
            count: counts[row],
            orders: totals(row * 2, names),
            transactions: totals(row * 2 + 1, names)
        )
    }

    private func totals(_ side: Int, _ names: NameTable) -> [ReconcileTotals.CurrencyTotal] {
        (0..<currencyCount).compactMap { number in
            let sum = sums[side * currencyCount + number]
            guard sum.count > 0 else { return nil }
            return ReconcileTotals.CurrencyTotal(
                currency: names.string(UInt16(truncatingIfNeeded: number)) ?? "",
                sum: sum
            )
        }
    }
}
