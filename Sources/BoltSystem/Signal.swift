import CSystem

/// The signals that this program sends or listens to.
package enum Signal: Equatable, Sendable, CaseIterable {
    /// Ctrl-C.
    case interrupt
    /// A request to end.
    case terminate
    /// Ends a process at once.
    case kill
    /// Ctrl-Z.
    case stop
    /// Continues a stopped process.
    case resume

    /// The system's number.
    package var number: Int32 {
        switch self {
        case .interrupt: csystem_signal_interrupt()
        case .terminate: csystem_signal_terminate()
        case .kill: csystem_signal_kill()
        case .stop: csystem_signal_stop()
        case .resume: csystem_signal_continue()
        }
    }

    /// The signal of a number, if it is one of these.
    package init?(number: Int32) {
        guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = signal
    }
}
