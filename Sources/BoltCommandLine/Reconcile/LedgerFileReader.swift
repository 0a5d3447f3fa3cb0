import BoltCheckoutCore

/// Reads one CSV file for a ledger.
final class LedgerFileReader {
    private static let headSize = 256 * 1024
    private static let chunkSize = 64 * 1024

    /// What the rows are matched by.
    private(set) var key: OrderColumn?
    /// How many rows there were.
    private(set) var rowCount = 0
    /// How many of them could not be read as they should.
    private(set) var badCount = 0
    private let name: String?
    private let file: ReconcileFile
    /// Whose rows they are.
    let side: LedgerSide
    private let isNet: Bool
    private let console: Console

    /// Prepares the reading.
    init(
        _ name: String?,
        _ file: ReconcileFile,
        side: LedgerSide,
        isNet: Bool,
        _ console: Console
    ) {
        self.name = name
        self.file = file
        self.side = side
        self.isNet = isNet
        self.console = console
    }

    /// Reads to the end.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - key: What the rows are matched by; nil for what the header has.
    ///   - hash: The ledger's hash.
    ///   - writer: Takes the rows, some thousand at a time.
    /// - Returns: What is wrong, where it is the file as a whole.
    func read(
        _ source: RecordSource,
        key: OrderColumn?,
        hash: ByteHash,
        to writer: LedgerWriter
    ) -> Failure? {
        self.key = key
        let head = source.readHead(Self.headSize)
        if head.isEmpty, let unreadable = source.failure { return unreadable }
        if let foreign = CSVForm.foreignFormat(head) { return wrong(foreign) }
        var reader = CSVReader(separator: CSVForm.separator(head))
        // A local value: a property would be guarded at every access.
        var taken = TakenRows(self, hash)
        func passOn() { writer.send(taken.parcel.take(using: writer.spare()), of: side) }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 1)
        defer { chunk.deallocate() }
        do throws(CSVError) {
            try head.withUnsafeBufferPointer { bytes throws(CSVError) in
                _ = try reader.read(bytes) { taken.take($0) }
            }
            if side == .orders { writer.expectOrders(rowsOfWhole(source, head.count, taken.count)) }
            passOn()
            while taken.failure == nil {
                let count = source.read(into: chunk)
                guard count > 0 else { break }
                let bytes = UnsafeRawBufferPointer(rebasing: chunk[..<count])
                _ = try reader.read(bytes.assumingMemoryBound(to: UInt8.self)) { taken.take($0) }
                passOn()
            }
            if taken.failure == nil { try reader.finish { taken.take($0) } }
            passOn()
        } catch {
            return wrong(error.description)
        }
        rowCount = taken.count
        if let unreadable = source.failure { return unreadable }
        if taken.failure == nil, taken.rows == nil { return wrong("no header; the file is empty") }
        if badCount > WarningTally.limit {
            console.message("\(badCount - WarningTally.limit) more rows of this kind")
        }
        return taken.failure
    }

    /// The rows that were taken so far.
    private struct TakenRows {
        private let reader: LedgerFileReader
        var rows: OrderRows?
        var parcel: LedgerParcel
        var count = 0
        var failure: Failure?

        init(_ reader: LedgerFileReader, _ hash: ByteHash) {
            self.reader = reader
            parcel = LedgerParcel(hash)
        }

        mutating func take(_ row: CSVRow) -> Bool {
            guard rows != nil else {
                (rows, failure) = reader.begin(row)
                return failure == nil
            }
            count += 1
            do throws(RowProblem) {
                try rows?.append(row, to: &parcel)
            } catch {
                reader.tell(error)
            }
            return true
        }
    }

    /// About how many rows the file has, going by its beginning; 0 where its length is not known.
    private func rowsOfWhole(_ source: RecordSource, _ byteCount: Int, _ rowCount: Int) -> Int {
        guard let whole = source.byteCount, byteCount > 0 else { return 0 }
        let times = Int(clamping: whole) / byteCount + 1
        let (count, overflows) = times.multipliedReportingOverflow(by: rowCount)
        return overflows ? 0 : count
    }

    private func tell(_ problem: RowProblem) {
        badCount += 1
        guard badCount <= WarningTally.limit else { return }
        console.failure(
            Failure(
                "bad_row",
                .badInput,
                problem.words,
                file: name,
                line: problem.line,
                column: problem.column
            )
        )
    }

    /// Reads the header.
    private func begin(_ row: CSVRow) -> (OrderRows?, Failure?) {
        let header: OrderHeader
        do throws(OrderHeaderError) {
            header = try OrderHeader(
                (0..<row.count).map { row.text($0) },
                given: file.columns
            )
        } catch {
            return refused(error.description)
        }
        let names = header.names.joined(separator: ", ")
        guard let key = key ?? header.likeliestKey else {
            return refused(
                "no column to match by; name one with \(file.columnOption)"
                    + " order_reference=NAME; there are: \(names)"
            )
        }
        guard header[key] != nil else {
            return refused(
                "no column for \(key.rawValue); name it with \(file.columnOption)"
                    + " \(key.rawValue)=NAME; there are: \(names)"
            )
        }
        guard header[.amount] != nil else {
            return refused(
                "no column for amounts; name it with \(file.columnOption) amount=NAME;"
                    + " there are: \(names)"
            )
        }
        guard let unit = file.unit ?? (header.isOwnExport ? .minor : nil) else {
            return refused(
                "say whether '\(header.name(of: .amount) ?? "")' is 12.34 or 1234:"
                    + " \(file.unitOption) major or \(file.unitOption) minor"
            )
        }
        guard unit == .minor || header[.currency] != nil || !file.currency.isEmpty else {
            return refused(
                "no column for currencies; name it with \(file.columnOption) currency=NAME,"
                    + " or say it with --currency CODE; there are: \(names)"
            )
        }
        self.key = key
        let hasVersions =
            header[.reference] != nil
            && (side == .transactions || header.isOwnExport)
        let rows = OrderRows(
            header,
            key: key,
            unit: unit,
            currency: file.currency,
            isNet: isNet,
            hasVersions: hasVersions
        )
        if !header.isOwnExport { tellColumns(header, key, unit) }
        return (rows, nil)
    }

    private func tellColumns(_ header: OrderHeader, _ key: OrderColumn, _ unit: AmountUnit) {
        var parts: [String] = []
        for column in OrderColumn.allCases where column == key || !OrderColumn.keys.contains(column)
        {
            guard let heading = header.name(of: column) else { continue }
            let suffix = column == .amount ? " (\(unit.rawValue) units)" : ""
            parts.append("\(column.rawValue) is '\(heading)'\(suffix)")
        }
        console.note("\(name ?? "standard input"): \(parts.joined(separator: ", "))")
    }

    private func wrong(_ words: String) -> Failure {
        Failure("bad_csv", .badInput, words, file: name ?? "standard input")
    }

    private func refused(_ words: String) -> (OrderRows?, Failure?) {
        (nil, Failure("usage", .usage, words, file: name ?? "standard input"))
    }
}
