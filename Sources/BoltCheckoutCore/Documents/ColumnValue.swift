/// What a column holds for one transaction.
///
/// Text is not copied: it points into the document, like every ``JSONValue``.
package enum ColumnValue {
    case absent
    /// A string, or a number whose digits are text.
    case text(JSONValue)
    /// The first bytes of a string's source.
    case prefix(JSONValue, count: Int)
    /// Minor units.
    case money(Int64)
    /// Milliseconds since 1970, in UTC.
    case date(Int64)

    /// Whether there is nothing to show.
    package var isAbsent: Bool {
        if case .absent = self { return true }
        return false
    }

    /// The number of a money or date column.
    package var number: Int64? {
        switch self {
        case .money(let number), .date(let number): number
        default: nil
        }
    }

    /// Appends the text of the value, escapes replaced: digits for money, RFC 3339 for dates.
    package func appendText(to output: inout [UInt8]) {
        switch self {
        case .absent: break
        case .text(let value):
            if value.isString {
                value.appendText(to: &output)
            } else {
                output.append(contentsOf: value.bytes)
            }
        case .prefix(let value, let count):
            JSONString.decode(UnsafeBufferPointer(rebasing: value.bytes[..<count]), into: &output)
        case .money(let number):
            Digits.append(number, to: &output)
        case .date(let milliseconds):
            RFC3339.append(milliseconds: milliseconds, to: &output)
        }
    }

    /// The text of the value; nil where it is absent.
    package var string: String? {
        guard !isAbsent else { return nil }
        var bytes: [UInt8] = []
        appendText(to: &bytes)
        return VisibleText.string(bytes)
    }
}
