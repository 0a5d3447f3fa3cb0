/// Compares the records of a run with each other.
///
/// Memory has a limit: after some hundred thousand records the oldest are forgotten, which
/// ``hasForgotten`` says.
package struct AuditRun: Sendable {
    /// What is remembered of a reference.
    private struct Version: Sendable {
        /// The amount; the lowest number where there is none.
        var amount: Int64
        var currency: UInt16
        var type: UInt16
        var ordinal: UInt32

        init(_ trace: AuditTrace, _ ordinal: Int64) {
            amount = trace.amount ?? .min
            currency = trace.currency
            type = trace.type
            self.ordinal = UInt32(clamping: ordinal)
        }

        static let none = Version()
        private init() { (amount, currency, type, ordinal) = (0, 0, 0, 0) }

        /// Whether both tell an amount, and not the same.
        func hasOtherAmount(_ other: Version) -> Bool {
            amount != other.amount && amount != .min && other.amount != .min
        }

        /// What else both tell and do not agree on.
        func otherField(_ other: Version) -> String? {
            if currency != other.currency, currency != 0, other.currency != 0 { return "currency" }
            return type != other.type && type != 0 && other.type != 0 ? "type" : nil
        }
    }

    /// A list that comes in pages, known by the total that they state.
    private struct PagedList: Sendable {
        let total: Int64
        var distinctCount: Int64 = 0
        var repeatedCount: Int64 = 0
    }

    /// How many lists are told apart; further totals are passed over.
    private static let listLimit = 64

    private let wantsDuplicates: Bool
    private let wantsConflicts: Bool
    private let wantsPayments: Bool
    private let wantsPages: Bool
    private var identities: SeenTable<Void>
    private var references: SeenTable<Version>
    /// The first payment of each order.
    private var orders: SeenTable<PaymentMark>
    private var recordCount: Int64 = 0
    private var lists: [PagedList] = []
    /// The list of the page that is read.
    private var openList: Int?

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
        references = SeenTable(slotLimit: slotLimit, blank: Version.none)
        orders = SeenTable(slotLimit: slotLimit, blank: PaymentMark.none)
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
        recordCount += 1
        guard trace.reference != 0 else {
            countInList(isRepeated: false)
            return
        }
        let isRepeated = identities.insert(trace.identity, ()) != nil
        if isRepeated {
            countInList(isRepeated: true)
            guard wantsDuplicates else { return }
            report.rule = AuditRule.duplicate.name
            report.add("", "comes a second time")
            return
        }
        let version = Version(trace, recordCount)
        guard let known = references.insert(trace.reference, version) else {
            countInList(isRepeated: false)
            comparePayments(trace, &report)
            return
        }
        if wantsConflicts { compareVersions(known, version, &report) }
    }

    private func compareVersions(
        _ known: Version,
        _ version: Version,
        _ report: inout AuditReport
    ) {
        report.rule = AuditRule.conflictingVersions.name
        let place = "than in record \(known.ordinal) of the run, of the same reference"
        if known.hasOtherAmount(version) {
            report.add("amount", known.amount, version.amount, nil, "another amount \(place)")
        } else if let field = known.otherField(version) {
            report.add("", "another \(field) \(place)")
        }
    }

    private mutating func comparePayments(_ trace: AuditTrace, _ report: inout AuditReport) {
        guard wantsPayments, trace.order != 0 else { return }
        let payment = PaymentMark(
            packed: trace.packedReference,
            hash: trace.reference,
            ordinal: recordCount
        )
        guard let other = orders.insert(trace.order, payment), !other.hasReference(of: payment)
        else { return }
        report.rule = AuditRule.twoPaymentsForOrder.name
        report.add("", "\(other.name) is another payment for the same order")
    }

    private mutating func countInList(isRepeated: Bool) {
        guard let openList else { return }
        if isRepeated {
            lists[openList].repeatedCount += 1
        } else {
            lists[openList].distinctCount += 1
        }
    }

    /// The number of records that the document around a list states; nil where it states none.
    package static func statedTotal(of page: JSONValue?) -> Int64? {
        guard let page, page.isObject else { return nil }
        let head = page.member("pagination") ?? page
        guard let stated = head.either("total_count", "totalCount") ?? head.member("total"),
            let total = try? stated.integer(), total >= 0
        else { return nil }
        return total
    }

    /// Begins a page: pages that state the same total are one list.
    ///
    /// - Parameter statedTotal: What the document around the records states; nil where it states
    ///   nothing, and behind the records.
    package mutating func beginPage(_ statedTotal: Int64?) {
        openList = nil
        guard wantsPages, let total = statedTotal else { return }
        openList = lists.firstIndex { $0.total == total }
        guard openList == nil, lists.count < Self.listLimit else { return }
        openList = lists.count
        lists.append(PagedList(total: total))
    }

    /// Compares what pages say with what came.
    package func finish(_ report: inout AuditReport) {
        report.rule = AuditRule.pageTotal.name
        for list in lists where list.total != list.distinctCount {
            let words =
                "pages say \(list.total) records, \(list.distinctCount) distinct ones came;"
                + " \(list.repeatedCount) repeated"
            report.add("", list.total, list.distinctCount, nil, words)
        }
    }
}
