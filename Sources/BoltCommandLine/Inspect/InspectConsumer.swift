import BoltCheckoutCore

/// Chooses transactions, and formats, sums or only counts them.
struct InspectConsumer: RecordConsumer {
    private let filter: RecordFilter
    private var formatter: RecordFormatter?
    /// Counts and sums, where they were asked for.
    private(set) var summary: RecordSummary?
    /// The number of transactions that were chosen.
    private(set) var chosenCount = 0

    /// Creates a consumer.
    ///
    /// - Parameters:
    ///   - filter: Which transactions are wanted.
    ///   - formatter: Makes bytes of them; nil to write none.
    ///   - summary: Sums them; nil to sum nothing.
    init(filter: RecordFilter, formatter: RecordFormatter?, summary: RecordSummary?) {
        self.filter = filter
        self.formatter = formatter
        self.summary = summary
    }

    mutating func consume(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        _ output: inout [UInt8]
    ) throws(RecordProblem) {
        guard try filter.admits(transaction, &remarks) else { return }
        if formatter != nil {
            try formatter?.append(transaction, &remarks, to: &output)
        } else if summary != nil {
            try summary?.add(transaction, &remarks)
        } else {
            _ = try transaction.amount(&remarks)
        }
        chosenCount += 1
    }

    /// Adds what another consumer has counted.
    mutating func merge(_ other: InspectConsumer) {
        chosenCount += other.chosenCount
        if let more = other.summary { summary?.merge(more) }
    }
}
