/// Writes one object, or one array with an element a line.
struct JSONRenderer: RecordRenderer {
    private let objects: NDJSONRenderer
    private let isList: Bool
    private var isEmpty = true

    /// Creates a renderer for these columns.
    ///
    /// - Parameters:
    ///   - columns: The columns, in order.
    ///   - isList: Whether to write an array; otherwise there is one record.
    init(_ columns: [OutputColumn], isList: Bool) {
        objects = NDJSONRenderer(columns)
        self.isList = isList
    }

    mutating func append(_ row: borrowing Row, to output: inout [UInt8]) {
        if isList { output.append(contentsOf: (isEmpty ? "[\n" : ",\n").utf8) }
        isEmpty = false
        objects.appendObject(row, to: &output)
    }

    mutating func end(_ output: inout [UInt8]) {
        if isList {
            output.append(contentsOf: (isEmpty ? "[]\n" : "\n]\n").utf8)
        } else if !isEmpty {
            output.append(UInt8(ascii: "\n"))
        }
    }
}
