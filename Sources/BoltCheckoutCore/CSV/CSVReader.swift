/// Reads rows of a CSV file (RFC 4180) out of chunks of any size.
///
/// LF, CR LF and CR end a row, a byte order mark at the start is passed over, quoted cells may
/// hold anything, lines without a byte in them are no rows. Bytes wait in `buffer` until their row
/// is whole; the scanner goes on where it stopped, so no byte is looked at twice, and quoted cells
/// are unescaped in place.
package struct CSVReader {
    private enum State {
        case fieldStart
        case unquoted
        case quoted
        case quoteInQuoted
    }

    /// How many bytes a row may have.
    package static let rowLimit = 16 << 20

    private let separator: UInt8
    private var buffer: [UInt8] = []
    private var fields: [CSVField] = []
    private var state = State.fieldStart
    /// Where the scanner stands in `buffer`.
    private var scanned = 0
    private var rowStart = 0
    private var fieldStart = 0
    private var hasDoubledQuotes = false
    private var line = 1
    private var rowLine = 1
    /// Where the scanner's line begins in `buffer`; negative once that has been let go.
    private var lineStart = 0
    private var quoteLine = 1
    private var quoteColumn = 1
    private var isAfterCarriageReturn = false
    private var isAtStart = true

    /// Creates a reader; `separator` stands between cells.
    package init(separator: UInt8 = UInt8(ascii: ",")) {
        self.separator = separator
    }

    /// Takes a chunk and hands out the rows that it completes, in order.
    ///
    /// - Parameters:
    ///   - chunk: The next bytes of the file.
    ///   - row: What to do with a row; the row is valid only inside. False stops the reading.
    /// - Returns: False when `row` stopped the reading.
    /// - Throws: ``CSVError`` with line and column; the reader is of no use afterwards.
    package mutating func read(
        _ chunk: UnsafeBufferPointer<UInt8>,
        row: (CSVRow) -> Bool
    ) throws(CSVError) -> Bool {
        discardFinishedRows()
        buffer.append(contentsOf: chunk)
        if isAtStart {
            guard
                buffer.count >= 3 || !buffer.elementsEqual([0xEF, 0xBB, 0xBF].prefix(buffer.count))
            else { return true }
            skipByteOrderMark()
        }
        return try scan(row)
    }

    /// Ends the file and hands out its last row when no line end follows it.
    ///
    /// - Throws: ``CSVError/unbalancedQuote(line:column:)`` when the last cell is still open.
    package mutating func finish(row: (CSVRow) -> Bool) throws(CSVError) {
        if isAtStart {
            skipByteOrderMark()
            guard try scan(row) else { return }
        }
        if state == .quoted {
            throw .unbalancedQuote(line: quoteLine, column: quoteColumn)
        }
        if scanned > rowStart {
            _ = endRow(at: scanned, row)
        }
    }

    private mutating func skipByteOrderMark() {
        isAtStart = false
        guard buffer.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        scanned = 3
        rowStart = 3
        fieldStart = 3
        lineStart = 3
    }

    private mutating func discardFinishedRows() {
        guard rowStart > 0 else { return }
        buffer.removeFirst(rowStart)
        for index in fields.indices {
            fields[index].start -= rowStart
            fields[index].end -= rowStart
        }
        scanned -= rowStart
        fieldStart -= rowStart
        lineStart -= rowStart
        rowStart = 0
    }

    private mutating func scan(_ row: (CSVRow) -> Bool) throws(CSVError) -> Bool {
        let count = buffer.count
        while scanned < count {
            switch state {
            case .quoted:
                scanQuoted(count)
            case .unquoted:
                scanned = buffer.withUnsafeBufferPointer {
                    CSVScan.endOfPlainField($0, from: scanned, separator: separator)
                }
                guard scanned < count else { break }
                if buffer[scanned] == UInt8(ascii: "\"") {
                    throw .quoteInField(line: line, column: scanned - lineStart + 1)
                }
                guard endField(row) else { return false }
            case .fieldStart:
                let byte = buffer[scanned]
                if isAfterCarriageReturn {
                    isAfterCarriageReturn = false
                    if byte == UInt8(ascii: "\n") {
                        scanned += 1
                        startRow()
                        continue
                    }
                }
                fieldStart = scanned
                guard byte == UInt8(ascii: "\"") else {
                    state = .unquoted
                    continue
                }
                quoteLine = line
                quoteColumn = scanned - lineStart + 1
                scanned += 1
                state = .quoted
            case .quoteInQuoted:
                let byte = buffer[scanned]
                if byte == UInt8(ascii: "\"") {
                    hasDoubledQuotes = true
                    scanned += 1
                    state = .quoted
                } else if byte == separator || CSVScan.isLineEnd(byte) {
                    guard endField(row) else { return false }
                } else {
                    throw .textAfterQuote(line: line, column: scanned - lineStart + 1)
                }
            }
        }
        if count - rowStart > Self.rowLimit {
            throw .rowTooLong(line: rowLine, limit: Self.rowLimit)
        }
        return true
    }

    /// Moves to the quote that may close the cell, counting the lines on the way.
    private mutating func scanQuoted(_ count: Int) {
        while scanned < count {
            let byte = buffer[scanned]
            scanned += 1
            if byte == UInt8(ascii: "\"") {
                state = .quoteInQuoted
                return
            }
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = scanned
            }
        }
    }

    /// Ends the cell before the separator or line end at `scanned`, and the row at a line end.
    private mutating func endField(_ row: (CSVRow) -> Bool) -> Bool {
        let byte = buffer[scanned]
        if byte == separator {
            appendField(endingAt: scanned)
            scanned += 1
            state = .fieldStart
            return true
        }
        let end = scanned
        scanned += 1
        isAfterCarriageReturn = byte == UInt8(ascii: "\r")
        return endRow(at: end, row)
    }

    private mutating func appendField(endingAt end: Int) {
        var field = CSVField(start: fieldStart, end: end)
        if state == .quoteInQuoted {
            field.start += 1
            field.end -= 1
            if hasDoubledQuotes {
                hasDoubledQuotes = false
                field.end = buffer.withUnsafeMutableBufferPointer {
                    CSVScan.joinDoubledQuotes($0, field.start..<field.end)
                }
            }
        }
        fields.append(field)
    }

    private mutating func endRow(at end: Int, _ row: (CSVRow) -> Bool) -> Bool {
        var goesOn = true
        if end > rowStart {
            if state == .fieldStart {
                fieldStart = end
            }
            appendField(endingAt: end)
            goesOn = hand(to: row)
        }
        line += 1
        startRow()
        return goesOn
    }

    private func hand(to row: (CSVRow) -> Bool) -> Bool {
        fields.withUnsafeBufferPointer { fields in
            buffer.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return true }
                return row(CSVRow(bytes: start, fields: fields, start: rowStart, line: rowLine))
            }
        }
    }

    private mutating func startRow() {
        fields.removeAll(keepingCapacity: true)
        state = .fieldStart
        rowStart = scanned
        fieldStart = scanned
        lineStart = scanned
        rowLine = line
    }
}
