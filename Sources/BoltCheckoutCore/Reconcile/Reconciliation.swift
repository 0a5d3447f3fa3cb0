/// Compares both sides of a ledger, key by key.
package struct Reconciliation {
    private let ledger: Ledger
    private let isNet: Bool
    /// For each status whether a payment, and behind those whether a refund, of it counts.
    private let counts = PackedMemory<Bool>()
    private let statusCount: Int
    /// For each currency the number of its upper-case spelling.
    private let canonical = PackedMemory<UInt16>()
    private let comparesRefunds: Bool
    private var table: TotalsTable
    private var unpaidCounts: [Int]
    private var unpaidOrderCount = 0
    private var touched: UInt32 = 0
    private static let groupSize = 32

    /// Prepares the comparison.
    ///
    /// - Parameters:
    ///   - ledger: Everything that was entered, settled.
    ///   - isNet: Whether refunds are taken off; otherwise they are compared with the orders' refunds,
    ///     where the orders have any, and else only added up.
    package init(_ ledger: Ledger, isNet: Bool) {
        self.ledger = ledger
        self.isNet = isNet
        let statuses = ledger.statuses.names.map { String(decoding: $0, as: UTF8.self) }
        statusCount = statuses.count
        for status in statuses { counts.append(!LedgerStatus.isUnpaid(status)) }
        for status in statuses { counts.append(!LedgerStatus.isUnrefunded(status)) }
        unpaidCounts = [Int](repeating: 0, count: statuses.count)
        for number in Self.canonicalNumbers(ledger.currencies.names) { canonical.append(number) }
        table = TotalsTable(currencyCount: canonical.count)
        let orders = ledger.orders.records
        let counts = counts
        comparesRefunds =
            isNet
            || (0..<orders.count).contains { position in
                let record = orders[position]
                return record.isRefund && !record.isReplaced
                    && counts[statuses.count + record.status]
            }
    }

    private static func canonicalNumbers(_ names: [[UInt8]]) -> [UInt16] {
        var numbers: [String: UInt16] = [:]
        return names.enumerated().map { index, name in
            let text = String(decoding: name, as: UTF8.self)
            let spelling = CurrencyCode(text)?.text ?? text
            if let known = numbers[spelling] { return known }
            let number = UInt16(truncatingIfNeeded: index)
            numbers[spelling] = number
            return number
        }
    }

    /// Compares everything.
    ///
    /// - Parameter report: Gets what does not agree, in the order of the orders and then of what Bolt
    ///   alone has; false ends the comparison.
    /// - Returns: Counts and sums.
    package mutating func run(_ report: (ReconcileFinding) -> Bool) -> ReconcileTotals {
        for position in 0..<ledger.entries.count {
            if position & (Self.groupSize - 1) == 0 { touch(from: position) }
            let entry = ledger.entries[position]
            var order = lanes(entry.order, isOrder: true)
            var bolt = lanes(entry.transaction, isOrder: false)
            if isNet {
                order.net()
                bolt.net()
            } else if !comparesRefunds, bolt.refunded.count > 0 {
                table.count(TotalsTable.refundsApart, by: bolt.refunded.count)
                table.add(bolt.refunded, TotalsTable.refundsApart, isOrder: false)
                bolt.refunded = LaneSum()
            }
            let goesOn =
                compare(entry, order.paid, bolt.paid, unpaid: bolt.unpaid, isRefund: false, report)
                && compare(
                    entry,
                    order.refunded,
                    bolt.refunded,
                    unpaid: -1,
                    isRefund: true,
                    report
                )
            guard goesOn else { break }
        }
        return totals
    }

    /// Loads the transactions of the next keys: they lie anywhere.
    private mutating func touch(from start: Int) {
        let records = ledger.transactions.records
        var mark: UInt32 = 0
        for position in start..<min(start + Self.groupSize, ledger.entries.count) {
            let transaction = ledger.entries[position].transaction
            if transaction > 0 { mark ^= records[Int(transaction) - 1].next }
        }
        touched = mark
    }

    private var totals: ReconcileTotals {
        var totals = ReconcileTotals()
        for kind in ReconcileKind.allCases {
            totals.results[kind] = table.result(kind.row, ledger.currencies)
        }
        totals.refundsApart = table.result(TotalsTable.refundsApart, ledger.currencies)
        for (index, count) in unpaidCounts.enumerated() where count > 0 {
            totals.unpaid[ledger.statuses.string(UInt16(truncatingIfNeeded: index)) ?? ""] = count
        }
        totals.unpaidOrderCount = unpaidOrderCount
        return totals
    }

    /// The lines of one side: payments, refunds, and the first one that took no money.
    @inline(__always)
    private mutating func lanes(_ head: UInt32, isOrder: Bool) -> LedgerLanes {
        let records = isOrder ? ledger.orders.records : ledger.transactions.records
        var lanes = LedgerLanes()
        var mark = head
        while mark != 0 {
            let position = Int(mark) - 1
            let record = records[position]
            mark = record.next
            if record.isReplaced { continue }
            let row = record.isRefund ? statusCount : 0
            guard counts[row + record.status] else {
                lanes.unpaid = position
                if isOrder {
                    unpaidOrderCount += 1
                } else {
                    unpaidCounts[record.status] += 1
                }
                continue
            }
            lanes.add(record, at: position, currency: canonical[Int(record.currency)])
        }
        return lanes
    }

    @inline(__always)
    private mutating func compare(
        _ entry: Ledger.Entry,
        _ order: LaneSum,
        _ bolt: LaneSum,
        unpaid: Int,
        isRefund: Bool,
        _ report: (ReconcileFinding) -> Bool
    ) -> Bool {
        guard order.count > 0 || bolt.count > 0 else { return true }
        let kind = ReconcileKind(order, bolt)
        table.count(kind.row)
        table.add(order, kind.row, isOrder: true)
        table.add(bolt, kind.row, isOrder: false)
        guard kind != .matched else { return true }
        let maker = FindingMaker(ledger)
        return report(maker.finding(kind, entry, order, bolt, unpaid: unpaid, isRefund: isRefund))
    }
}
