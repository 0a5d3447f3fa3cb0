import BoltCheckoutCore
import BoltSystem

/// One reconciliation: reads both sides into a ledger, compares, tells.
struct ReconcileSession {
    private let options: ReconcileOptions
    private let context: CommandContext
    private let console: Console
    private let ledger: Ledger
    private let writer: LedgerWriter
    private var key: OrderColumn?
    private var tally = RecordTally()
    private var hasBadRows = false
    private var otherCount = 0

    /// Begins with nothing read.
    ///
    /// - Throws: The system's error where it has no room for a thread.
    init(_ options: ReconcileOptions, _ context: CommandContext) throws(SystemError) {
        ledger = Ledger()
        writer = try LedgerWriter(ledger)
        self.options = options
        self.context = context
        console = context.console
        key = options.key
    }

    /// Ends the threads; to be called however the run ends.
    func close() {
        writer.close()
    }

    /// Reads the orders.
    ///
    /// - Returns: The exit code where they cannot be read; nil where it goes on.
    mutating func readOrders() -> ExitCode? {
        let source: RecordSource
        do throws(RecordSourceError) {
            source = try RecordSource(options.orders, in: context, fetch: nil)
        } catch {
            return console.failure(error.failure)
        }
        let reader = LedgerFileReader(
            options.orders.name,
            options.orderFile,
            side: .orders,
            isNet: options.isNet,
            console
        )
        if let failure = read(reader, source) {
            return console.failure(failure)
        }
        key = reader.key
        hasBadRows = reader.badCount > 0
        if reader.badCount > 0, reader.badCount == reader.rowCount {
            return console.failure(
                Failure("bad_input", .badInput, "no row of the orders can be read")
            )
        }
        return nil
    }

    /// Reads the transactions of all inputs.
    ///
    /// - Returns: The exit code where an input cannot be read: then nothing is compared, because what
    ///   it holds would seem to be missing. Nil where it goes on.
    mutating func readTransactions(_ inputs: [RecordInput]) -> ExitCode? {
        let sorted = InputSorter(context).sorted(inputs)
        for input in sorted.tables {
            if let code = readTable(input, sorted.context) { return code }
        }
        guard !sorted.documents.isEmpty, let key else { return nil }
        var consumer = LedgerConsumer(key: key, isNet: options.isNet, hash: ledger.hash)
        let walk = RecordWalk(in: sorted.context)
        let writer = writer
        walk.deliver = { writer.gather($0, of: .transactions) }
        let read = walk.run(sorted.documents, with: &consumer) { $0.merge($1) }
        otherCount += consumer.otherCount
        tally.add(read)
        guard read.inputFailures.isEmpty, read.wholeCount > 0 || read.exitCode == .done else {
            return read.inputFailures.first ?? read.exitCode
        }
        return nil
    }

    private mutating func readTable(
        _ input: RecordInput,
        _ context: CommandContext
    ) -> ExitCode? {
        let source: RecordSource
        do throws(RecordSourceError) {
            source = try RecordSource(input, in: context, fetch: nil)
        } catch {
            return console.failure(error.failure)
        }
        let reader = LedgerFileReader(
            input.name,
            options.transactionFile,
            side: .transactions,
            isNet: options.isNet,
            console
        )
        if let failure = read(reader, source) {
            return console.failure(failure)
        }
        hasBadRows = hasBadRows || reader.badCount > 0
        return nil
    }

    private func read(_ reader: LedgerFileReader, _ source: RecordSource) -> Failure? {
        reader.read(source, key: key, hash: ledger.hash, to: writer)
    }

    /// Compares both sides, writes findings and tells the totals.
    ///
    /// - Returns: The exit code.
    mutating func compare() -> ExitCode {
        writer.close()
        ledger.settle()
        guard !ledger.isFull else {
            return console.failure(
                Failure("too_large", .badInput, "more than 4 GB of references; split the files")
            )
        }
        let mismatches =
            options.writesSummary
            ? nil : MismatchWriter(options.format, key: key ?? .orderReference, console)
        let comparison = Reconciliation(ledger, isNet: options.isNet)
        let parts = PartComparison.run(comparison.parts(Machine.coreCount))
        let totals = comparison.tell(parts) { finding in
            mismatches?.write(finding)
            return console.isOutputOpen
        }
        mismatches?.end()
        console.flush()
        // Where nobody reads on, totals would be those of a part, or of what nobody saw.
        guard let totals, console.isOutputOpen else { return .negative }
        let summary = TotalsReport(
            totals,
            orderCount: ledger.orderCount,
            transactionCount: ledger.transactionCount,
            repeatedCount: ledger.repeatedCount,
            otherCount: otherCount
        )
        if options.writesSummary {
            summary.write(to: console, options.format)
        } else {
            summary.tell(console)
        }
        summary.warn(console)
        guard tally.exitCode == .done, !hasBadRows else { return .negative }
        return totals.findingCount == 0 ? .done : .negative
    }
}
