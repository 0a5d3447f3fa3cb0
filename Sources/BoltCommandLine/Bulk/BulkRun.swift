import BoltCheckoutCore
import BoltSystem

/// Reads an input of lines on all cores and passes the results on in the input's order.
///
/// This thread reads and writes; the workers scan and format. A bounded number of parts is under way
/// at any time, so memory does not grow with the input.
final class BulkRun<Consumer: RecordConsumer> {
    private let console: Console
    private let reporter: RecordReporter
    private let todo: Channel<InputPart>
    private let done: Channel<(InputPart, PartResult<Consumer>)>
    private let workerCount: Int
    private let partCount: Int
    /// What the parts so far had in them.
    private(set) var progress = BulkProgress()
    /// The rest of the input, where it cannot be cut into parts: records of megabytes, or no lines.
    private(set) var remainder: [UInt8]?
    private var isEnded = false
    private var waiting: [Int: (InputPart, PartResult<Consumer>)] = [:]
    private var nextNumber = 0
    private(set) var tally = RecordTally()
    /// Takes what the workers have made of each part, in the input's order.
    var deliver: ([UInt8]) -> Void
    /// Called after each part with the number of bytes read and records seen.
    var onProgress: (Int, Int) -> Void = { _, _ in }

    init(console: Console, reporter: RecordReporter, workerCount: Int) {
        self.console = console
        deliver = console.result
        self.reporter = reporter
        self.workerCount = workerCount
        partCount = workerCount * 2 + 1
        todo = Channel(capacity: partCount)
        done = Channel(capacity: partCount)
    }

    /// Runs through the input.
    ///
    /// - Parameters:
    ///   - source: The input.
    ///   - head: What was read of it already.
    ///   - name: What messages call it.
    ///   - consumer: Does the command's work; each part has a copy of its own.
    ///   - merge: Takes the parts with what their copies have gathered, in order, and says what else
    ///     is to be told. What was read ahead and is not wanted any more is left out.
    /// - Throws: ``SystemError`` where no thread can be started.
    func run(
        _ source: RecordSource,
        head: [UInt8],
        name: String?,
        consumer: Consumer,
        _ merge: (FinishedPart<Consumer>) -> PartNotes
    ) throws(SystemError) {
        let threads = try startWorkers(consumer)
        var reader = PartReader(source, head: head)
        var free = (0..<partCount).map { _ in InputPart(capacity: Consumer.partCapacity) }
        var underWay = 0
        var isOpen = true
        while isOpen || underWay > 0 {
            if isOpen, var part = free.popLast() {
                if reader.fill(&part) {
                    todo.send(part)
                    underWay += 1
                } else {
                    part.release()
                    isOpen = false
                }
                guard free.isEmpty || !isOpen || mustWait(source) else { continue }
            }
            // A slow input's results are not held back until the next part is there.
            repeat {
                guard underWay > 0, let (part, result) = done.receive() else { break }
                underWay -= 1
                waiting[result.number] = (part, result)
                while let (part, result) = waiting.removeValue(forKey: nextNumber) {
                    nextNumber += 1
                    if !isEnded { pass(result, of: part, name: name, merge) }
                    free.append(part)
                }
            } while isOpen && underWay > 0 && mustWait(source)
            if source.isSlow, underWay == 0 { console.flush() }
            onProgress(reader.byteCount, tally.wholeCount + tally.failedCount)
            if isEnded { isOpen = false }
        }
        if !isEnded { remainder = reader.remainder }
        todo.close()
        for thread in threads { thread.join() }
        for part in free { part.release() }
    }

    /// Starts as many workers as the system has room for; one will do.
    private func startWorkers(_ consumer: Consumer) throws(SystemError) -> [WorkerThread] {
        var threads: [WorkerThread] = []
        while threads.count < workerCount {
            do throws(SystemError) {
                let thread = try WorkerThread { [todo, done] in
                    PartWorker(consumer, todo: todo, done: done).run()
                }
                threads.append(thread)
            } catch {
                guard threads.isEmpty else { break }
                throw error
            }
        }
        return threads
    }

    private func mustWait(_ source: RecordSource) -> Bool {
        source.isSlow && !source.hasMore()
    }

    private func pass(
        _ result: PartResult<Consumer>,
        of part: InputPart,
        name: String?,
        _ merge: (FinishedPart<Consumer>) -> PartNotes
    ) {
        let finished = FinishedPart(
            consumer: result.consumer,
            bytes: part.bytes(part.readable),
            firstLine: progress.firstLine
        )
        let notes = merge(finished)
        var result = result
        if let lastVisit = notes.lastVisit {
            // What comes behind it is not told and not counted: the part is read once more up to there.
            let worker = PartWorker(result.consumer, todo: todo, done: done)
            result = worker.work(on: part, visits: lastVisit)
        }
        deliver(result.output)
        for report in notes.joined(to: result.reports) {
            reporter.tell(
                report.counting(progress),
                file: name,
                firstLine: progress.firstLine
            )
        }
        reporter.count(result.counted)
        progress.firstLine += result.lineFeedCount
        progress.documentCount += result.documentCount
        progress.byteCount += part.count
        tally.add(result.tally)
        if !console.isOutputOpen { tally.isStopped = true }
        isEnded = result.endsInput || tally.isStopped
    }
}

/// How far the parts of an input have come.
struct BulkProgress: Sendable {
    /// The number of the line behind them.
    var firstLine = 1
    /// The number of whole documents in them.
    var documentCount = 0
    /// The number of bytes of them.
    var byteCount = 0
}
