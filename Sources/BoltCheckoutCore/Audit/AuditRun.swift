/// Compares the records of a run with each other.
///
/// Memory has a limit: after some hundred thousand records the oldest are forgotten, which
/// ``hasForgotten`` says.
package struct AuditRun: Sendable {
    private struct Money: Sendable {
        var amount: Int64?
        var kind: UInt32
    }

    private let wantsDuplicates: Bool
    private let wantsConflicts: Bool
    private let wantsPayments: Bool
    private let wantsPages: Bool
    private var identities: SeenTable<Void>
    private var references: SeenTable<Money>
    private var orders: SeenTable<UInt32>
    private var duplicateCount: Int64 = 0
    private var distinctCount: Int64 = 0
    private var pageTotals: [Int64] = []

    /// Begins a run.
    ///
    /// - Parameters:
    ///   - rules: The rules that are asked; those about one record are passed over.
    ///   - slotLimit: The size of each table, a power of two.
    package init(_ rules: [AuditRule], slotLimit: Int = 1 << 19) {
        let names = Set(rules.map(\.name))
        wantsDuplicates = names.contains(AuditRule.duplicate.name)
        wantsConflicts = names.contains(AuditRule.conflictingVersions.name)
        wantsPayments = names.contains(AuditRule.twoPaymentsForOrder.name)
        wantsPages = names.contains(AuditRule.pageTotal.name)
        identities = SeenTable(slotLimit: slotLimit, blank: ())
        references = SeenTable(slotLimit: slotLimit, blank: Money(amount: nil, kind: 0))
        orders = SeenTable(slotLimit: slotLimit, blank: 0)
    }

    /// Whether the rules need a trace of each record.
    package var needsTraces: Bool {
        wantsDuplicates || wantsConflicts || wantsPayments || wantsPages
    }

    /// Whether records were forgotten, so that some repetitions may go unseen.
    package var hasForgotten: Bool {
        identities.hasForgotten || references.hasForgotten || orders.hasForgotten
    }

    /// How many of the last records each record is compared with, at least.
    package var memory: Int { identities.capacity }

    /// Compares a record with those before it.
    package mutating func compare(_ trace: AuditTrace, _ report: inout AuditReport) {
        guard trace.reference != 0 else {
            distinctCount += 1
            return
        }
        let isRepeated = identities.insert(trace.identity, ()) != nil
        if isRepeated {
            duplicateCount += 1
            guard wantsDuplicates else { return }
            report.rule = AuditRule.duplicate.name
            report.add("", "comes a second time")
            return
        }
        let known = references.insert(
            trace.reference, Money(amount: trace.amount, kind: trace.kind))
        guard let known else {
            distinctCount += 1
            comparePayments(trace, &report)
            return
        }
        guard wantsConflicts, known.amount != trace.amount || known.kind != trace.kind else {
            return
        }
        report.rule = AuditRule.conflictingVersions.name
        let isAmount = known.amount != trace.amount
        report.add(
            isAmount ? "amount" : "", isAmount ? known.amount : nil,
            isAmount ? trace.amount : nil, nil,
            "differs from an earlier record of the same reference in "
                + (isAmount ? "its amount" : "currency or type"))
    }

    private mutating func comparePayments(_ trace: AuditTrace, _ report: inout AuditReport) {
        guard wantsPayments, trace.order != 0 else { return }
        let short = UInt32(truncatingIfNeeded: trace.reference >> 32)
        guard let other = orders.insert(trace.order, short), other != short else { return }
        report.rule = AuditRule.twoPaymentsForOrder.name
        report.add("", "an earlier record is another payment for the same order")
    }

    /// Takes note of how many records a page says there are in all.
    package mutating func notePage(_ page: JSONValue) {
        guard wantsPages, page.isObject else { return }
        let head = page.member("pagination") ?? page
        guard let stated = head.either("total_count", "totalCount") ?? head.member("total"),
            let total = try? stated.integer(), total >= 0, !pageTotals.contains(total),
            pageTotals.count < 64
        else { return }
        pageTotals.append(total)
    }

    /// Compares what pages say with what came.
    package func finish(_ report: inout AuditReport) {
        report.rule = AuditRule.pageTotal.name
        for total in pageTotals where total != distinctCount {
            report.add(
                "", total, distinctCount, nil,
                "pages say \(total) records, \(distinctCount) distinct ones came;"
                    + " \(duplicateCount) repeated")
        }
    }
}
