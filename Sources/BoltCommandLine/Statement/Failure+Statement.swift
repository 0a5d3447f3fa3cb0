import BoltCheckoutHTTP

extension Failure {
    /// What to tell of a statement that did not arrive whole.
    init(_ error: StatementError) {
        let words = error.description
        switch error {
        case .noReply(let cause, _) where cause.kind == .cancelled:
            self.init("interrupted", .interrupted, words)
        case .noReply: self.init("unreachable", .unreachable, words)
        case .refused(let status, _) where status == 429 || status >= 500:
            self.init("try_later", .unsettled, words, httpStatus: status)
        case .refused(let status, _) where (300..<400).contains(status):
            self.init("foreign_reply", .foreignReply, words, httpStatus: status)
        case .refused(let status, _): self.init("refused", .negative, words, httpStatus: status)
        case .page, .compressed: self.init("foreign_reply", .foreignReply, words)
        case .notWritten: self.init("output_failed", .outputFailed, words)
        }
    }
}
