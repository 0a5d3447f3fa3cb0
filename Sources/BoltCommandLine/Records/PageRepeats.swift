import BoltCheckoutCore

/// Finds records that stand in two pages of a list, as they do where others came in between two
/// requests: one of them is enough.
///
/// Only pages that state their list's total, in inputs that begin with a page. Lines are left alone:
/// what becomes of one must not depend on others. A record is compared with nearly a hundred thousand
/// before it.
final class PageRepeats {
    private static let slotLimit = 1 << 17

    private let hash = ByteHash()
    /// Made with the first page, since most inputs are none.
    private var run: AuditRun?
    private var report = AuditReport()
    private var hasRecords = false
    private var isPaged = false
    private var isInPage = false
    private var count = 0

    /// Begins an input.
    func beginInput() {
        hasRecords = false
        isPaged = false
    }

    /// Takes note of the document around a list, and with nil of the list's end.
    func notePage(_ page: JSONValue?) {
        let total = AuditRun.statedTotal(of: page)
        if total != nil, !hasRecords { isPaged = true }
        isInPage = isPaged && total != nil
        guard isInPage || run != nil else { return }
        var run = self.run.take() ?? AuditRun([.duplicate, .pageTotal], slotLimit: Self.slotLimit)
        run.beginPage(isInPage ? total : nil)
        self.run = run
    }

    /// Whether the same record stood in a page before; asked once for each record.
    func isRepeat(_ transaction: Transaction) -> Bool {
        hasRecords = true
        // A record that cannot be audited is told as a bad one wherever it stands.
        guard isInPage, let record = try? AuditRecord(transaction) else { return false }
        run?.compare(AuditTrace(record, hash), &report)
        defer { report.removeAll() }
        guard report.findings.contains(where: { $0.rule == AuditRule.duplicate.name }) else {
            return false
        }
        count += 1
        return true
    }

    /// What to tell at the end.
    ///
    /// - Parameter isWhole: Whether all was read, so that totals can be compared.
    /// - Returns: nil where no record stood twice.
    func words(isWhole: Bool) -> String? {
        guard count > 0 else { return nil }
        if isWhole { run?.finish(&report) }
        let shortfall = report.findings.map(\.words).joined(separator: "; ")
        let once = "what stands in two pages is taken once"
        return shortfall.isEmpty
            ? "\(count) record\(count == 1 ? "" : "s") repeated; \(once)" : "\(shortfall); \(once)"
    }
}
