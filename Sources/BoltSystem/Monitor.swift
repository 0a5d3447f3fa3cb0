import CSystem

/// A state that threads share: one at a time uses it, and can wait until it looks as it should.
package final class Monitor<State>: Sendable {
    nonisolated(unsafe) private let handle: UnsafeMutableRawPointer
    // The compiler can't see that the mutex behind `handle` guards it.
    nonisolated(unsafe) private var state: State

    /// Creates a monitor over a state that nobody else holds.
    package init(_ state: sending State) {
        self.state = state
        handle = csystem_monitor_create()
    }

    deinit { csystem_monitor_destroy(handle) }

    /// Uses the state, then lets the waiting threads look at it again.
    package func withState<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        csystem_monitor_lock(handle)
        defer {
            csystem_monitor_broadcast(handle)
            csystem_monitor_unlock(handle)
        }
        return try body(&state)
    }

    /// Waits until the state meets a condition, then uses it.
    ///
    /// - Returns: What `body` returns, nil when the time was over first.
    package func withState<Result, Failure: Error>(
        when condition: (State) -> Bool,
        until deadline: Deadline = .never,
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        csystem_monitor_lock(handle)
        defer {
            csystem_monitor_broadcast(handle)
            csystem_monitor_unlock(handle)
        }
        while !condition(state) {
            let left = deadline.remainingNanoseconds
            if left == 0 { return nil }
            _ = csystem_monitor_wait(handle, left)
        }
        return try body(&state)
    }
}
