import BoltCheckoutCore

extension Failure {
    /// What to tell of an input file that is not what it should be.
    init(_ error: BoltDecodingError, file: String?) {
        if case .malformedJSON(let message, let line, let column) = error {
            self.init("not_json", .badInput, message, file: file, line: line, column: column)
        } else {
            self.init("bad_input", .badInput, error.description, file: file, path: error.path)
        }
    }
}
