import BoltCheckoutCore

/// Writes an object a line: every column every time, null when absent.
struct NDJSONRenderer: RecordRenderer {
    private let columns: [OutputColumn]
    /// The keys as they are written, each with its separator in front and its colon behind.
    private let keys: [[UInt8]]

    /// Creates a renderer for these columns.
    init(_ columns: [OutputColumn]) {
        self.columns = columns
        keys = columns.enumerated().map { index, column in
            var key = Array((index == 0 ? "{" : ",").utf8)
            JSONWriter.append(string: column.name.utf8, to: &key)
            return key + [UInt8(ascii: ":")]
        }
    }

    mutating func append(_ row: borrowing Row, to output: inout [UInt8]) {
        appendObject(row, to: &output)
        output.append(UInt8(ascii: "\n"))
    }

    /// Writes one object without a line end.
    func appendObject(_ row: borrowing Row, to output: inout [UInt8]) {
        if keys.isEmpty { output.append(UInt8(ascii: "{")) }
        for (index, cell) in row.cells.enumerated() {
            output.append(contentsOf: keys[index])
            let start = output.count
            switch cell.kind {
            case .absent:
                output.append(contentsOf: "null".utf8)
            case .integer:
                row.withBytes(of: cell) { output.append(contentsOf: $0) }
            case .text:
                row.withBytes(of: cell) { JSONWriter.append(string: $0, to: &output) }
                columns[index].mask(&output, from: start, kind: .text)
            case .source where columns[index].isUnmasked:
                row.withBytes(of: cell) { output.append(contentsOf: $0) }
            case .source:
                row.withBytes(of: cell) { SourceMask.append($0, to: &output) }
            }
        }
        output.append(UInt8(ascii: "}"))
    }
}
