import CSystem

/// Makes SIGINT and SIGTERM readable: the first one stays in a pipe that every wait can look at.
///
/// A second signal has its default action, so that a program that does not look ends all the same.
/// Signals that were ignored when the program was started stay ignored.
package struct SignalPipe: Equatable, Sendable {
    /// Becomes readable with the first signal and stays so. Never read from it.
    package let readDescriptor: Int32

    /// Starts to listen, once for the program; SIGPIPE is ignored from then on.
    package static func install() throws(SystemError) -> SignalPipe {
        var descriptor: Int32 = -1
        try SystemCall.check(csystem_signals_install(&descriptor), "listen to signals")
        return SignalPipe(readDescriptor: descriptor)
    }

    /// The pipe where the program listens already, for a wait that nobody hands one.
    package static var installed: SignalPipe? {
        let descriptor = csystem_signals_read_end()
        return descriptor < 0 ? nil : SignalPipe(readDescriptor: descriptor)
    }

    /// Gives the signals back to what they did before.
    package func remove() {
        csystem_signals_remove()
    }

    /// The signal that has arrived, if one has.
    package var pending: Signal? {
        Signal(number: csystem_signals_received())
    }
}
