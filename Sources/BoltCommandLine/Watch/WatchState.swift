import BoltCheckoutCore

/// The transactions of a watch, where each stands, and when to look at it again. Knows no clock and
/// no network: moments and observations come in, decisions come out.
struct WatchState: Equatable, Sendable {
    /// What came of a look.
    enum Observation: Equatable, Sendable {
        /// Where the transaction stands.
        case seen(WatchedStanding)
        /// Nothing this time; the next look may have more luck.
        case missed(Failure, retryAfterSeconds: Int64?)
        /// Nothing, and looking again is of no use.
        case failed(Failure)
    }

    /// One transaction.
    struct Entry: Equatable, Sendable {
        /// Bolt's reference.
        let reference: String
        /// Where it stood when it was last seen.
        var standing: WatchedStanding?
        /// What that means for the goal.
        var settlement = Settlement.open
        /// Why it cannot be looked at, or could not the last time.
        var failure: Failure?
        /// Whether looking again is of no use.
        var isLost = false
        /// When to look again, on the caller's clock.
        var dueMilliseconds: Int64
        fileprivate var idleLooks = 0

        /// Whether nothing more is to be found out.
        var isDone: Bool { isLost || settlement != .open }
    }

    /// The transactions, each once, in the order in which they were named.
    private(set) var entries: [Entry]
    private let goal: SettlementGoal
    private let pace: WatchPace

    /// Creates a watch.
    init(_ references: [String], goal: SettlementGoal, pace: WatchPace, nowMilliseconds: Int64) {
        var seen: Set<String> = []
        entries = references.filter { seen.insert($0).inserted }
            .map { Entry(reference: $0, dueMilliseconds: nowMilliseconds) }
        self.goal = goal
        self.pace = pace
    }

    /// The transaction to look at next; nil when all are done.
    var next: Int? {
        let open = entries.indices.filter { !entries[$0].isDone }
        return open.min { entries[$0].dueMilliseconds < entries[$1].dueMilliseconds }
    }

    /// Takes what came of a look.
    ///
    /// - Parameters:
    ///   - observation: What came of it.
    ///   - index: Which transaction.
    ///   - nowMilliseconds: When, on the caller's clock.
    ///   - random: Any number.
    /// - Returns: The change; nil where there is none.
    mutating func take(
        _ observation: Observation,
        at index: Int,
        nowMilliseconds: Int64,
        random: UInt64
    ) -> WatchChange? {
        var asked: Int64?
        var change: WatchChange?
        switch observation {
        case .seen(let standing):
            let previous = entries[index].standing
            entries[index].failure = nil
            entries[index].standing = standing
            entries[index].settlement = goal.settlement(of: standing.status)
            if previous != standing {
                entries[index].idleLooks = 0
                change = WatchChange(
                    reference: entries[index].reference,
                    previous: previous,
                    standing: standing,
                    settlement: entries[index].settlement
                )
            }
        case .missed(let failure, let seconds):
            entries[index].failure = failure
            asked = seconds
        case .failed(let failure):
            entries[index].failure = failure
            entries[index].isLost = true
        }
        let wait = pace.wait(
            afterIdle: entries[index].idleLooks,
            asked: asked,
            random: random
        )
        entries[index].idleLooks += 1
        let (due, isFar) = nowMilliseconds.addingReportingOverflow(wait)
        entries[index].dueMilliseconds = isFar ? .max : due
        return change
    }

    /// How the run ends with what is known now: open outweighs badly, which outweighs lost.
    var exitCode: ExitCode {
        let open = entries.filter { !$0.isDone }
        if !open.isEmpty {
            // Whoever never got an answer learns that, not that nothing is settled.
            let isUnseen = entries.allSatisfy { $0.standing == nil }
            return isUnseen ? open.compactMap(\.failure).first?.exit ?? .unsettled : .unsettled
        }
        if entries.contains(where: { $0.settlement == .badly }) { return .declined }
        return entries.first { $0.isLost }?.failure?.exit ?? .done
    }
}
