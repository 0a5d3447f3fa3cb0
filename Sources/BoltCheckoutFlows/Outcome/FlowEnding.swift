/// How a flow ended, one case an exit code.
public enum FlowEnding: Equatable, Sendable, CaseIterable {
    /// Done.
    case success
    /// Bolt's answer is no.
    case refused
    /// Declined by the processor or by fraud review.
    case declined
    /// Cancelled by the shopper.
    case cancelled
    /// Something the caller must give is missing.
    case wrongUsage
    /// The input is not what it should be.
    case invalidInput
    /// The input cannot be opened.
    case inputUnavailable
    /// Bolt cannot be reached, and nothing can have been charged.
    case unreachable
    /// A fault of the system or of this code.
    case fault
    /// The outcome is unknown, not settled, or it is worth trying later.
    case unsettled
    /// The reply is not Bolt's, and nothing can have been charged.
    case foreignReply
    /// Keys are missing or refused.
    case keysRefused
    /// Interrupted before anything was sent.
    case interrupted
}
