import BoltCheckoutCore

/// Chooses transactions, and formats, sums or only counts them.
struct InspectConsumer: RecordConsumer {
    private let filter: RecordFilter
    private var formatter: RecordFormatter?
    private let isFormatting: Bool
    private let isSumming: Bool
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
        isFormatting = formatter != nil
        isSumming = summary != nil
    }

    mutating func consume(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        _ output: inout [UInt8]
    ) throws(RecordProblem) {
        guard try filter.admits(transaction, &remarks) else { return }
        // Looking at the values themselves would copy them for each record.
        if isFormatting {
            try formatter?.append(transaction, &remarks, to: &output)
        } else if isSumming {
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
