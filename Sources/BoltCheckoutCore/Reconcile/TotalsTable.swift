/// Sums by result, side and currency while a reconciliation runs.
struct TotalsTable {
    /// The results, and behind them the refunds that are compared with nothing.
    private static let rowCount = ReconcileKind.allCases.count + 1
    private static let refundsApart = ReconcileKind.allCases.count

    private let currencyCount: Int
    private var counts = [Int](repeating: 0, count: rowCount)
    private var sums: [MoneySum]
    /// How many transactions took no money, by the number of their status.
    private var unpaidCounts: [Int]
    private var unpaidOrderCount = 0
    /// How many keys match that have no sum.
    private var sumlessCount = 0
    /// What matches and is not captured.
    var uncaptured = UncapturedTable()

    init(currencyCount: Int, statusCount: Int) {
        self.currencyCount = currencyCount
        sums = [MoneySum](repeating: MoneySum(), count: Self.rowCount * 2 * currencyCount)
        unpaidCounts = [Int](repeating: 0, count: statusCount)
    }

    /// Adds what came of one way of money.
    ///
    /// - Returns: Whether both sides agree.
    @inline(__always)
    mutating func add(_ lane: KeyOutcome.Lane) -> Bool {
        guard lane.isThere else { return true }
        let kind = lane.kind
        counts[kind.row] += 1
        if lane.hasSameLines { sumlessCount += 1 }
        add(lane.order, kind.row, isOrder: true)
        add(lane.bolt, kind.row, isOrder: false)
        return kind == .matched
    }

    /// Adds refunds that are compared with nothing.
    @inline(__always)
    mutating func addApart(_ refunds: LaneSum) {
        guard refunds.count > 0 else { return }
        counts[Self.refundsApart] += refunds.count
        add(refunds, Self.refundsApart, isOrder: false)
    }

    /// Counts a transaction that took no money.
    mutating func countUnpaid(_ status: Int) { unpaidCounts[status] += 1 }

    /// Counts an order that took no money.
    mutating func countUnpaidOrder() { unpaidOrderCount += 1 }

    @inline(__always)
    private mutating func add(_ lane: LaneSum, _ row: Int, isOrder: Bool) {
        guard lane.count > 0, let amount = lane.amount else { return }
        let side = row * 2 + (isOrder ? 0 : 1)
        sums[side * currencyCount + Int(lane.currency)].add(amount)
    }

    /// Adds what another table of the same terms has.
    mutating func merge(_ other: TotalsTable) {
        for index in counts.indices { counts[index] += other.counts[index] }
        for index in sums.indices { sums[index].merge(other.sums[index]) }
        for index in unpaidCounts.indices { unpaidCounts[index] += other.unpaidCounts[index] }
        unpaidOrderCount += other.unpaidOrderCount
        sumlessCount += other.sumlessCount
        uncaptured.merge(other.uncaptured)
    }

    /// What was added up, with the names of currencies and statuses.
    func totals(_ ledger: Ledger) -> ReconcileTotals {
        var totals = ReconcileTotals()
        for kind in ReconcileKind.allCases {
            totals.results[kind] = result(kind.row, ledger.currencies)
        }
        totals.refundsApart = result(Self.refundsApart, ledger.currencies)
        for (index, count) in unpaidCounts.enumerated() where count > 0 {
            totals.unpaid[ledger.statuses.string(UInt16(truncatingIfNeeded: index)) ?? ""] = count
        }
        totals.unpaidOrderCount = unpaidOrderCount
        totals.sumlessMatchCount = sumlessCount
        totals.uncaptured = uncaptured.groups(ledger)
        return totals
    }

    private func result(_ row: Int, _ names: NameTable) -> ReconcileTotals.Result {
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
