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
    private let console: Console
    private let reporter: RecordReporter
    private let fetch: Fetch?
    private let table = TransactionFieldTable()
    private let progress: ProgressLine
    private(set) var tally = RecordTally()
    /// Takes what a consumer has made of the transactions; it is written if nobody else wants it.
    var deliver: ([UInt8]) -> Void
    /// Called with each input before its first record.
    var onInput: (RecordInput) -> Void = { _ in }
    /// Called with the document around a list before its first record, with nil behind the last.
    var onPage: (JSONValue?) -> Void = { _ in }
    /// Called with what is no transaction; true makes it a whole record of another kind.
    var onRefused: (JSONValue) -> Bool = { _ in false }
    /// Whether a record is passed over; asked where records are read one after the other.
    var isLeftOut: (Transaction) -> Bool = { _ in false }
    /// Whether the inputs so far form a list: an array, a page, several documents or inputs.
    private(set) var isList = false
    private var reader: DocumentReader?
    /// The number of the line on which the reader has begun.
    private var firstLine = 1
    /// Whether ``isList`` is needed even where the walk stops early: one more record is looked for.
    var learnsForm = false

    /// Creates a walk.
    ///
    /// - Parameters:
    ///   - context: The outside world.
    ///   - fetch: Gets references from Bolt; nil where the command works on files only.
    init(in context: CommandContext, fetch: Fetch? = nil) {
        self.context = context
        self.fetch = fetch
        console = context.console
        deliver = context.console.result
        reporter = RecordReporter(context.console)
        progress = ProgressLine(context.console)
    }

    /// Ends the walk before its next record.
    func stop() { tally.isStopped = true }

    /// Walks through all inputs, one record after the other.
    ///
    /// - Parameters:
    ///   - inputs: What to read, in order.
    ///   - visit: Does the command's work; false ends the walk.
    /// - Returns: How it went; what was wrong has been told.
    @discardableResult
    func run(_ inputs: [RecordInput], _ visit: RecordLoop.Visit) -> RecordTally {
        walk(inputs) { source, head, name in
            self.read(source, head: head, name: name, visit)
        }
    }

    /// Walks through all inputs, inputs of lines on all cores, the others record by record.
    ///
    /// - Parameters:
    ///   - inputs: What to read, in order.
    ///   - blank: Has gathered nothing; each part of an input of lines has a copy of its own.
    ///   - merge: Takes the parts, in order, and says what else is to be told of them.
    ///   - visit: Does the same for one record where there are no parts.
    /// - Returns: How it went; what was wrong has been told, and the results are written.
    @discardableResult
    func run<Consumer: RecordConsumer>(
        _ inputs: [RecordInput],
        inParts blank: Consumer,
        _ merge: (FinishedPart<Consumer>) -> PartNotes,
        _ visit: RecordLoop.Visit
    ) -> RecordTally {
        walk(inputs) { source, head, name in
            guard self.isWorthThreads(source, head) else {
                self.read(source, head: head, name: name, visit)
                return
            }
            let bulk = self.readInParts(source, head: head, name: name, blank, merge)
            if let rest = bulk.remainder, !bulk.tally.isStopped {
                self.read(source, head: rest, name: name, after: bulk.progress, visit)
            }
        }
    }

    private func walk(
        _ inputs: [RecordInput],
        _ read: (RecordSource, [UInt8], String?) -> Void
    ) -> RecordTally {
        isList = inputs.count > 1
        for input in inputs {
            guard !tally.isStopped, console.isOutputOpen else { break }
            onInput(input)
            do throws(RecordSourceError) {
                let source = try RecordSource(input, in: context, fetch: fetch)
                progress.begin(byteCount: source.byteCount)
                let head = source.readHead(InputPart.usualCapacity / 4)
                if source.failure == nil || !head.isEmpty { read(source, head, input.name) }
                if let failure = source.failure {
                    tally.inputFailures.append(console.failure(failure))
                }
            } catch {
                tally.inputFailures.append(console.failure(error.failure))
            }
        }
        progress.end()
        // Where nobody reads on, counts would be those of a part.
        if console.isOutputOpen { reporter.finish(tally) }
        return tally
    }

    /// Reads an input record by record.
    ///
    /// - Parameters:
    ///   - source: The input.
    ///   - head: What was read of it already.
    ///   - name: What messages call it.
    ///   - before: What parts before `head` had in them.
    ///   - visit: Does the command's work.
    private func read(
        _ source: RecordSource,
        head: [UInt8],
        name: String?,
        after before: BulkProgress? = nil,
        _ visit: RecordLoop.Visit
    ) {
        var rest = head[...]
        let reader = DocumentReader(isLineMode: before == nil ? nil : true) { buffer in
            if !rest.isEmpty {
                let part = rest.prefix(buffer.count)
                buffer.copyBytes(from: part)
                rest = rest.dropFirst(part.count)
                return part.count
            }
            // Whoever waits for the next record has seen all before it.
            if source.isSlow { self.console.flush() }
            return source.read(into: buffer)
        }
        let loop = RecordLoop(table)
        loop.onRefused = onRefused
        self.reader = reader
        firstLine = before?.firstLine ?? 1
        var hasMore = true
        while hasMore {
            hasMore = loop.run(reader, until: { !self.console.isOutputOpen }, page: onPage) {
                transaction,
                remarks throws(RecordProblem) in
                self.noteForm(reader, loop)
                self.progress.update(reader.consumedByteCount, records: reader.wholeCount)
                if self.isLeftOut(transaction) { return true }
                return try visit(transaction, &remarks)
            }
            noteForm(reader, loop)
            // What the reader says about the end is a consequence of the read that failed.
            guard source.failure == nil else { break }
            for report in loop.takeReports() {
                reporter.tell(
                    report.counting(before ?? BulkProgress()),
                    file: name,
                    firstLine: firstLine
                )
            }
            reporter.count(loop.takeCounted())
            guard console.isOutputOpen else {
                tally.isStopped = true
                break
            }
        }
        reporter.count(loop.takeCounted())
        tally.add(loop.tally)
        if learnsForm, loop.tally.isStopped, !isList {
            if case .end = reader.next() { return }
            isList = true
        }
    }

    /// Says so where the inputs were read and hold no transaction.
    func noteEmptiness(of inputs: [RecordInput]) {
        guard tally.wholeCount == 0, tally.skippedCount == 0, tally.exitCode == .done else {
            return
        }
        let names = inputs.map { $0.name ?? "standard input" }.joined(separator: ", ")
        console.note("no transactions in \(names)")
    }

    /// The line of the current input on which a transaction begins; to be asked while it is visited.
    func line(of transaction: Transaction) -> Int? {
        reader.map { $0.line(of: transaction.value.offset) + firstLine - 1 }
    }

    private func noteForm(_ reader: DocumentReader, _ loop: RecordLoop) {
        isList = isList || loop.hasLists || reader.isList || reader.wholeCount > 1
    }

    /// Whether an input is one of lines, and longer than what was read of it at first.
    private func isWorthThreads(_ source: RecordSource, _ head: [UInt8]) -> Bool {
        Machine.coreCount > 1 && !source.isOver
            && head.withUnsafeBufferPointer(LinePart.isInputOfLines)
    }

    private func readInParts<Consumer: RecordConsumer>(
        _ source: RecordSource,
        head: [UInt8],
        name: String?,
        _ blank: Consumer,
        _ merge: (FinishedPart<Consumer>) -> PartNotes
    ) -> BulkRun<Consumer> {
        let workerCount = Machine.coreCount
        let bulk = BulkRun<Consumer>(
            console: console,
            reporter: reporter,
            workerCount: workerCount
        )
        bulk.onProgress = progress.update
        bulk.deliver = deliver
        do throws(SystemError) {
            try bulk.run(source, head: head, name: name, consumer: blank, merge)
        } catch {
            tally.inputFailures.append(
                console.failure(
                    Failure("no_thread", .fault, "no thread could be started: \(error)")
                )
            )
        }
        isList = true
        tally.add(bulk.tally)
        return bulk
    }
}
