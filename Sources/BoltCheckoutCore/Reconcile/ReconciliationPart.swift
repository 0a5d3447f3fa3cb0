/// Compares some of the keys of a ledger: what one thread does of a ``Reconciliation``.
package struct ReconciliationPart: Sendable {
    private static let groupSize = 32

    // It is settled, and only read here; the views point into it.
    nonisolated(unsafe) private let ledger: Ledger
    private let terms: ReconciliationTerms
    private let entries: PackedView<Ledger.Entry>
    private let orders: PackedView<LedgerRecord>
    private let transactions: PackedView<LedgerRecord>
    private let captures: PackedView<PartCapture>
    private let range: Range<Int>
    /// Counts and sums of what was compared.
    private(set) var table: TotalsTable
    /// The positions of keys on which both sides do not agree, in order.
    private(set) var mismatches: [UInt32] = []
    private var touched: UInt32 = 0

    init(_ ledger: Ledger, _ terms: ReconciliationTerms, _ range: Range<Int>) {
        self.ledger = ledger
        self.terms = terms
        self.range = range
        entries = ledger.entries.view
        orders = ledger.orders.records.view
        transactions = ledger.transactions.records.view
        captures = ledger.partCaptures.view
        table = terms.emptyTable
    }

    /// Compares all keys of the part.
    package mutating func run() {
        var table = terms.emptyTable
        for position in range {
            if (position - range.lowerBound) & (Self.groupSize - 1) == 0 { touch(from: position) }
            let outcome = outcome(at: position, &table)
            if outcome.paid.bolt.isUncaptured, outcome.paid.kind == .matched {
                addUncaptured(at: position, &table)
            }
            let isPaid = table.add(outcome.paid)
            let isRefunded = table.add(outcome.refunded)
            if !isPaid || !isRefunded {
                mismatches.append(UInt32(truncatingIfNeeded: position))
            }
        }
        self.table = table
    }

    /// Counts the payments of a key that matches which are not captured, or only in part.
    private func addUncaptured(at position: Int, _ table: inout TotalsTable) {
        var mark = entries[position].transaction
        while mark != 0 {
            let position = Int(mark) - 1
            let record = transactions[position]
            mark = record.next
            guard !record.isReplaced, terms.counts(record), terms.isUncaptured(record) else {
                continue
            }
            table.uncaptured.add(
                record,
                currency: terms.currency(of: record),
                captured: record.isPartlyCaptured
                    ? PartCapture.captured(of: position, in: captures) : nil
            )
        }
    }

    /// Loads the transactions of the next keys: they lie anywhere.
    @inline(__always)
    private mutating func touch(from start: Int) {
        var mark: UInt32 = 0
        for position in start..<min(start + Self.groupSize, range.upperBound) {
            let transaction = entries[position].transaction
            if transaction > 0 { mark ^= transactions[Int(transaction) - 1].next }
        }
        touched = mark
    }

    /// Adds up the lines of a key.
    ///
    /// - Parameters:
    ///   - position: The position of the key.
    ///   - table: Counts what is not compared.
    /// - Returns: What is compared, both ways of money apart.
    @inline(__always)
    func outcome(at position: Int, _ table: inout TotalsTable) -> KeyOutcome {
        let entry = entries[position]
        var order = lanes(entry.order, orders) { _ in table.countUnpaidOrder() }
        var bolt = lanes(entry.transaction, transactions) { table.countUnpaid($0) }
        var apart = LaneSum()
        if terms.isNet {
            order.net()
            bolt.net()
        } else if !terms.comparesRefunds {
            swap(&apart, &bolt.refunded)
            table.addApart(apart)
        }
        var paid = KeyOutcome.Lane(order: order.paid, bolt: bolt.paid, isRefund: false)
        var refunded = KeyOutcome.Lane(
            order: order.refunded,
            bolt: bolt.refunded,
            isRefund: true
        )
        if paid.mayHaveSameLines { paid.hasSameLines = hasSameLines(entry, isRefund: false) }
        if refunded.mayHaveSameLines {
            refunded.hasSameLines = hasSameLines(entry, isRefund: true)
        }
        return KeyOutcome(paid: paid, refunded: refunded, unpaid: bolt.unpaid)
    }

    /// Whether both sides of a key have the same amounts and currencies, unknown ones included; of
    /// one way of money, or of both where refunds are taken off.
    private func hasSameLines(_ entry: Ledger.Entry, isRefund: Bool) -> Bool {
        fingerprint(entry.order, orders, isRefund)
            == fingerprint(entry.transaction, transactions, isRefund)
    }

    /// A number that the same lines have in any order, and other lines have not.
    private func fingerprint(
        _ head: UInt32,
        _ records: PackedView<LedgerRecord>,
        _ isRefund: Bool
    ) -> UInt64 {
        var sum: UInt64 = 0
        var mark = head
        while mark != 0 {
            let record = records[Int(mark) - 1]
            mark = record.next
            guard !record.isReplaced, terms.counts(record),
                terms.isNet || record.isRefund == isRefund
            else { continue }
            let marks = (record.hasAmount ? 1 : 0) + (record.isRefund ? 2 : 0)
            let kind = Int64(terms.currency(of: record)) * 4 + Int64(marks)
            sum &+= ledger.hash.hash(record.amount, after: ledger.hash.hash(kind, after: 0))
        }
        return sum
    }

    /// The lines of one side: payments, refunds, and the first one that took no money.
    @inline(__always)
    private func lanes(
        _ head: UInt32,
        _ records: PackedView<LedgerRecord>,
        _ countUnpaid: (_ status: Int) -> Void
    ) -> LedgerLanes {
        var lanes = LedgerLanes()
        var mark = head
        while mark != 0 {
            let position = Int(mark) - 1
            let record = records[position]
            mark = record.next
            if record.isReplaced { continue }
            guard terms.counts(record) else {
                lanes.unpaid = position
                countUnpaid(record.status)
                continue
            }
            lanes.add(
                record,
                at: position,
                currency: terms.currency(of: record),
                isUncaptured: terms.isUncaptured(record)
            )
        }
        return lanes
    }
}
