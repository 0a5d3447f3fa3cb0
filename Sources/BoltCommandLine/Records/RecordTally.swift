/// How many records of a run were whole, and how many were not.
struct RecordTally: Equatable, Sendable {
    /// Transactions that were delivered.
    var wholeCount = 0
    /// Records that could not be read or used.
    var failedCount = 0
    /// Hooks that are about something else than a transaction.
    var skippedCount = 0
    /// Inputs that could not be opened or read, by the exit code that each would have ended with.
    var inputFailures: [ExitCode] = []
    /// Whether somebody stopped before the end: a limit was reached, or nobody reads any more.
    var isStopped = false

    /// Whether nothing came of the inputs, so that no number and no empty list may stand for them.
    var isNothingRead: Bool { wholeCount == 0 && skippedCount == 0 && exitCode != .done }

    /// The exit code of a run that has no other verdict: all bad is bad input, some bad is 1.
    var exitCode: ExitCode {
        if wholeCount == 0, skippedCount == 0 {
            if failedCount > 0 { return .badInput }
            if let code = inputFailures.first { return code }
            return .done
        }
        return failedCount == 0 && inputFailures.isEmpty ? .done : .negative
    }

    mutating func add(_ other: RecordTally) {
        wholeCount += other.wholeCount
        failedCount += other.failedCount
        skippedCount += other.skippedCount
        inputFailures += other.inputFailures
        isStopped = isStopped || other.isStopped
    }
}
