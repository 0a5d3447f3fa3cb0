/// How long a watch waits before it looks again.
struct WatchPace: Equatable, Sendable {
    /// The wait after a change, in milliseconds.
    var firstMilliseconds: Int64
    /// The longest wait.
    var longestMilliseconds: Int64

    /// Creates a pace.
    init(firstMilliseconds: Int64 = 2_000, longestMilliseconds: Int64 = 60_000) {
        self.firstMilliseconds = max(1, firstMilliseconds)
        self.longestMilliseconds = max(self.firstMilliseconds, longestMilliseconds)
    }

    /// The wait after so many looks that brought nothing: the first one, then twice as long each
    /// time, and up to a quarter more, so that several watches do not march in step.
    ///
    /// - Parameters:
    ///   - looks: How many in a row brought nothing, from 0.
    ///   - asked: The seconds that the server asked for; a shorter wait is not made.
    ///   - random: Any number.
    /// - Returns: Milliseconds, at least 1.
    func wait(afterIdle looks: Int, asked: Int64? = nil, random: UInt64) -> Int64 {
        let doublings = Int64(min(max(looks, 0), 20))
        let (doubled, isLong) = firstMilliseconds.multipliedReportingOverflow(by: 1 << doublings)
        let wait = isLong ? longestMilliseconds : min(doubled, longestMilliseconds)
        let spread = wait + Int64(random % (UInt64(wait / 4) + 1))
        guard let asked else { return spread }
        let (milliseconds, isTooLong) = asked.multipliedReportingOverflow(by: 1_000)
        return isTooLong ? .max : max(spread, milliseconds)
    }
}
