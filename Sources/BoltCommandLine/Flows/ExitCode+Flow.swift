import BoltCheckoutFlows

extension ExitCode {
    /// The exit code of a flow's ending: the one place where they meet.
    init(_ ending: FlowEnding) {
        switch ending {
        case .success: self = .done
        case .refused: self = .negative
        case .declined: self = .declined
        case .cancelled: self = .cancelled
        case .wrongUsage: self = .usage
        case .invalidInput: self = .badInput
        case .inputUnavailable: self = .noInput
        case .unreachable: self = .unreachable
        case .fault: self = .fault
        case .unsettled: self = .unsettled
        case .foreignReply: self = .foreignReply
        case .keysRefused: self = .keysRefused
        case .interrupted: self = .interrupted
        }
    }
}
