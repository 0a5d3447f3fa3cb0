import BoltCheckoutCore

/// Something to tell about a record, with its place in the input it came from.
struct RecordReport: Sendable {
    /// What it is about.
    enum Content: Sendable {
        case remark(Remark)
        /// A record that is left out: the field and what is wrong with it.
        case problem(path: String, words: String)
        /// A record that is not JSON.
        case broken(JSONSyntaxError, endsInput: Bool, wholeCount: Int)
    }

    let content: Content
    /// The line, from 1, counted from the beginning of what the reader was given.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    /// The record's reference, where it has one.
    let reference: String?
    /// Where it stands among the other reports of its part, and notes that are made later: for what
    /// is told of the part's nth transaction 2n - 1, for what is told behind that one 2n.
    let order: Int

    /// The report of a part, with what was in the parts before it.
    func counting(_ before: BulkProgress) -> RecordReport {
        guard case .broken(let error, let endsInput, let wholeCount) = content else { return self }
        return RecordReport(
            content: .broken(
                error.inInput(
                    bytesBefore: before.byteCount,
                    linesBefore: before.firstLine - 1
                ),
                endsInput: endsInput,
                wholeCount: wholeCount + before.documentCount
            ),
            line: line,
            column: column,
            reference: reference,
            order: order
        )
    }

    /// The words, with reference and path in front where they help.
    var message: String {
        switch content {
        case .remark(let remark):
            let subject = remark.path.isEmpty ? "" : "\(remark.path) "
            let words = remark.path.isEmpty ? remark.words : "\(subject)\(remark.words)"
            return reference.map { "\($0): \(words)" } ?? words
        case .problem(let path, let words):
            return path.isEmpty ? words : "\(path): \(words)"
        case .broken(let error, let endsInput, let wholeCount):
            let place = error.path.isEmpty ? "" : "\(error.path): "
            guard endsInput, wholeCount > 0 else { return "\(place)\(error.description)" }
            let whole = wholeCount == 1 ? "1 record" : "\(wholeCount) records"
            return
                "\(place)\(error.description); \(whole) before it were whole, nothing after it is read"
        }
    }
}
