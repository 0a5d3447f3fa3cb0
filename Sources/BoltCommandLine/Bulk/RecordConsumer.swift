import BoltCheckoutCore

/// What a command makes of each transaction: bytes for standard output, or a state of its own.
///
/// Every thread has a consumer of its own; they are asked for their state when all is read.
protocol RecordConsumer: Sendable {
    /// How many bytes of an input a part has. Small ones stay near the processor with all that is
    /// made of them; large ones are handed on less often.
    static var partCapacity: Int { get }

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

    /// Takes note of the document around a list, and with nil of the list's end.
    mutating func notePage(_ page: JSONValue?)
}

extension RecordConsumer {
    static var partCapacity: Int { InputPart.usualCapacity }

    mutating func notePage(_ page: JSONValue?) {}
}
