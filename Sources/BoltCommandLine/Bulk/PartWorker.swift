import BoltCheckoutCore
import BoltSystem

/// Works on parts until there are no more.
final class PartWorker<Consumer: RecordConsumer> {
    private let consumer: Consumer
    private let todo: Channel<InputPart>
    private let done: Channel<(InputPart, PartResult<Consumer>)>
    private let table = TransactionFieldTable()
    private let scanner = JSONScanner()
    /// How much the last part has brought: the next one is likely to bring as much.
    private var outputCount = 0

    init(
        _ consumer: Consumer,
        todo: Channel<InputPart>,
        done: Channel<(InputPart, PartResult<Consumer>)>
    ) {
        self.consumer = consumer
        self.todo = todo
        self.done = done
    }

    func run() {
        while let part = todo.receive() { done.send((part, work(on: part))) }
    }

    /// Works on one part.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - visits: How many of its transactions to take.
    /// - Returns: What came of it.
    func work(on part: InputPart, visits: Int = .max) -> PartResult<Consumer> {
        var result = PartResult(consumer: consumer)
        result.number = part.number
        let reader = DocumentReader(
            part: part.memory,
            count: part.readable,
            stop: part.count,
            scanner: scanner
        )
        let loop = RecordLoop(table)
        // A local value: a property would be guarded at every access.
        var local = consumer
        var output: [UInt8] = []
        output.reserveCapacity(max(part.count / 8, outputCount + outputCount / 16))
        var visitCount = 0
        while loop.run(
            reader,
            until: { visitCount >= visits },
            page: { local.notePage($0) },
            { transaction, remarks throws(RecordProblem) in
                visitCount += 1
                try local.consume(transaction, &remarks, &output)
                return true
            }
        ), visitCount < visits {
            result.reports += loop.takeReports()
        }
        result.consumer = local
        result.reports += loop.takeReports()
        result.output = output
        outputCount = output.count
        result.counted = loop.takeCounted()
        result.documentCount = reader.wholeCount
        result.tally = loop.tally
        result.lineFeedCount = LinePart.lineFeedCount(in: part.bytes(part.count))
        if case .broken(_, endsInput: true, _) = result.reports.last?.content {
            result.endsInput = true
        }
        return result
    }
}
