import BoltCheckoutCore

extension RecordWalk {
    /// Walks through all inputs, inputs of lines on all cores.
    ///
    /// - Parameters:
    ///   - inputs: What to read, in order.
    ///   - consumer: Does the command's work; its copies work on other threads.
    ///   - merge: Adds what a copy has gathered to the consumer.
    /// - Returns: How it went; what was wrong has been told, and the results are written.
    @discardableResult
    func run<Consumer: RecordConsumer>(
        _ inputs: [RecordInput],
        with consumer: inout Consumer,
        _ merge: (inout Consumer, Consumer) -> Void
    ) -> RecordTally {
        var local = consumer
        defer { consumer = local }
        var output: [UInt8] = []
        return run(
            inputs,
            inParts: consumer,
            { part in
                merge(&local, part.consumer)
                return PartNotes()
            },
            { transaction, remarks throws(RecordProblem) in
                output.removeAll(keepingCapacity: true)
                try local.consume(transaction, &remarks, &output)
                self.deliver(output)
                return true
            }
        )
    }
}
