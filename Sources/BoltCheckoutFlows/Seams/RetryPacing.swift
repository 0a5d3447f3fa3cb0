/// Decides whether a request may be sent again, and waits until it is time.
package protocol RetryPacing: AnyObject {
    /// Waits before another attempt.
    ///
    /// - Parameters:
    ///   - attempt: Which attempt is next: 2 or 3.
    ///   - retryAfter: The reply's `Retry-After` as received.
    /// - Returns: Whether to go on; false when the time is over, a signal came, or the wait asked for
    ///   is too long.
    func waits(beforeAttempt attempt: Int, retryAfter: String?) -> Bool
}

/// Never sends anything twice: for replies out of files.
package final class NoRetries: RetryPacing {
    /// Creates the pacing.
    package init() {}

    package func waits(beforeAttempt attempt: Int, retryAfter: String?) -> Bool { false }
}
