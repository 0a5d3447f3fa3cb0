import BoltCheckoutCore

/// Looks at transactions again and again until each is settled, the time is over, or a signal
/// arrives.
struct WatchRun {
    /// The parts of the world that a watch depends on.
    struct World {
        /// Looks at one transaction.
        var look: (_ reference: String) -> WatchState.Observation
        /// Waits; returns false when a signal ended the wait.
        var wait: (_ milliseconds: Int64) -> Bool
        /// Whether a signal has arrived.
        var isInterrupted: () -> Bool
        /// Milliseconds on a clock that never goes back.
        var steadyMilliseconds: () -> Int64
        /// The time of day in milliseconds since 1970.
        var nowMilliseconds: () -> Int64
        /// Any number.
        var random: () -> UInt64
    }

    private let world: World
    private let console: Console
    private let output: WatchOutput
    private let endMilliseconds: Int64
    private var state: WatchState

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - references: What to watch.
    ///   - goal: What to wait for.
    ///   - pace: How long to wait between looks.
    ///   - timeoutMilliseconds: The whole wait.
    ///   - world: Time, network, chance.
    ///   - console: Where sentences go.
    ///   - output: Where changes go.
    init(
        _ references: [String],
        goal: SettlementGoal,
        pace: WatchPace,
        timeoutMilliseconds: Int64,
        world: World,
        console: Console,
        output: WatchOutput
    ) {
        let now = world.steadyMilliseconds()
        let (end, isFar) = now.addingReportingOverflow(timeoutMilliseconds)
        endMilliseconds = isFar ? .max : end
        state = WatchState(references, goal: goal, pace: pace, nowMilliseconds: now)
        self.world = world
        self.console = console
        self.output = output
    }

    /// Watches to the end.
    ///
    /// - Returns: How the run ended; what has to be said is said.
    mutating func run() -> ExitCode {
        while let index = state.next {
            guard console.isOutputOpen else { return .done }
            guard isWaited(until: state.entries[index].dueMilliseconds) else {
                return world.isInterrupted() ? interrupted() : timedOut()
            }
            look(at: index)
            if world.isInterrupted() { return interrupted() }
        }
        return state.exitCode
    }

    /// Waits until a moment; false when the time is over before, or a signal arrives.
    private func isWaited(until due: Int64) -> Bool {
        let now = world.steadyMilliseconds()
        guard now < endMilliseconds else { return false }
        guard due > now else { return true }
        let end = min(due, endMilliseconds)
        return world.wait(end - now) && due < endMilliseconds
    }

    private mutating func look(at index: Int) {
        let observation = world.look(state.entries[index].reference)
        if world.isInterrupted() { return }
        let now = world.steadyMilliseconds()
        let isFirstMiss = state.entries[index].failure == nil
        let change = state.take(
            observation,
            at: index,
            nowMilliseconds: now,
            random: world.random()
        )
        if let change { output.write(change, atMilliseconds: world.nowMilliseconds()) }
        let entry = state.entries[index]
        switch observation {
        case .seen(let standing):
            if change != nil, entry.isDone { tellEnding(of: entry, standing) }
        case .missed(var failure, _):
            let seconds = max(0, entry.dueMilliseconds - now) / 1_000
            failure.message += "; looking again in \(max(1, seconds)) s"
            // A row of misses is told once, and again when it changes its kind.
            console.warning(failure, kind: isFirstMiss ? nil : "missed looks")
        case .failed(let failure):
            console.failure(failure)
        }
    }

    /// Says what a bad ending still leaves to do.
    private func tellEnding(of entry: WatchState.Entry, _ standing: WatchedStanding) {
        guard standing.status == "rejected_reversible", entry.settlement == .badly else { return }
        console.note(
            "\(entry.reference) was rejected and can still be approved; "
                + "--until authorized waits for that"
        )
    }

    private func timedOut() -> ExitCode {
        let code = state.exitCode
        for entry in state.entries where !entry.isDone {
            console.failure(Failure("not_settled", code, "the time is over: \(Self.words(entry))"))
        }
        return code
    }

    private func interrupted() -> ExitCode {
        for entry in state.entries {
            console.message("interrupted: \(Self.words(entry))")
        }
        return .interrupted
    }

    private static func words(_ entry: WatchState.Entry) -> String {
        guard let standing = entry.standing else { return "\(entry.reference) was never seen" }
        let status = standing.status.isEmpty ? "(no status)" : standing.status
        let verb = entry.isDone ? "is" : "is still"
        return "\(entry.reference) \(verb) \(status)"
    }
}
