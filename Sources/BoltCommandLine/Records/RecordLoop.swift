import BoltCheckoutCore

/// Takes the transactions out of the documents of a reader, one after the other.
///
/// It prints nothing: what is to be told is handed to `report`, of each kind of remark the first few
/// with their place, the rest as a count.
final class RecordLoop {
    /// What is done with a transaction; false ends the run.
    typealias Visit = (Transaction, inout [Remark]) throws(RecordProblem) -> Bool
    /// What is done with the document around a list before its first record, and with nil behind
    /// the last.
    typealias PageVisit = (JSONValue?) -> Void

    private let table: TransactionFieldTable
    /// Called with what is no transaction; true makes it a whole record of another kind.
    var onRefused: (JSONValue) -> Bool = { _ in false }
    private(set) var tally = RecordTally()
    /// The reports since the last time they were taken.
    private(set) var reports: [RecordReport] = []
    private var remarkTally = RemarkTally()
    /// Whether a document was a list: a page that was read whole.
    private(set) var hasLists = false
    private var visitCount = 0

    init(_ table: TransactionFieldTable = TransactionFieldTable()) {
        self.table = table
    }

    /// Reads on until something is due: a report, the end, or `isDue` says so.
    ///
    /// - Returns: Whether there may be more.
    func run(
        _ reader: DocumentReader,
        until isDue: () -> Bool,
        page: PageVisit,
        _ visit: Visit
    ) -> Bool {
        // A local value: a property would be guarded at every access.
        var remarks: [Remark] = []
        while true {
            switch reader.next() {
            case .document(let value):
                if reader.isGlued { noteGlued(reader, value) }
                let content = DocumentContent(value, table)
                guard take(content, value, reader, &remarks, page, visit) else {
                    tally.isStopped = true
                    return false
                }
            case .broken(let error, let endsInput):
                tally.failedCount += 1
                reports.append(
                    RecordReport(
                        content: .broken(
                            error,
                            endsInput: endsInput,
                            wholeCount: reader.wholeCount
                        ),
                        line: error.line,
                        column: error.column,
                        reference: nil,
                        order: 2 * visitCount
                    )
                )
            case .end:
                return false
            }
            if !reports.isEmpty || remarkTally.isFull || isDue() { return true }
        }
    }

    /// Hands over the reports and forgets them.
    func takeReports() -> [RecordReport] {
        defer { reports.removeAll(keepingCapacity: true) }
        return reports
    }

    @inline(__always)
    private func take(
        _ content: DocumentContent,
        _ value: JSONValue,
        _ reader: DocumentReader,
        _ remarks: inout [Remark],
        _ page: PageVisit,
        _ visit: Visit
    ) -> Bool {
        guard case .transaction(let transaction) = content else {
            return takeOther(content, value, reader, &remarks, page, visit)
        }
        visitCount += 1
        do throws(RecordProblem) {
            let goesOn = try visit(transaction, &remarks)
            tally.wholeCount += 1
            if !remarks.isEmpty { report(&remarks, transaction, reader) }
            return goesOn
        } catch {
            remarks.removeAll(keepingCapacity: true)
            fail(error, reader)
            return true
        }
    }

    private func takeOther(
        _ content: DocumentContent,
        _ value: JSONValue,
        _ reader: DocumentReader,
        _ remarks: inout [Remark],
        _ page: PageVisit,
        _ visit: Visit
    ) -> Bool {
        switch content {
        case .transaction:
            return take(content, value, reader, &remarks, page, visit)
        case .list(let list, _):
            hasLists = true
            page(value)
            defer { page(nil) }
            for element in list.elements
            where !take(
                DocumentContent(element, table),
                element,
                reader,
                &remarks,
                page,
                visit
            ) {
                return false
            }
        case .otherHook(let type):
            tally.skippedCount += 1
            remark(
                Remark(
                    .skippedHook,
                    "a hook about '\(type)' is no transaction; skipped",
                    isNote: true
                ),
                at: value.offset,
                nil,
                reader
            )
        case .refused where onRefused(value):
            tally.wholeCount += 1
        case .refused(let words):
            fail(RecordProblem(path: "", words, offset: value.offset), reader)
        }
        return true
    }

    private func fail(_ problem: RecordProblem, _ reader: DocumentReader) {
        tally.failedCount += 1
        let place = reader.position(of: problem.offset)
        reports.append(
            RecordReport(
                content: .problem(path: problem.path, words: problem.words),
                line: place.line,
                column: place.column,
                reference: nil,
                order: 2 * visitCount
            )
        )
    }

    private func noteGlued(_ reader: DocumentReader, _ value: JSONValue) {
        remark(
            Remark(.gluedRecords, "two records stand on one line; both are read"),
            at: value.offset,
            nil,
            reader
        )
    }

    /// Hands over the remarks that were counted and not reported, by kind with its value.
    func takeCounted() -> [Remark.Kind: Int] { remarkTally.takeUntold() }

    private func report(
        _ remarks: inout [Remark],
        _ transaction: Transaction,
        _ reader: DocumentReader
    ) {
        for one in remarks where remarkTally.admits(one.kind) {
            var ignored: [Remark] = []
            let reference = (try? transaction.column(.reference, &ignored))?.string
            add(one, at: transaction.value.offset, reference, order: 2 * visitCount - 1, reader)
        }
        remarks.removeAll(keepingCapacity: true)
    }

    private func remark(
        _ remark: Remark,
        at offset: Int,
        _ reference: String?,
        _ reader: DocumentReader
    ) {
        guard remarkTally.admits(remark.kind) else { return }
        add(remark, at: offset, reference, order: 2 * visitCount, reader)
    }

    private func add(
        _ remark: Remark,
        at offset: Int,
        _ reference: String?,
        order: Int,
        _ reader: DocumentReader
    ) {
        let place = reader.position(of: offset)
        reports.append(
            RecordReport(
                content: .remark(remark),
                line: place.line,
                column: place.column,
                reference: reference,
                order: order
            )
        )
    }
}
