/// Adds up payments that match an order though they are not captured, or only in part.
struct UncapturedTable {
    /// What payments that are added up have in common.
    private struct Group: Hashable {
        /// The number of the status; nil for payments that were captured in part.
        var status: UInt16?
        var currency: UInt16
    }

    private struct Figures {
        var count = 0
        var amount = MoneySum()
        var captured = MoneySum()
    }

    private var groups: [Group: Figures] = [:]

    /// Adds a payment.
    ///
    /// - Parameters:
    ///   - record: The payment.
    ///   - currency: The number of its currency, the same for all spellings.
    ///   - captured: What was captured, where that is less than the amount; nil where nothing is said.
    mutating func add(_ record: LedgerRecord, currency: UInt16, captured: Int64?) {
        let status = captured == nil ? UInt16(truncatingIfNeeded: record.status) : nil
        var figures = Figures(count: 1)
        if record.hasAmount { figures.amount.add(record.amount) }
        if let captured { figures.captured.add(captured) }
        add(figures, Group(status: status, currency: currency))
    }

    /// Adds what another table has.
    mutating func merge(_ other: UncapturedTable) {
        for (group, figures) in other.groups { add(figures, group) }
    }

    private mutating func add(_ figures: Figures, _ group: Group) {
        var sum = groups[group] ?? Figures()
        sum.count += figures.count
        sum.amount.merge(figures.amount)
        sum.captured.merge(figures.captured)
        groups[group] = sum
    }

    /// What was added up, by status, parts last; with the names of currencies and statuses.
    func groups(_ ledger: Ledger) -> [ReconcileTotals.Uncaptured] {
        var found: [ReconcileTotals.Uncaptured] = []
        let sorted = groups.sorted { one, other in
            (one.key.status ?? .max, one.key.currency)
                < (other.key.status ?? .max, other.key.currency)
        }
        for (group, figures) in sorted {
            let status = group.status.map { ledger.statuses.string($0) ?? "" }
            if found.last?.status != status || found.isEmpty {
                found.append(ReconcileTotals.Uncaptured(status: status))
            }
            let currency = ledger.currencies.string(group.currency) ?? ""
            let last = found.count - 1
            found[last].count += figures.count
            found[last].add(figures.amount, captured: figures.captured, currency)
        }
        return found
    }
}
