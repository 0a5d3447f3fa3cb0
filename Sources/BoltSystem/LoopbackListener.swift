import CSystem

/// Listens on 127.0.0.1, and nowhere else.
package final class LoopbackListener: Sendable {
    private let file: FileDescriptor

    /// The port, also where the system chose it.
    package let port: UInt16

    /// Starts to listen.
    ///
    /// - Parameter port: The port; 0 takes a free one.
    /// - Throws: An error that is an address in use, or denied for reserved ports.
    package init(port: UInt16 = 0) throws(SystemError) {
        var bound: UInt16 = 0
        let descriptor = try SystemCall.check(csystem_listen(port, &bound), "listen")
        file = FileDescriptor(descriptor)
        self.port = bound
    }

    /// The system's number, for waits.
    package var descriptor: Int32 { file.number }

    /// Waits for a connection.
    ///
    /// - Throws: An error that is a timeout, or cancelled where a signal arrived first.
    package func accept(
        until deadline: Deadline = .never,
        signals: SignalPipe? = nil
    ) throws(SystemError) -> Connection {
        while true {
            try Poll.wait(for: .read, on: file.number, until: deadline, signals: signals)
            if let connection = try acceptWaiting() { return connection }
        }
    }

    /// The connection that is waiting, nil where there is none.
    package func acceptWaiting() throws(SystemError) -> Connection? {
        let result = csystem_accept(file.number)
        if result == -csystem_code_busy() { return nil }
        return Connection(owning: try SystemCall.check(result, "accept"))
    }

    /// Stops listening.
    package func close() {
        try? file.close()
    }
}
