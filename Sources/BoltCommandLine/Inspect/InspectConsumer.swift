import BoltCheckoutCore

/// Chooses transactions, and formats, counts or sums them.
struct InspectConsumer: RecordConsumer {
    /// What is done with the ones that were chosen.
    enum Task: Sendable {
        case format(RecordFormatter)
        case count
        case sum(RecordSummary)
    }

    private let filter: RecordFilter
    private(set) var task: Task
    /// The number of transactions that were chosen.
    private(set) var chosenCount = 0

    init(filter: RecordFilter, task: Task) {
        self.filter = filter
        self.task = task
    }

    mutating func consume(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        _ output: inout [UInt8]
    ) throws(RecordProblem) {
        guard try filter.admits(transaction, &remarks) else { return }
        switch task {
        case .format(var formatter):
            // Taken out and put back, so that its memory is not copied.
            task = .count
            defer { task = .format(formatter) }
            try formatter.append(transaction, &remarks, to: &output)
        case .count:
            _ = try transaction.amount(&remarks)
        case .sum(var summary):
            task = .count
            defer { task = .sum(summary) }
            try summary.add(transaction, &remarks)
        }
        chosenCount += 1
    }

    /// Adds what another consumer has counted.
    mutating func merge(_ other: InspectConsumer) {
        chosenCount += other.chosenCount
        if case .sum(var summary) = task, case .sum(let more) = other.task {
            summary.merge(more)
            task = .sum(summary)
        }
    }
}
