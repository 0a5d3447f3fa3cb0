import BoltCheckoutCore

/// Writes a header line and a line a record, fields between tabs.
struct TSVRenderer: RecordRenderer {
    private let columns: [OutputColumn]

    /// Creates a renderer for these columns.
    init(_ columns: [OutputColumn]) {
        self.columns = columns
    }

    mutating func begin(_ output: inout [UInt8]) {
        for (index, column) in columns.enumerated() {
            if index > 0 { output.append(UInt8(ascii: "\t")) }
            TSVCell.append(column.name, to: &output)
        }
        output.append(UInt8(ascii: "\n"))
    }

    mutating func append(_ row: borrowing Row, to output: inout [UInt8]) {
        for (index, cell) in row.cells.enumerated() {
            if index > 0 { output.append(UInt8(ascii: "\t")) }
            let start = output.count
            row.withBytes(of: cell) { TSVCell.append($0, to: &output) }
            columns[index].mask(&output, from: start, kind: cell.kind)
        }
        output.append(UInt8(ascii: "\n"))
    }
}
