import BoltCheckoutCore

/// What a command makes of each transaction: bytes for standard output, or a state of its own.
///
/// Every thread has a consumer of its own; they are asked for their state when all is read.
protocol RecordConsumer: Sendable {
    /// Takes one transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction, valid during the call.
    ///   - remarks: Gets what a reader should be told.
    ///   - output: What to append results to.
    /// - Throws: ``RecordProblem`` where the record is a bad one.
    mutating func consume(
        _ transaction: Transaction,
        _ remarks: inout [Remark],
        _ output: inout [UInt8]
    ) throws(RecordProblem)
}
