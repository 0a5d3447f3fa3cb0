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

    /// The report of a part, with what was whole in the parts before it.
    func counting(wholeBefore: Int) -> RecordReport {
        guard case .broken(let error, let endsInput, let wholeCount) = content else { return self }
        return RecordReport(
            content: .broken(error, endsInput: endsInput, wholeCount: wholeCount + wholeBefore),
            line: line,
            column: column,
            reference: reference
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
