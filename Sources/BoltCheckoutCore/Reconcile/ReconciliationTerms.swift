/// On what terms a reconciliation compares: which lines count, and which currencies are the same.
final class ReconciliationTerms: Sendable {
    /// Whether refunds are taken off their payment.
    let isNet: Bool
    /// Whether refunds are compared with the orders' refunds.
    let comparesRefunds: Bool
    /// For each status whether a payment, behind those whether a refund, of it counts, and behind
    /// those whether a payment of it is not captured.
    // Filled when the terms are made, and only read through its view.
    nonisolated(unsafe) private let weights = PackedMemory<Bool>()
    private let weightView: PackedView<Bool>
    private let statusCount: Int
    /// For each currency the number of its upper-case spelling.
    nonisolated(unsafe) private let canonical = PackedMemory<UInt16>()
    private let canonicalView: PackedView<UInt16>

    init(_ ledger: Ledger, isNet: Bool) {
        self.isNet = isNet
        let statuses = ledger.statuses.names.map { String(decoding: $0, as: UTF8.self) }
        statusCount = statuses.count
        for status in statuses { weights.append(!LedgerStatus.isUnpaid(status)) }
        for status in statuses { weights.append(!LedgerStatus.isUnrefunded(status)) }
        for status in statuses { weights.append(LedgerStatus.isUncaptured(status)) }
        for number in Self.canonicalNumbers(ledger.currencies.names) { canonical.append(number) }
        let weightView = weights.view
        self.weightView = weightView
        canonicalView = canonical.view
        let orders = ledger.orders.records.view
        comparesRefunds =
            isNet
            || (0..<orders.count).contains { position in
                let record = orders[position]
                return record.isRefund && !record.isReplaced
                    && weightView[statuses.count + record.status]
            }
    }

    /// A table to add up on these terms.
    var emptyTable: TotalsTable {
        TotalsTable(currencyCount: canonical.count, statusCount: statusCount)
    }

    /// Whether a line moved money.
    @inline(__always)
    func counts(_ record: LedgerRecord) -> Bool {
        weightView[(record.isRefund ? statusCount : 0) + record.status]
    }

    /// Whether a line is a payment whose money, or a part of it, was not captured.
    @inline(__always)
    func isUncaptured(_ record: LedgerRecord) -> Bool {
        !record.isRefund
            && (record.isPartlyCaptured || weightView[2 * statusCount + record.status])
    }

    /// The number of a line's currency, the same for all spellings.
    @inline(__always)
    func currency(of record: LedgerRecord) -> UInt16 { canonicalView[Int(record.currency)] }

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
}
