/// Decides whether a call that did not work is made again, and after how long.
///
/// A pure value: time and chance come in as parameters.
package struct RetryPolicy: Equatable, Sendable {
    /// What came of a try.
    package enum Attempt: Equatable, Sendable {
        /// An answer, of whatever status.
        case answered(HTTPResponse)
        /// None.
        case failed(HTTPError)
    }

    /// What to do next.
    package enum Decision: Equatable, Sendable {
        /// Try again after this wait.
        case wait(milliseconds: Int64)
        /// Take what there is.
        case stop
        /// Take what there is: the server asks for a longer wait than anybody wants to make.
        case stopAsked(seconds: Int64)
    }

    /// The most tries after the first.
    package let retries: Int

    /// The first wait where the server names none; the next ones double.
    package let firstWaitMilliseconds: Int64

    /// The longest wait that is made for a server.
    package let longestWaitMilliseconds: Int64

    /// Creates a policy.
    package init(
        retries: Int = 2,
        firstWaitMilliseconds: Int64 = 1_000,
        longestWaitMilliseconds: Int64 = 60_000
    ) {
        self.retries = retries
        self.firstWaitMilliseconds = firstWaitMilliseconds
        self.longestWaitMilliseconds = longestWaitMilliseconds
    }

    /// Decides after a try.
    ///
    /// - Parameters:
    ///   - attempt: What came of it.
    ///   - request: What was sent; only what may be sent twice is.
    ///   - tries: How many tries there have been, this one included.
    ///   - remainingMilliseconds: What is left of the whole time, nil for no limit.
    ///   - nowMilliseconds: The time of day.
    ///   - random: Any number; its low bits spread the waits.
    /// - Returns: What to do.
    package func decision(
        after attempt: Attempt,
        to request: HTTPRequest,
        tries: Int,
        remainingMilliseconds: Int64?,
        nowMilliseconds: Int64,
        random: UInt64
    ) -> Decision {
        guard tries <= retries, request.isRepeatable, isWorthwhile(attempt, request) else {
            return .stop
        }
        var wait = ownWait(tries: tries, random: random)
        if case .answered(let response) = attempt,
            let seconds = RetryAfter.seconds(of: response, nowMilliseconds: nowMilliseconds)
        {
            let (asked, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000)
            guard !isTooLong, asked <= longestWaitMilliseconds else {
                return .stopAsked(seconds: seconds)
            }
            wait = asked
        }
        // A wait that uses up the time leaves none for the try.
        if let remainingMilliseconds, wait >= remainingMilliseconds { return .stop }
        return .wait(milliseconds: wait)
    }

    private func isWorthwhile(_ attempt: Attempt, _ request: HTTPRequest) -> Bool {
        switch attempt {
        case .failed(let error): return error.isTemporary
        case .answered(let response):
            if response.isSuccess { return false }
            if response.header("Idempotent-Retriable")?.lowercased() == "true" { return true }
            switch response.status {
            case 429, 502, 503, 504: return true
            case 500: return request.method == .get
            // The first request with this key is still being worked on.
            case 409: return request.idempotencyKey != nil
            default: return false
            }
        }
    }

    /// 1, 2, 4 times the first wait, and up to a quarter more, so that clients do not march in step.
    private func ownWait(tries: Int, random: UInt64) -> Int64 {
        let doublings = min(max(tries - 1, 0), 16)
        let wait = min(firstWaitMilliseconds << Int64(doublings), longestWaitMilliseconds)
        let spread = UInt64(max(wait / 4, 0)) + 1
        return wait + Int64(random % spread)
    }
}
