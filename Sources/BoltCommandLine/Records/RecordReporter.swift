import BoltCheckoutCore

/// Tells people about records: each problem, of each kind of remark the first few, then counts.
final class RecordReporter {
    private let console: Console
    private var remarks = RemarkTally()

    init(_ console: Console) {
        self.console = console
    }

    /// Tells one report.
    ///
    /// - Parameters:
    ///   - report: What to tell.
    ///   - file: What the input is called; nil for standard input.
    ///   - firstLine: The number of the line that the report counts as 1.
    func tell(_ report: RecordReport, file: String?, firstLine: Int = 1) {
        let line = report.line + firstLine - 1
        switch report.content {
        case .remark(let remark):
            guard remarks.admits(remark.kind) else { return }
            let failure = Failure(
                remark.isNote ? "note" : "warning",
                .done,
                report.message,
                file: file,
                line: line,
                path: remark.path.isEmpty ? nil : remark.path
            )
            if remark.isNote { console.note(failure) } else { console.warning(failure) }
        case .problem(let path, _):
            console.failure(
                Failure(
                    "bad_record",
                    .badInput,
                    report.message,
                    file: file,
                    line: line,
                    column: report.column,
                    path: path.isEmpty ? nil : path
                )
            )
        case .broken(let error, _, _) where error.problem == .empty:
            let words =
                file == nil
                ? "nothing came on standard input; pipe JSON in, or name a FILE"
                : "there is nothing in it; expected JSON"
            console.failure(Failure("bad_json", .badInput, words, file: file))
        case .broken(let error, _, _):
            console.failure(
                Failure(
                    "bad_json",
                    .badInput,
                    report.message,
                    file: file,
                    line: line,
                    column: report.column,
                    path: error.path.isEmpty ? nil : error.path
                )
            )
        }
    }

    /// Adds remarks that were counted and not reported, by kind with its value.
    func count(_ counts: [Remark.Kind: Int]) { remarks.add(untold: counts) }

    /// Tells how many remarks were not told, and how many records failed.
    func finish(_ tally: RecordTally) {
        count([:])
        for (kind, count) in remarks.untold.sorted(by: { $0.kind.name < $1.kind.name }) {
            console.note("\(count) more of this kind: \(kind.name)")
        }
        if tally.failedCount > 0, tally.wholeCount + tally.failedCount > 1 {
            console.message("\(tally.wholeCount) ok, \(tally.failedCount) failed")
        }
    }
}

extension Remark.Kind {
    /// What counts of the kind are called.
    fileprivate var name: String {
        switch self {
        case .noOrderReference: "no cart order reference"
        case .derivedOrderNumber: "merchant_order_number taken from the display id"
        case .unknownValue(let field, _): "unknown \(field)"
        case .oddCurrency: "odd currency"
        case .aboveDoublePrecision: "amount above 2^53"
        case .negativeRefund: "refund with a negative amount"
        case .oddDate: "odd date"
        case .noSum: "sum left out"
        case .wrongShape: "field of an unexpected kind"
        case .skippedHook: "hook about something else"
        case .gluedRecords: "two records on one line"
        case .auditNote(let rule): rule
        }
    }
}
