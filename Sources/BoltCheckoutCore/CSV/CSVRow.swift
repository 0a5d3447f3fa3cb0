/// One row of a CSV file: a view of the reader's buffer, valid only where it was handed out.
package struct CSVRow {
    let bytes: UnsafePointer<UInt8>
    let fields: UnsafeBufferPointer<CSVField>
    /// Where the row begins in the reader's buffer.
    let start: Int

    /// The line on which the row begins, from 1.
    package let line: Int

    /// How many cells the row has.
    package var count: Int {
        fields.count
    }

    /// The bytes of a cell, quotes taken off; empty for a cell that the row does not have.
    package subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
        guard fields.indices.contains(index) else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        let field = fields[index]
        return UnsafeBufferPointer(start: bytes + field.start, count: field.end - field.start)
    }

    /// The column, from 1 in bytes, at which a cell's content begins on a row of one line.
    package func column(_ index: Int) -> Int {
        fields.indices.contains(index) ? fields[index].start - start + 1 : 1
    }

    /// The text of a cell, for headers and messages; not for hot loops.
    package func text(_ index: Int) -> String {
        String(decoding: self[index], as: UTF8.self)
    }
}

/// Where a cell lies in the reader's buffer.
struct CSVField {
    var start: Int
    var end: Int
}
