import BoltCheckoutCore

/// Makes lines of a ledger out of transactions, on any thread.
struct LedgerConsumer: RecordConsumer {
    static let partCapacity = 1 << 18

    private var lines: TransactionLines
    private let known = KnownValues()
    private var ignored: [Remark] = []

    /// Creates a consumer.
    ///
    /// - Parameters:
    ///   - key: What orders and transactions are matched by.
    ///   - isNet: Whether refunds are taken off their payment.
    ///   - hash: The ledger's hash.
    init(key: OrderColumn, isNet: Bool, hash: ByteHash) {
        lines = TransactionLines(key: key, isNet: isNet, hash: hash)
    }

    /// How many transactions are no matter of an order.
    var otherCount: Int { lines.otherCount }

    mutating func consume(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        _ output: inout [UInt8]
    ) throws(RecordProblem) {
        // What is missing for a match becomes a finding, so nobody is told twice.
        try lines.append(transaction, to: &output, &ignored)
        known.remarkOnCourse(of: transaction, &remarks)
        if !ignored.isEmpty { ignored.removeAll(keepingCapacity: true) }
    }

    /// Adds what another consumer has counted.
    mutating func merge(_ other: LedgerConsumer) {
        lines.merge(other.lines)
    }
}
