/// Why bytes are not a CSV file. Lines and columns count from 1; columns count bytes.
package enum CSVError: Error, Equatable, Sendable {
    /// A field begins with a quote that is never closed.
    case unbalancedQuote(line: Int, column: Int)
    /// Something other than a separator or a line end follows a closing quote.
    case textAfterQuote(line: Int, column: Int)
    /// A quote stands inside a field that does not begin with one.
    case quoteInField(line: Int, column: Int)
    /// A row is longer than a row may be.
    case rowTooLong(line: Int, limit: Int)
}

extension CSVError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .unbalancedQuote(let line, let column):
            "quote is never closed, opened at line \(line), column \(column)"
        case .textAfterQuote(let line, let column):
            "expected a separator after the closing quote at line \(line), column \(column)"
        case .quoteInField(let line, let column):
            "quote inside a field that is not quoted at line \(line), column \(column);"
                + " quote the field and double the quote"
        case .rowTooLong(let line, let limit):
            "row at line \(line) is longer than \(limit) bytes"
        }
    }
}
