import BoltCheckoutCore
import BoltSystem

/// Walks through the transactions of a command's inputs, one input after the other.
///
/// Opens and reads the inputs, tells what is wrong with them, and hands each transaction to the
/// command. One bad record loses only itself.
final class RecordWalk {
    /// Gets the body of a transaction from Bolt, or says why not.
    typealias Fetch = (String) -> Result<[UInt8], Failure>

    private let context: CommandContext
    private let reporter: RecordReporter
    private let fetch: Fetch?
    private let table = TransactionFieldTable()
    private(set) var tally = RecordTally()
    /// Called with each input before its first record.
    var onInput: (RecordInput) -> Void = { _ in }
    /// Whether the inputs so far form a list: an array, a page, several documents or inputs.
    private(set) var isList = false
    private var documentCount = 0

    /// Creates a walk.
    ///
    /// - Parameters:
    ///   - context: The outside world.
    ///   - fetch: Gets references from Bolt; nil where the command works on files only.
    init(in context: CommandContext, fetch: Fetch? = nil) {
        self.context = context
        self.fetch = fetch
        reporter = RecordReporter(context.console)
    }

    /// Walks through all inputs.
    ///
    /// - Parameters:
    ///   - inputs: What to read, in order.
    ///   - visit: Does the command's work; false ends the walk.
    /// - Returns: How it went; what was wrong has been told.
    func run(_ inputs: [RecordInput], _ visit: RecordLoop.Visit) -> RecordTally {
        isList = inputs.count > 1
        for input in inputs {
            guard !tally.isStopped, context.console.isOutputOpen else { break }
            onInput(input)
            walk(input, visit)
        }
        reporter.finish(tally)
        return tally
    }

    private func walk(_ input: RecordInput, _ visit: RecordLoop.Visit) {
        let source: RecordSource
        do throws(RecordSourceError) {
            source = try RecordSource(input, in: context, fetch: fetch)
        } catch {
            tally.inputFailures.append(context.console.failure(error.failure))
            return
        }
        let console = context.console
        let reader = DocumentReader { buffer in
            // Whoever waits for the next record has seen all before it.
            if source.isSlow { console.flush() }
            return source.read(into: buffer)
        }
        let loop = RecordLoop(table)
        var hasMore = true
        while hasMore {
            hasMore = loop.run(reader, until: { !console.isOutputOpen }) {
                transaction, remarks throws(RecordProblem) in
                self.noteForm(reader)
                return try visit(transaction, &remarks)
            }
            noteForm(reader)
            if let failure = source.failure {
                // What the reader says about the end is a consequence of the read that failed.
                tally.inputFailures.append(console.failure(failure))
                break
            }
            for report in loop.takeReports() { reporter.tell(report, file: input.name) }
            guard console.isOutputOpen else {
                tally.isStopped = true
                break
            }
        }
        reporter.count(loop.uncounted)
        tally.add(loop.tally)
    }

    private func noteForm(_ reader: DocumentReader) {
        isList = isList || reader.isList || reader.wholeCount > 1
    }
}
