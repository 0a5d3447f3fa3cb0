/// How a run ended, as the shell sees it.
enum ExitCode: Int32, CaseIterable, Sendable {
    /// Done; so is a run whose reader went away.
    case done = 0
    /// Ran, and the answer is no.
    case negative = 1
    /// Declined by the processor or by fraud review.
    case declined = 2
    /// Cancelled by the user.
    case cancelled = 3
    /// Wrong usage.
    case usage = 64
    /// Input is not what it should be.
    case badInput = 65
    /// Input cannot be opened.
    case noInput = 66
    /// Bolt cannot be reached, or a port not be listened on; nothing can have been charged.
    case unreachable = 69
    /// A fault of the tool.
    case fault = 70
    /// Output cannot be written.
    case outputFailed = 74
    /// The outcome is unknown, the payment not settled, or it is worth trying later.
    case unsettled = 75
    /// The reply is not Bolt's, and nothing can have been charged.
    case foreignReply = 76
    /// Keys are missing or refused.
    case keysRefused = 77
    /// Interrupted before anything was sent; the process dies of the signal itself.
    case interrupted = 130

    /// What it means, for `bolt-cli help exit-codes`.
    var meaning: String {
        switch self {
        case .done: "done (a reader that went away, as in '| head -1', is done too)"
        case .negative:
            "ran, and the answer is no: an error from Bolt, a mismatch, some records failed"
        case .declined: "declined by the processor or by fraud review"
        case .cancelled: "cancelled by the user"
        case .usage: "wrong usage"
        case .badInput: "input is not what it should be"
        case .noInput: "input cannot be opened"
        case .unreachable:
            "Bolt cannot be reached, or a port is taken; nothing can have been charged"
        case .fault: "a fault of bolt-cli"
        case .outputFailed: "output cannot be written"
        case .unsettled: "outcome unknown, not settled, or try later"
        case .foreignReply: "the reply is not Bolt's, nothing can have been charged"
        case .keysRefused: "keys missing or refused"
        case .interrupted:
            "interrupted before anything was sent; by SIGTERM it is 143"
        }
    }
}
