/// A part of an input on which all is done, with what its consumer has gathered.
///
/// Valid where it is handed out: the memory is used again.
struct FinishedPart<Consumer: RecordConsumer> {
    /// The consumer with what it has gathered from the part.
    let consumer: Consumer
    /// The part's bytes, zero bytes behind them.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The number of the part's first line in the input.
    let firstLine: Int
}

/// What is to be told of a part beside what its worker has reported.
struct PartNotes {
    /// Reports, in order.
    var reports: [RecordReport] = []
    /// The last transaction that counts, from 1, where nobody reads on; nil where all do.
    var lastVisit: Int?

    /// The worker's reports and these ones in the order in which one thread would tell them.
    func joined(to others: [RecordReport]) -> [RecordReport] {
        guard !reports.isEmpty else { return others }
        var joined: [RecordReport] = []
        var rest = reports[...]
        for other in others {
            while let next = rest.first, next.order < other.order {
                joined.append(next)
                rest.removeFirst()
            }
            joined.append(other)
        }
        return joined + rest
    }
}
