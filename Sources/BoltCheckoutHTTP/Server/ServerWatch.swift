/// Something else that a server looks at while it waits, such as a terminal.
package struct ServerWatch {
    /// The descriptor that becomes readable.
    package let descriptor: Int32

    /// Reads from it; true ends the server.
    package let onReadable: () -> Bool

    /// Creates a watch.
    package init(descriptor: Int32, onReadable: @escaping () -> Bool) {
        self.descriptor = descriptor
        self.onReadable = onReadable
    }
}

/// Why a server stopped.
package enum ServerEnding: Equatable, Sendable {
    /// A reply that ends the server has left, or a watch asked for it.
    case finished
    /// The time was over.
    case timedOut
    /// A signal arrived.
    case interrupted
}
