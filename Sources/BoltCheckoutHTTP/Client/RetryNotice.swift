/// What somebody who waits may want to know between two tries.
package struct RetryNotice: Equatable, Sendable {
    /// What came of the last try.
    package let attempt: RetryPolicy.Attempt

    /// What happens now.
    package let decision: RetryPolicy.Decision
}

extension RetryNotice: CustomStringConvertible {
    /// One line without a trailing period.
    package var description: String {
        let reason =
            switch attempt {
            case .answered(let response): "Bolt answered HTTP \(response.status)"
            case .failed(let error): error.description
            }
        switch decision {
        case .wait(let milliseconds):
            return "\(reason); trying again in \((milliseconds + 999) / 1_000) s"
        case .stop: return reason
        case .stopAsked(let seconds): return "\(reason); Bolt asks to wait \(seconds) s"
        }
    }
}
