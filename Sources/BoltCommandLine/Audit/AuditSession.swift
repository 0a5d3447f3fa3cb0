import BoltCheckoutCore

/// One run of the audit: asks the rules, writes what they find, and counts.
final class AuditSession {
    /// The input that is read.
    var input = RecordInput.standardInput
    private let audit: Audit
    private let console: Console
    private let writer: FindingWriter
    private let hash = ByteHash()
    private let scanner = JSONScanner()
    private let table = TransactionFieldTable()
    private var run: AuditRun
    private var report: AuditReport
    private var counts: [String: Int] = [:]
    private var recordCount = 0
    private var faultyCount = 0

    /// Begins a run.
    init(_ audit: Audit, _ format: OutputFormat, _ console: Console) {
        self.audit = audit
        self.console = console
        writer = FindingWriter(format, console)
        run = AuditRun(audit.rules)
        report = AuditReport(tolerance: audit.tolerance)
    }

    /// Asks the rules of the records of one part; has gathered nothing.
    var consumer: AuditConsumer {
        AuditConsumer(audit, hash, needsTraces: run.needsTraces)
    }

    /// Takes note of the document around a list, and with nil of its end.
    func notePage(_ page: JSONValue?) {
        run.beginPage(AuditRun.statedTotal(of: page))
    }

    /// Asks the rules about one transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction.
    ///   - remarks: Gets what the rules tell without finding fault.
    ///   - line: Where the transaction begins; asked only for findings.
    /// - Throws: ``RecordProblem`` where its amount cannot be read exactly.
    func check(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        line: () -> Int?
    ) throws(RecordProblem) {
        let record = try AuditRecord(transaction)
        recordCount += 1
        audit.check(record, &report)
        if run.needsTraces { run.compare(AuditTrace(record, hash), &report) }
        guard !report.findings.isEmpty else { return }
        let subject = FindingSubject(transaction, file: input.name, line: line())
        write(report.findings, of: subject, &remarks)
        report.removeAll()
    }

    /// Compares the records of a part with those before them, and writes what was found in it.
    ///
    /// - Parameter part: The next part of the input.
    /// - Returns: What the comparison tells without finding fault.
    func take(_ part: FinishedPart<AuditConsumer>) -> PartNotes {
        var notes = PartNotes()
        var subjects = PartSubjects(part, file: input.name, scanner, table)
        var own = part.consumer.findings[...]
        for event in part.consumer.events {
            switch event {
            case .page(let statedTotal):
                run.beginPage(statedTotal)
            case .record(let record):
                recordCount += 1
                if let trace = record.trace { run.compare(trace, &report) }
                guard record.findingCount > 0 || !report.findings.isEmpty else { continue }
                let subject = subjects.subject(of: record)
                var remarks: [Remark] = []
                let count = Int(record.findingCount)
                write(own.prefix(count) + report.findings, of: subject, &remarks)
                own = own.dropFirst(count)
                report.removeAll()
                notes.reports += remarks.map { subjects.report($0, record, subject) }
                guard console.isOutputOpen else {
                    notes.lastVisit = Int(record.number)
                    return notes
                }
            }
        }
        return notes
    }

    private func write(
        _ findings: some Sequence<AuditFinding>,
        of subject: FindingSubject,
        _ remarks: inout [Remark]
    ) {
        var isFaulty = false
        for finding in findings {
            guard !finding.isNote else {
                remarks.append(FindingText.remark(finding))
                continue
            }
            isFaulty = true
            counts[finding.rule, default: 0] += 1
            writer.write(finding, of: subject)
        }
        if isFaulty { faultyCount += 1 }
    }

    /// Compares what pages say with what came, and tells the summary.
    ///
    /// - Parameter tally: How the reading went.
    /// - Returns: The exit code.
    func finish(_ tally: RecordTally) -> ExitCode {
        guard !tally.isNothingRead else { return tally.exitCode }
        // What was not read to the end says nothing about totals.
        if tally.exitCode == .done, !tally.isStopped { run.finish(&report) }
        for finding in report.findings {
            counts[finding.rule, default: 0] += 1
            writer.write(finding, of: FindingSubject())
        }
        writer.end()
        if recordCount > 0 || tally.exitCode == .done { tellSummary() }
        guard tally.exitCode == .done else { return tally.exitCode }
        return counts.isEmpty ? .done : .negative
    }

    private func tellSummary() {
        console.flush()
        // Where nobody reads on, a summary would be that of a part.
        guard console.isOutputOpen else { return }
        if run.hasForgotten {
            console.caveat(
                "records that stand more than \(run.memory) apart were not compared with each"
                    + " other; repeated ones among them are not found"
            )
        }
        guard !console.settings.isQuiet else { return }
        let records = Self.counted(recordCount, "record")
        guard !counts.isEmpty else {
            let limit =
                run.hasForgotten ? " in each of them, nor within \(run.memory) in a row" : ""
            console.note("\(records) checked, nothing found\(limit)")
            return
        }
        let total = counts.values.reduce(0, +)
        let place = faultyCount > 0 ? " in \(Self.counted(faultyCount, "record"))" : ""
        console.message("\(records) checked, \(Self.counted(total, "finding"))\(place)")
        for rule in audit.rules {
            guard let count = counts[rule.name] else { continue }
            console.message("\(rule.name): \(count)")
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
