/// How far a call has come.
package enum HTTPPhase: String, Equatable, Sendable {
    /// Asking for the host's address.
    case resolving = "while looking up the host"
    /// Connecting to the host or the proxy.
    case connecting = "while connecting"
    /// Agreeing on encryption.
    case securing = "while setting up encryption"
    /// The request is on its way, no byte of an answer is here.
    case waiting = "while waiting for the reply"
    /// The answer is arriving.
    case receiving = "while receiving the reply"
}
