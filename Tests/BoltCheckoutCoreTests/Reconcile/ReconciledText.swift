import Testing

@testable import BoltCheckoutCore

/// What comes of orders as CSV and transactions as JSON.
struct ReconciledText {
    /// A finding without its lines.
    struct Figures: Equatable {
        var kind: ReconcileKind
        var key: String?
        var order: Int64?
        var transaction: Int64?
    }

    private(set) var findings: [ReconcileFinding] = []
    private(set) var totals = ReconcileTotals()
    private(set) var problems: [RowProblem] = []
    private(set) var repeatedCount = 0

    /// Reconciles a text with a text.
    init(
        orders: String,
        transactions: String,
        key: OrderColumn? = nil,
        unit: AmountUnit = .minor,
        isNet: Bool = false
    ) throws {
        let ledger = Ledger()
        let key = try enter(orders, into: ledger, key, unit, isNet)
        var lines = TransactionLines(key: key, isNet: isNet, hash: ledger.hash)
        let table = TransactionFieldTable()
        var rest = Array(transactions.utf8)[...]
        let reader = DocumentReader { buffer in
            let part = rest.prefix(buffer.count)
            buffer.copyBytes(from: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
        var parcel: [UInt8] = []
        var remarks: [Remark] = []
        while case .document(let value) = reader.next() {
            guard case .transaction(let transaction) = DocumentContent(value, table) else {
                continue
            }
            try lines.append(transaction, to: &parcel, &remarks)
        }
        parcel.withUnsafeBufferPointer { ledger.enter($0, on: .transactions) }
        ledger.settle()
        let comparison = Reconciliation(ledger, isNet: isNet)
        var found: [ReconcileFinding] = []
        totals = try #require(
            comparison.run { finding in
                found.append(finding)
                return true
            }
        )
        findings = found
        repeatedCount = ledger.repeatedCount
    }

    /// Kind, key and amounts of each finding.
    var figures: [Figures] {
        findings.map {
            Figures(
                kind: $0.kind,
                key: $0.key,
                order: $0.order?.amount,
                transaction: $0.transaction?.amount
            )
        }
    }

    private mutating func enter(
        _ text: String,
        into ledger: Ledger,
        _ key: OrderColumn?,
        _ unit: AmountUnit,
        _ isNet: Bool
    ) throws -> OrderColumn {
        var rows: OrderRows?
        var used = key ?? .orderReference
        var parcel = LedgerParcel(ledger.hash)
        var found: [RowProblem] = []
        var headerError: OrderHeaderError?
        var reader = CSVReader()
        func take(_ row: CSVRow) -> Bool {
            guard rows != nil else {
                do throws(OrderHeaderError) {
                    let header = try OrderHeader((0..<row.count).map { row.text($0) })
                    used = key ?? header.likeliestKey ?? .orderReference
                    rows = OrderRows(
                        header,
                        key: used,
                        unit: unit,
                        isNet: isNet,
                        hasVersions: header.isOwnExport
                    )
                } catch {
                    headerError = error
                }
                return headerError == nil
            }
            do throws(RowProblem) {
                try rows?.append(row, to: &parcel)
            } catch {
                found.append(error)
            }
            return true
        }
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            _ = try reader.read(bytes) { take($0) }
        }
        try reader.finish { take($0) }
        if let headerError { throw headerError }
        problems = found
        parcel.take().withUnsafeBufferPointer { ledger.enter($0, on: .orders) }
        return used
    }
}
