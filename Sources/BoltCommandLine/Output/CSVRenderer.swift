import BoltCheckoutCore

/// Writes a header line and a line a record, as RFC 4180 says, safe for spreadsheets.
struct CSVRenderer: RecordRenderer {
    private let columns: [OutputColumn]

    /// Creates a renderer for these columns.
    init(_ columns: [OutputColumn]) {
        self.columns = columns
    }

    mutating func begin(_ output: inout [UInt8]) {
        for (index, column) in columns.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            CSVCell.append(column.name, to: &output)
        }
        output.append(UInt8(ascii: "\n"))
    }

    mutating func append(_ row: borrowing Row, to output: inout [UInt8]) {
        for (index, cell) in row.cells.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            let start = output.count
            row.withBytes(of: cell) { bytes in
                CSVCell.append(bytes, as: Self.isNumber(cell, bytes) ? .number : .text, to: &output)
            }
            columns[index].mask(&output, from: start, kind: cell.kind)
        }
        output.append(UInt8(ascii: "\n"))
    }

    /// Whether the cell holds a number, so that a minus sign in front stays one.
    private static func isNumber(_ cell: Row.Cell, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch cell.kind {
        case .integer: true
        case .source: bytes.first.map { $0 == UInt8(ascii: "-") || (0x30...0x39) ~= $0 } ?? false
        case .text, .absent: false
        }
    }
}
