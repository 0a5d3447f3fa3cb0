/// Which records are wanted: those that meet all conditions and fall in the time.
package struct RecordFilter: Sendable {
    private let conditions: [RecordCondition]
    private let since: Int64?
    private let until: Int64?

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - conditions: What must hold.
    ///   - since: The first millisecond that is wanted.
    ///   - until: The last one.
    package init(conditions: [RecordCondition] = [], since: Int64? = nil, until: Int64? = nil) {
        self.conditions = conditions
        self.since = since
        self.until = until
    }

    /// Whether every record is wanted.
    package var isEmpty: Bool { conditions.isEmpty && since == nil && until == nil }

    /// Whether a record is wanted. One without a readable date is in no stretch of time, which is
    /// remarked on.
    ///
    /// - Throws: ``RecordProblem`` where an amount that decides cannot be read exactly.
    @inline(__always)
    package func admits(
        _ transaction: Transaction,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) -> Bool {
        isEmpty ? true : try check(transaction, &remarks)
    }

    private func check(
        _ transaction: Transaction,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) -> Bool {
        var own: [Remark] = []
        if since != nil || until != nil {
            guard case .date(let date) = try transaction.column(.date, &own) else {
                remarks += own
                if own.isEmpty {
                    remarks.append(Remark(.oddDate, path: "date", "is missing; left out"))
                }
                return false
            }
            if let since, date < since { return false }
            if let until, date > until { return false }
        }
        for condition in conditions {
            guard try condition.holds(for: transaction, &own) else {
                // A field that could not be read may be why the record is not wanted.
                remarks += own.filter { $0.kind == .oddDate || $0.kind == .noSum }
                return false
            }
        }
        return true
    }
}
