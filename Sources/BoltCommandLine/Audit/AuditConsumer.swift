import BoltCheckoutCore

/// Asks the rules about the records of a part, on any thread, and keeps what comparing them with
/// other parts needs.
struct AuditConsumer: RecordConsumer {
    /// What a part had in it, in order.
    enum Event: Sendable {
        case record(AuditedRecord)
        /// The document around a list begins, with the total it states; or the list ends.
        case page(statedTotal: Int64?)
    }

    /// The tables of a long run take nearly all the memory that a run may have.
    static let partCapacity = 1 << 17

    private static let usualCount = 1024

    private let audit: Audit
    private let hash: ByteHash
    private let needsTraces: Bool
    private var report: AuditReport
    private var visitCount = 0
    /// The records and pages, in order.
    private(set) var events: [Event] = []
    /// What the rules have found in all records, in order, without notes.
    private(set) var findings: [AuditFinding] = []

    /// Creates a consumer.
    ///
    /// - Parameters:
    ///   - audit: The rules.
    ///   - hash: The hash of the run.
    ///   - needsTraces: Whether the records are compared with each other.
    init(_ audit: Audit, _ hash: ByteHash, needsTraces: Bool) {
        self.audit = audit
        self.hash = hash
        self.needsTraces = needsTraces
        report = AuditReport(tolerance: audit.tolerance)
    }

    mutating func consume(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        _ output: inout [UInt8]
    ) throws(RecordProblem) {
        visitCount += 1
        if events.isEmpty { events.reserveCapacity(Self.usualCount) }
        let record = try AuditRecord(transaction)
        audit.check(record, &report)
        var audited = AuditedRecord(
            number: UInt32(clamping: visitCount),
            offset: UInt32(clamping: transaction.value.offset)
        )
        if needsTraces { audited.trace = AuditTrace(record, hash) }
        for finding in report.findings {
            if finding.isNote {
                remarks.append(FindingText.remark(finding))
            } else {
                findings.append(finding)
                audited.findingCount += 1
            }
        }
        report.removeAll()
        events.append(.record(audited))
    }

    mutating func notePage(_ page: JSONValue?) {
        events.append(.page(statedTotal: AuditRun.statedTotal(of: page)))
    }
}

/// What is kept of a record until its part's turn comes.
struct AuditedRecord: Sendable {
    /// What it is compared by.
    var trace: AuditTrace?
    /// Which transaction of the part it is, from 1.
    let number: UInt32
    /// Where it begins in the part, which has a few megabytes at most.
    let offset: UInt32
    /// How many of the part's findings are its own.
    var findingCount: UInt32 = 0

    /// Where reports about it stand among those of the part.
    var order: Int { 2 * Int(number) - 1 }
}
