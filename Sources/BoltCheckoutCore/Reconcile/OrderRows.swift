/// Turns rows of a CSV file into lines of a ledger.
package struct OrderRows: Sendable {
    private let header: OrderHeader
    private let cellCount: Int
    private let isGuarded: Bool
    /// The position of each column, by its ordinal; -1 where the file does not have it.
    private var positions = SIMD16<Int32>(repeating: -1)
    private let key: OrderColumn
    private let unit: AmountUnit
    private let fallbackCurrency: [UInt8]
    private let isNet: Bool
    /// Whether a reference names one line, so that the same one again is a later version of it.
    private let hasVersions: Bool
    private var scratch: [UInt8] = []

    /// Prepares the reading.
    ///
    /// - Parameters:
    ///   - header: Which column is what.
    ///   - key: What orders and transactions are matched by.
    ///   - unit: The unit of the amounts.
    ///   - currency: The currency of rows that name none; empty for none.
    ///   - isNet: Whether refunds are taken off their payment.
    ///   - hasVersions: Whether the rows are transactions, of which the latest version counts.
    package init(
        _ header: OrderHeader,
        key: OrderColumn,
        unit: AmountUnit,
        currency: String = "",
        isNet: Bool = false,
        hasVersions: Bool
    ) {
        self.header = header
        cellCount = header.names.count
        isGuarded = header.hasOwnNames
        for (ordinal, column) in OrderColumn.allCases.enumerated() {
            positions[ordinal] = header[column].map { Int32(clamping: $0) } ?? -1
        }
        self.key = key
        self.unit = unit
        fallbackCurrency = Array(currency.utf8)
        self.isNet = isNet
        self.hasVersions = hasVersions
    }

    /// Adds a row to a parcel.
    ///
    /// A row whose amount cannot be read keeps its key: it is there, and its amount is unknown.
    ///
    /// - Throws: ``RowProblem`` that names the cell; the row is added all the same, unless it has
    ///   nothing to be matched by.
    package mutating func append(
        _ row: CSVRow,
        to parcel: inout LedgerParcel
    ) throws(RowProblem) {
        guard row.count <= cellCount else {
            throw RowProblem(
                line: row.line,
                column: nil,
                "row has \(row.count) cells, the header \(cellCount); quote the cells"
            )
        }
        var line = LedgerLine()
        line.line = row.line
        line.status = cell(.status, row)
        line.currency = cell(.currency, row)
        var problem: RowProblem?
        try fallbackCurrency.withUnsafeBufferPointer { (fallback) throws(RowProblem) in
            if line.currency.isEmpty { line.currency = fallback }
            let type = cell(.type, row)
            line.lane = TransactionLane.of(type) ?? .payment
            do throws(AmountCellError) {
                try setAmount(cell(.amount, row), &line)
            } catch {
                let column = header[.amount].map { row.column($0) }
                problem = RowProblem(line: row.line, column: column, error.description)
            }
            if hasVersions { line.reference = text(.reference, row) }
            line.parent = text(.parentReference, row)
            line.key = text(key, row)
            if key == .reference, isNet, line.lane == .refund, !line.parent.isEmpty {
                line.key = line.parent
            }
            guard TransactionLane.isForOrders(type) else { return }
            guard !line.key.isEmpty || !line.reference.isEmpty else {
                let column = header[key].map { row.column($0) }
                throw RowProblem(line: row.line, column: column, "\(key.rawValue) is empty")
            }
            let date = cell(.date, row)
            if !date.isEmpty { line.date = TransactionDate(date).milliseconds }
            append(line, to: &parcel)
        }
        if let problem { throw problem }
    }

    private func setAmount(
        _ text: UnsafeBufferPointer<UInt8>,
        _ line: inout LedgerLine
    ) throws(AmountCellError) {
        // An empty cell of our own is an amount that was not sent.
        if text.isEmpty, header.isOwnExport { return }
        let amount = try unit.parse(text, currency: line.currency)
        guard amount < 0 else {
            line.amount = amount
            return
        }
        // Money that goes back; a refund that is negative already is not turned around again.
        guard amount != .min else { throw .major(.outOfRange) }
        line.amount = 0 - amount
        line.lane = .refund
    }

    /// Keys are kept as a cell of our own shows them, so that both sides look the same.
    private mutating func append(
        _ line: LedgerLine,
        to parcel: inout LedgerParcel
    ) {
        guard LedgerKey.needsEscape(line.key) else {
            parcel.append(line)
            return
        }
        LedgerKey.withEscaped(line.key, &scratch) { key in
            var line = line
            line.key = key
            parcel.append(line)
        }
    }

    @inline(__always)
    private func cell(_ column: OrderColumn, _ row: CSVRow) -> UnsafeBufferPointer<UInt8> {
        let position = positions[column.ordinal]
        return position < 0 ? LedgerLine.none : row[Int(position)]
    }

    @inline(__always)
    private func text(_ column: OrderColumn, _ row: CSVRow) -> UnsafeBufferPointer<UInt8> {
        let cell = cell(column, row)
        return isGuarded ? CSVCell.withoutGuard(cell) : cell
    }
}

/// What is wrong with a row of a CSV file.
package struct RowProblem: Error, Equatable, Sendable {
    /// The line on which the row begins, from 1.
    package let line: Int
    /// The column in bytes at which the cell begins, from 1.
    package let column: Int?
    /// One line without place.
    package let words: String

    init(line: Int, column: Int?, _ words: String) {
        self.line = line
        self.column = column
        self.words = words
    }
}
