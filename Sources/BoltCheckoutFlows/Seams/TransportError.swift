/// Why there is no reply, and whether the request may have arrived nevertheless.
package enum TransportError: Error, Equatable, Sendable {
    /// A fixture cannot be read.
    case fixture(FixtureError)
    /// Nothing was sent: no such host, refused, not trusted. The words say what and what to do.
    case unreachable(String)
    /// Something else than Bolt answered before the request was sent, a proxy for example.
    case foreignReply(String)
    /// The request may have arrived, its reply did not: a time-out, a cut connection.
    case lost(String)
    /// A signal ended the exchange; whether the request may have arrived by then.
    case interrupted(mayHaveArrived: Bool)

    /// Whether the request may have arrived.
    package var mayHaveArrived: Bool {
        switch self {
        case .fixture, .unreachable, .foreignReply: false
        case .lost: true
        case .interrupted(let mayHaveArrived): mayHaveArrived
        }
    }
}

extension TransportError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .fixture(let error): error.description
        case .unreachable(let words), .foreignReply(let words), .lost(let words): words
        case .interrupted: "interrupted"
        }
    }
}
