/// Compares both sides of a ledger, key by key.
///
/// The keys are compared in parts, each by any thread; then the findings are told in the order of
/// the keys. So nothing depends on how many parts there are.
package struct Reconciliation {
    /// A part of fewer keys is not worth a thread.
    private static let leastPart = 1 << 14

    private let ledger: Ledger
    private let terms: ReconciliationTerms

    /// Prepares the comparison.
    ///
    /// - Parameters:
    ///   - ledger: Everything that was entered, settled.
    ///   - isNet: Whether refunds are taken off; otherwise they are compared with the orders' refunds,
    ///     where the orders have any, and else only added up.
    package init(_ ledger: Ledger, isNet: Bool) {
        self.ledger = ledger
        terms = ReconciliationTerms(ledger, isNet: isNet)
    }

    /// All keys in parts, in order.
    ///
    /// - Parameters:
    ///   - limit: The most parts, at least 1.
    ///   - leastCount: How many keys make a part at least.
    /// - Returns: The parts, none of them compared yet; at least one.
    package func parts(
        _ limit: Int,
        leastCount: Int = leastPart
    ) -> [ReconciliationPart] {
        let count = ledger.entries.count
        let partCount = max(1, min(limit, count / max(1, leastCount)))
        return (0..<partCount).map { number in
            let start = count / partCount * number
            let end = number == partCount - 1 ? count : count / partCount * (number + 1)
            return ReconciliationPart(ledger, terms, start..<end)
        }
    }

    /// Compares everything on this thread.
    ///
    /// - Parameter report: Gets what does not agree; false ends the comparison.
    /// - Returns: Counts and sums; nil where it was ended.
    package func run(_ report: (ReconcileFinding) -> Bool) -> ReconcileTotals? {
        var part = ReconciliationPart(ledger, terms, 0..<ledger.entries.count)
        part.run()
        return tell([part], report)
    }

    /// Tells what parts have found.
    ///
    /// - Parameters:
    ///   - parts: All parts, in order, each compared.
    ///   - report: Gets what does not agree, in the order of the orders and then of what Bolt alone
    ///     has; false ends the comparison.
    /// - Returns: Counts and sums; nil where it was ended, because they would be those of a part.
    package func tell(
        _ parts: [ReconciliationPart],
        _ report: (ReconcileFinding) -> Bool
    ) -> ReconcileTotals? {
        var table = terms.emptyTable
        for part in parts {
            var ignored = terms.emptyTable
            for mark in part.mismatches {
                let position = Int(mark)
                let outcome = part.outcome(at: position, &ignored)
                for lane in [outcome.paid, outcome.refunded] {
                    guard lane.isThere, lane.kind != .matched else { continue }
                    guard report(finding(lane, at: position, outcome)) else { return nil }
                }
            }
            table.merge(part.table)
        }
        return table.totals(ledger)
    }

    private func finding(
        _ lane: KeyOutcome.Lane,
        at position: Int,
        _ outcome: KeyOutcome
    ) -> ReconcileFinding {
        FindingMaker(ledger).finding(
            lane.kind,
            ledger.entries[position],
            lane.order,
            lane.bolt,
            unpaid: lane.isRefund ? -1 : outcome.unpaid,
            isRefund: lane.isRefund
        )
    }
}
