/// Whether looking for known shapes is worth its time.
///
/// A single document has nothing to be like. Of those after it, some hundred are tried; where few of
/// them are like others, the next ones are scanned without, for longer each time.
struct JSONShapeTrial {
    private static let size = 256
    private static let mostMisses = size * 3 / 4

    private var seen = 0
    private var missed = 0
    private var pause = 1
    private var nextPause = size * 16

    /// Whether the trial that the last note ended was in vain.
    private(set) var isFutile = false

    /// Whether the next document is to be tried; asked once for each.
    mutating func isDue() -> Bool {
        if pause == 0 { return true }
        pause -= 1
        return false
    }

    /// Notes whether a document that was tried had a known shape.
    mutating func note(fits: Bool) {
        seen += 1
        if !fits { missed += 1 }
        isFutile = false
        guard seen == Self.size else { return }
        if missed > Self.mostMisses {
            isFutile = true
            pause = nextPause
            nextPause = min(nextPause * 2, 1 << 24)
        }
        seen = 0
        missed = 0
    }
}
