import TestSupport
import Testing

@testable import BoltCheckoutCore

/// However many parts keys are compared in, the findings and totals are the same.
struct ReconciliationPartTests {
    /// A ledger in which everything occurs.
    private func ledger(seed: UInt64) -> Ledger {
        var generator = SeededGenerator(seed: seed)
        let ledger = Ledger()
        for side in [LedgerSide.orders, .transactions] {
            var parcel = LedgerParcel(ledger.hash)
            for number in 0..<600 {
                let roll = Int.random(in: 0..<100, using: &generator)
                let key = Array("K\(roll < 20 ? number / 2 : number)".utf8)
                let reference = Array("R\(number % 500)".utf8)
                let currency = Array((roll < 10 ? "EUR" : "USD").utf8)
                let status = Array((roll > 92 ? "failed" : "completed").utf8)
                key.withUnsafeBufferPointer { key in
                    reference.withUnsafeBufferPointer { reference in
                        currency.withUnsafeBufferPointer { currency in
                            status.withUnsafeBufferPointer { status in
                                var line = LedgerLine()
                                line.key = roll == 50 ? LedgerLine.none : key
                                if side == .transactions { line.reference = reference }
                                line.currency = currency
                                line.status = status
                                line.lane = roll < 30 ? .refund : .payment
                                line.amount = roll == 40 ? nil : Int64(number % 7 + roll / 80)
                                line.date = Int64(roll)
                                line.line = number + 2
                                parcel.append(line)
                            }
                        }
                    }
                }
            }
            parcel.take().withUnsafeBufferPointer { ledger.enter($0, on: side) }
        }
        ledger.settle()
        return ledger
    }

    private func outcome(
        _ comparison: Reconciliation,
        _ partCount: Int,
        until limit: Int = .max
    ) -> ([ReconcileFinding], ReconcileTotals?) {
        var parts = comparison.parts(partCount, leastCount: 1)
        // In any order, as threads would.
        for index in parts.indices.reversed() { parts[index].run() }
        var findings: [ReconcileFinding] = []
        let totals = comparison.tell(parts) { finding in
            findings.append(finding)
            return findings.count < limit
        }
        return (findings, totals)
    }

    @Test(arguments: [1, 2, 3] as [UInt64], [true, false])
    func `one part or many`(seed: UInt64, isNet: Bool) {
        let comparison = Reconciliation(ledger(seed: seed), isNet: isNet)
        let (findings, totals) = outcome(comparison, 1)
        #expect(findings.count > 100)
        #expect(totals?.findingCount == findings.count)
        for count in [2, 3, 7, 10_000] {
            let (found, sums) = outcome(comparison, count)
            #expect(found == findings)
            #expect(sums == totals)
        }
    }

    @Test func `where it is ended, there are no totals of a part`() {
        let comparison = Reconciliation(ledger(seed: 4), isNet: false)
        let (findings, _) = outcome(comparison, 1)
        for limit in [1, 2, 50, findings.count - 1] {
            let (found, sums) = outcome(comparison, 3, until: limit)
            #expect(found == Array(findings.prefix(limit)))
            #expect(sums == nil)
        }
    }

    @Test func `an empty ledger is one part`() {
        let comparison = Reconciliation(Ledger(), isNet: false)
        #expect(comparison.parts(4).count == 1)
        #expect(outcome(comparison, 4).1?.findingCount == 0)
    }

    @Test func `an index that was prepared finds what it was given`() {
        let index = HashIndex()
        let hash = ByteHash(seed: 1)
        #expect(index.isEmpty)
        _ = index.findOrInsert(hash.hash(1, after: 0), new: 1) { $0 == 1 }
        index.reserve(100_000)
        for number in 2..<150_000 {
            let hashed = hash.hash(Int64(number), after: 0)
            #expect(index.findOrInsert(hashed, new: number) { $0 == number } == nil)
        }
        for number in 1..<150_000 {
            #expect(index.find(hash.hash(Int64(number), after: 0)) { $0 == number } == number)
        }
    }
}
