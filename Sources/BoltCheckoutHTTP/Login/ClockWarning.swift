import BoltSystem

/// Notices a clock that is wrong: tokens would look expired, or not valid yet.
enum ClockWarning {
    private static let toleranceMilliseconds: Int64 = 300_000

    /// What to say about the clock after a reply; nil where it is right.
    static func words(
        for reply: BoltReply,
        nowMilliseconds: Int64 = Clock.nowMilliseconds()
    ) -> String? {
        guard let difference = reply.clockDifference(nowMilliseconds: nowMilliseconds),
            difference.magnitude > UInt64(toleranceMilliseconds)
        else { return nil }
        let minutes = difference.magnitude / 60_000
        let direction = difference > 0 ? "behind" : "ahead of"
        return "this computer's clock is \(minutes) min \(direction) Bolt's"
    }
}
