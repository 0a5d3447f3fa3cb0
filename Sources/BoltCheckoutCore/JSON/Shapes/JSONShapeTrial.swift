/// Whether looking for known shapes is worth its time, and learning new ones.
///
/// A single document has nothing to be like. Of those after it, some are tried; where less than half
/// of what is in them has a known shape, the next ones are scanned without, for longer each time.
///
/// Learning takes as long as scanning the same some dozen times. So beyond a first stock, what is
/// learned is a small share of what was tried.
///
/// Everything is measured in entries: few large documents may cost no more than many small ones.
struct JSONShapeTrial {
    private static let size = 1 << 15
    private static let longestPause = 1 << 30
    /// How much must be tried for each entry that is learned.
    private static let learningPrice = 128
    private static let fullStock = learningPrice << 14
    /// What is there at least after a pause, when other documents may have come.
    private static let laterStock = learningPrice << 11

    private var seen = 0
    private var missed = 0
    private var pause = 1
    private var nextPause = size * 16
    /// What learning has to spend.
    private var stock = fullStock

    /// Whether the trial that the last note ended was in vain.
    private(set) var isFutile = false

    /// Whether the next document is to be tried.
    var isDue: Bool { pause <= 0 }

    /// Notes a document that was not tried.
    mutating func skip(_ count: Int) { pause -= count }

    /// Notes a document that was tried, and whether it had a known shape.
    mutating func note(_ count: Int, fits: Bool) {
        seen += count
        if !fits { missed += count }
        stock = min(stock + count, Self.fullStock)
        isFutile = false
        guard seen >= Self.size else { return }
        if missed > seen / 2 {
            isFutile = true
            pause = nextPause
            nextPause = min(nextPause * 2, Self.longestPause)
            stock = max(stock, Self.laterStock)
        }
        seen = 0
        missed = 0
    }

    /// Whether the shape of a document that was tried in vain is to be learned; asked once for each.
    mutating func takeLearning(_ count: Int) -> Bool {
        guard count * Self.learningPrice <= stock else { return false }
        stock -= count * Self.learningPrice
        return true
    }
}
