import BoltCheckoutCore

/// One run of `inspect`: reads the inputs and writes what was asked for.
struct Inspection {
    let output: OutputOptions
    let fields: FieldSelection
    let filter: RecordFilter
    let limit: Int
    let counts: Bool
    let sums: Bool

    /// Runs through the inputs.
    ///
    /// - Parameters:
    ///   - inputs: What to read.
    ///   - context: The outside world.
    ///   - fetch: Gets references from Bolt.
    /// - Returns: How it ended.
    func run(
        _ inputs: [RecordInput],
        in context: CommandContext,
        fetch: RecordWalk.Fetch? = nil
    ) -> ExitCode {
        let console = context.console
        var formatter = RecordFormatter(
            output,
            fields,
            isWhole: output.fields.isEmpty,
            style: console.textStyle,
            width: console.outputFacts.columns
        )
        let writesRecords = !counts && !sums
        let isJSON = writesRecords && output.format == .json
        var header: [UInt8] = []
        if writesRecords, !isJSON { formatter.appendHeader(to: &header) }
        var consumer = InspectConsumer(
            filter: filter,
            formatter: writesRecords ? formatter : nil,
            summary: sums ? RecordSummary() : nil
        )
        let walk = RecordWalk(in: context, fetch: fetch)
        let repeats = PageRepeats()
        walk.onInput = { _ in repeats.beginInput() }
        walk.onPage = repeats.notePage
        walk.isLeftOut = repeats.isRepeat
        // A header alone would be an answer, and there may be none.
        walk.deliver = { bytes in
            if !header.isEmpty { console.result(header) }
            header.removeAll()
            console.result(bytes)
        }
        if limit == 0 {
            walk.stop()
        } else if limit == .max, !isJSON, !writesRecords || formatter.isIndependent {
            walk.run(inputs, with: &consumer) { $0.merge($1) }
        } else {
            run(walk, inputs, &consumer, isJSON ? JSONList(console) : nil, console)
        }
        if limit == 0, isJSON { console.result("[]\n") }
        guard !walk.tally.isNothingRead else { return walk.tally.exitCode }
        walk.deliver([])
        let isWhole = walk.tally.exitCode == .done && !walk.tally.isStopped
        if let words = repeats.words(isWhole: isWhole) { console.warning(words) }
        if counts { console.result("\(consumer.chosenCount)\n") }
        if let summary = consumer.summary {
            SummaryTable.write(summary, output.format, to: console)
        }
        return walk.tally.exitCode
    }

    /// Reads one record after the other, where order or a limit asks for it.
    private func run(
        _ walk: RecordWalk,
        _ inputs: [RecordInput],
        _ consumer: inout InspectConsumer,
        _ list: JSONList?,
        _ console: Console
    ) {
        var list = list
        walk.learnsForm = list != nil
        var bytes: [UInt8] = []
        let tally = walk.run(inputs) { transaction, remarks throws(RecordProblem) in
            bytes.removeAll(keepingCapacity: true)
            try consumer.consume(transaction, &remarks, &bytes)
            if list != nil, !bytes.isEmpty {
                bytes.removeLast()
                list?.add(bytes)
            } else {
                walk.deliver(bytes)
            }
            return consumer.chosenCount < limit
        }
        list?.end(isList: walk.isList, isEmptyClaimed: tally.exitCode == .done)
    }
}
