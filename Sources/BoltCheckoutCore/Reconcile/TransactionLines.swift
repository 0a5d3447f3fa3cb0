/// Turns transactions into lines of a ledger.
package struct TransactionLines: Sendable {
    private let key: OrderColumn
    private let isNet: Bool
    private let hash: ByteHash
    private var scratch: [UInt8] = []
    /// How many transactions are no matter of an order.
    package private(set) var otherCount = 0

    /// Prepares the reading.
    ///
    /// - Parameters:
    ///   - key: What orders and transactions are matched by.
    ///   - isNet: Whether refunds are taken off their payment.
    ///   - hash: The ledger's hash.
    package init(key: OrderColumn, isNet: Bool, hash: ByteHash) {
        self.key = key
        self.isNet = isNet
        self.hash = hash
    }

    /// Adds a transaction to the bytes of a parcel.
    ///
    /// - Throws: ``RecordProblem`` where its amount cannot be read exactly.
    package mutating func append(
        _ transaction: Transaction,
        to output: inout [UInt8],
        _ remarks: inout [Remark]
    ) throws(RecordProblem) {
        let amount = try AmountReading.read(transaction.field(.amount), path: "amount").minor
        let type = Self.bytes(transaction.field(.type))
        guard TransactionLane.isForOrders(type) else {
            otherCount += 1
            return
        }
        var line = LedgerLine()
        line.lane = TransactionLane.of(type) ?? .payment
        if let amount { try set(amount, &line, transaction) }
        line.currency = Self.bytes(transaction.currency)
        line.status = Self.bytes(transaction.field(.status))
        line.reference = Self.bytes(transaction.field(.reference))
        if line.lane == .payment, let amount = line.amount {
            line.partlyCaptured = Self.partlyCaptured(of: amount, line.status, transaction)
        }
        if let date = transaction.field(.date) { line.date = Self.milliseconds(date) }
        if line.lane == .refund { line.parent = Self.parent(transaction) }
        if key == .reference, isNet, line.lane == .refund, !line.parent.isEmpty {
            line.key = line.parent
            LedgerParcel.append(line, hash, to: &output)
            return
        }
        append(line, keyValue(transaction, &remarks), to: &output)
    }

    private func set(
        _ amount: Int64,
        _ line: inout LedgerLine,
        _ transaction: Transaction
    ) throws(RecordProblem) {
        guard amount < 0 else {
            line.amount = amount
            return
        }
        guard amount != .min else {
            throw RecordProblem(
                path: "amount",
                "is outside the range that can be reconciled",
                offset: transaction.value.offset
            )
        }
        line.amount = 0 - amount
        line.lane = .refund
    }

    /// What was captured, where it is less than the amount and the status does not say so itself.
    private static func partlyCaptured(
        of amount: Int64,
        _ status: UnsafeBufferPointer<UInt8>,
        _ transaction: Transaction
    ) -> Int64? {
        guard status.isEmpty || LedgerName.statusCode(status) == LedgerName.completed else {
            return nil
        }
        return transaction.captured(lessThan: amount)
    }

    private func keyValue(_ transaction: Transaction, _ remarks: inout [Remark]) -> ColumnValue {
        switch key {
        case .merchantOrderNumber: return transaction.merchantOrderNumber(&remarks).value
        case .reference:
            return transaction.text(transaction.field(.reference), "reference", &remarks)
        default: return transaction.orderReference(&remarks)
        }
    }

    @inline(__always)
    private mutating func append(
        _ line: LedgerLine,
        _ key: ColumnValue,
        to output: inout [UInt8]
    ) {
        var line = line
        if case .absent = key {
            LedgerParcel.append(line, hash, to: &output)
            return
        }
        if case .text(let value) = key, !value.hasEscapes, !LedgerKey.needsEscape(value.bytes) {
            line.key = value.bytes
            LedgerParcel.append(line, hash, to: &output)
            return
        }
        var text: [UInt8] = []
        key.appendText(to: &text)
        text.withUnsafeBufferPointer { plain in
            LedgerKey.withEscaped(plain, &scratch) { escaped in
                line.key = escaped
                LedgerParcel.append(line, hash, to: &output)
            }
        }
    }

    /// Adds what another has counted.
    package mutating func merge(_ other: TransactionLines) {
        otherCount += other.otherCount
    }

    private static func parent(_ transaction: Transaction) -> UnsafeBufferPointer<UInt8> {
        bytes(
            transaction.field(.sourceTransaction)?.member("reference")
                ?? transaction.field(.sourceTransactionReference)
        )
    }

    /// The bytes of a text or number as they are written: enough for codes and references, which are
    /// spelled without escapes.
    @inline(__always)
    private static func bytes(_ value: JSONValue?) -> UnsafeBufferPointer<UInt8> {
        guard let value, value.isString || value.isNumber else { return LedgerLine.none }
        return value.bytes
    }

    @inline(__always)
    private static func milliseconds(_ value: JSONValue) -> Int64? {
        if value.isNumber, let number = try? value.integer() { return number }
        return value.isString ? TransactionDate(value.bytes).milliseconds : nil
    }
}
