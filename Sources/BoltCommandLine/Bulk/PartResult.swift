import BoltCheckoutCore

/// What came out of one part of an input.
struct PartResult<Consumer: RecordConsumer>: Sendable {
    /// The consumer with what it has gathered from the part.
    var consumer: Consumer
    var number = 0
    var output: [UInt8] = []
    var reports: [RecordReport] = []
    /// Remarks beyond the first few of their kind.
    var counted: [Remark.Kind: Int] = [:]
    var tally = RecordTally()
    /// The number of documents and elements that were whole.
    var documentCount = 0
    /// The number of lines of the part, to number those of the next.
    var lineFeedCount = 0
    /// Whether nothing after this part is read.
    var endsInput = false
}
