package import BoltSystem

/// Makes a call again where that is safe and has a chance: same bytes, same key.
package struct RetryingClient: HTTPSending {
    /// The parts of the world that the waits depend on.
    package struct World {
        /// The time of day in milliseconds since 1970.
        package var nowMilliseconds: () -> Int64

        /// Any number.
        package var random: () -> UInt64

        /// Waits; returns false when a signal ended the wait.
        package var wait: (_ milliseconds: Int64) -> Bool

        /// Creates a world.
        package init(
            nowMilliseconds: @escaping () -> Int64,
            random: @escaping () -> UInt64,
            wait: @escaping (_ milliseconds: Int64) -> Bool
        ) {
            self.nowMilliseconds = nowMilliseconds
            self.random = random
            self.wait = wait
        }

        /// The real one; its waits end with a signal.
        package static func system(signals: SignalPipe?) -> World {
            World(
                nowMilliseconds: { Clock.nowMilliseconds() },
                random: { UInt64.random(in: .min ... .max) },
                wait: { milliseconds in
                    let end = Deadline.after(milliseconds: milliseconds)
                    return (try? Poll.sleep(until: end, signals: signals)) != nil
                }
            )
        }
    }

    private let sender: any HTTPSending
    private let policy: RetryPolicy
    private let world: World
    private let notify: (RetryNotice) -> Void

    /// Creates a client over another one.
    ///
    /// - Parameters:
    ///   - sender: Makes one call.
    ///   - policy: Decides.
    ///   - world: Time, chance and waiting.
    ///   - notify: Hears of every wait, and of one that was asked for and is too long.
    package init(
        _ sender: any HTTPSending,
        policy: RetryPolicy = RetryPolicy(),
        world: World,
        notify: @escaping (RetryNotice) -> Void = { _ in }
    ) {
        self.sender = sender
        self.policy = policy
        self.world = world
        self.notify = notify
    }

    package func send(
        _ request: HTTPRequest,
        until deadline: Deadline
    ) throws(HTTPError) -> HTTPResponse {
        var tries = 0
        var mayHaveBeenSent = false
        while true {
            tries += 1
            let attempt = attempt(request, until: deadline)
            if case .failed(let error) = attempt, error.mayHaveBeenSent { mayHaveBeenSent = true }
            let decision = policy.decision(
                after: attempt,
                to: request,
                tries: tries,
                remainingMilliseconds: deadline.remainingMilliseconds,
                nowMilliseconds: world.nowMilliseconds(),
                random: world.random()
            )
            if decision != .stop { notify(RetryNotice(attempt: attempt, decision: decision)) }
            guard case .wait(let milliseconds) = decision else {
                return try result(of: attempt, mayHaveBeenSent)
            }
            // An answer means that the server has got the request.
            if case .answered = attempt { mayHaveBeenSent = true }
            guard world.wait(milliseconds) else {
                throw HTTPError(
                    .cancelled,
                    host: request.url.host,
                    mayHaveBeenSent: mayHaveBeenSent
                )
            }
        }
    }

    private func attempt(_ request: HTTPRequest, until deadline: Deadline) -> RetryPolicy.Attempt {
        do throws(HTTPError) {
            return .answered(try sender.send(request, until: deadline))
        } catch {
            return .failed(error)
        }
    }

    /// The last try decides, but what an earlier one may have done stays true.
    private func result(
        of attempt: RetryPolicy.Attempt,
        _ mayHaveBeenSent: Bool
    ) throws(HTTPError) -> HTTPResponse {
        switch attempt {
        case .answered(let response): return response
        case .failed(let error):
            throw HTTPError(
                error.kind,
                host: error.host,
                mayHaveBeenSent: error.mayHaveBeenSent || mayHaveBeenSent,
                detail: error.detail
            )
        }
    }
}
