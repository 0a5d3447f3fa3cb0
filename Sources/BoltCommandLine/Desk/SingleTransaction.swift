import BoltCheckoutCore

/// Reads an input in which there should be one transaction.
struct SingleTransaction {
    private let context: CommandContext
    private let fetch: RecordWalk.Fetch?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - context: The outside world.
    ///   - fetch: Gets references from Bolt; nil where only files are read.
    init(in context: CommandContext, fetch: RecordWalk.Fetch?) {
        self.context = context
        self.fetch = fetch
    }

    /// Reads the transaction, and tells what is wrong where there is none or more than one.
    ///
    /// - Parameters:
    ///   - input: Where it is.
    ///   - body: Takes what is needed out of it.
    /// - Returns: What `body` took, or the exit code.
    func read<Value>(
        _ input: RecordInput,
        _ body: (Transaction) -> Value
    ) -> Result<Value, ExitCode> {
        var value: Value?
        var isSeveral = false
        let walk = RecordWalk(in: context, fetch: fetch)
        let tally = walk.run([input]) { transaction, _ in
            isSeveral = value != nil
            if value == nil { value = body(transaction) }
            return !isSeveral
        }
        if isSeveral {
            let failure = Failure(
                "bad_input",
                .badInput,
                "there is more than one transaction; pick one, as with 'grep REFERENCE FILE'",
                file: input.name
            )
            return .failure(context.console.failure(failure))
        }
        guard let value else {
            guard tally.exitCode == .done else { return .failure(tally.exitCode) }
            let failure = Failure("bad_input", .badInput, "no transaction here", file: input.name)
            return .failure(context.console.failure(failure))
        }
        return tally.failedCount > 0 ? .failure(.badInput) : .success(value)
    }
}

extension ExitCode: Error {}
