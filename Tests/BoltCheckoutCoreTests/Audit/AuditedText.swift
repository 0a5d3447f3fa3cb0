import Foundation
import TestSupport

@testable import BoltCheckoutCore

/// What the audit says of JSON text: of every record in it, and of them together.
struct AuditedText {
    var findings: [AuditFinding] = []
    var recordCount = 0
    var problems: [RecordProblem] = []

    /// Audits the transactions of a text, one document after the other, lists by their elements.
    init(
        _ bytes: [UInt8],
        rules: [AuditRule] = AuditRule.all,
        tolerance: Int64 = 0
    ) {
        let audit = Audit(rules: rules, tolerance: tolerance)
        let table = TransactionFieldTable()
        let hash = ByteHash(seed: 7)
        var run = AuditRun(rules)
        var rest = bytes[...]
        let reader = DocumentReader { buffer in
            let part = rest.prefix(buffer.count)
            buffer.copyBytes(from: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
        var report = AuditReport(tolerance: tolerance)
        while case .document(let value) = reader.next() {
            add(value, table, audit, hash, &run, &report)
        }
        report.removeAll()
        run.finish(&report)
        findings += report.findings
    }

    /// Audits a text.
    init(_ text: String, rules: [AuditRule] = AuditRule.all, tolerance: Int64 = 0) {
        self.init(Array(text.utf8), rules: rules, tolerance: tolerance)
    }

    /// Audits a file of the folder `Fixtures`.
    init(fixture: String) throws {
        let url = URL(filePath: PackageFolder.root).appending(path: "Fixtures/\(fixture)")
        self.init(Array(try Data(contentsOf: url)))
    }

    /// The names of the rules that found something, each once, in order.
    var rules: [String] {
        var names: [String] = []
        for finding in findings where !names.contains(finding.rule) { names.append(finding.rule) }
        return names
    }

    private mutating func add(
        _ value: JSONValue,
        _ table: TransactionFieldTable,
        _ audit: Audit,
        _ hash: ByteHash,
        _ run: inout AuditRun,
        _ report: inout AuditReport
    ) {
        switch DocumentContent(value, table) {
        case .transaction(let transaction):
            report.removeAll()
            recordCount += 1
            do throws(RecordProblem) {
                let record = try AuditRecord(transaction)
                audit.check(record, &report)
                run.compare(AuditTrace(record, hash), &report)
            } catch {
                problems.append(error)
            }
            findings += report.findings
        case .list(let list, _):
            run.beginPage(AuditRun.statedTotal(of: value))
            defer { run.beginPage(nil) }
            for element in list.elements { add(element, table, audit, hash, &run, &report) }
        case .otherHook, .refused:
            return
        }
    }
}
