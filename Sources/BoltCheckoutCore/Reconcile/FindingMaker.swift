/// Makes findings, with texts, of what a comparison found.
struct FindingMaker {
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    /// One key on which both sides do not agree.
    func finding(
        _ kind: ReconcileKind,
        _ entry: Ledger.Entry,
        _ order: LaneSum,
        _ bolt: LaneSum,
        unpaid: Int,
        isRefund: Bool
    ) -> ReconcileFinding {
        let key = ledger.arena.string(at: entry.key)
        // A line that is matched by its reference alone has no key.
        let isStandIn = key?.utf8.first == 0
        var other = side(bolt, ledger.transactions)
        if other == nil, unpaid >= 0 {
            other = side(ledger.transactions.records[unpaid])
        }
        return ReconcileFinding(
            kind: kind,
            key: isStandIn ? nil : key,
            isRefund: isRefund,
            order: side(order, ledger.orders),
            transaction: other
        )
    }

    private func side(_ lane: LaneSum, _ book: LedgerBook) -> ReconcileFinding.Side? {
        guard lane.count > 0, lane.first >= 0 else { return nil }
        let record = book.records[lane.first]
        return ReconcileFinding.Side(
            amount: lane.amount,
            currency: lane.isMixed ? nil : ledger.currencies.string(lane.currency),
            count: lane.count,
            line: Int(record.line),
            reference: ledger.arena.string(at: record.reference),
            status: ledger.statuses.string(UInt16(truncatingIfNeeded: record.status))
        )
    }

    /// A line that took no money.
    private func side(_ record: LedgerRecord) -> ReconcileFinding.Side {
        ReconcileFinding.Side(
            amount: record.hasAmount ? record.amount : nil,
            currency: ledger.currencies.string(record.currency),
            count: 0,
            line: Int(record.line),
            reference: ledger.arena.string(at: record.reference),
            status: ledger.statuses.string(UInt16(truncatingIfNeeded: record.status))
        )
    }
}
