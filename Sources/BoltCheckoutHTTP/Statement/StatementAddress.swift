import BoltCheckoutCore

/// Where a statement lies for a few minutes: an address that is a secret in itself.
///
/// Whoever has it can read the statement, so it is neither shown nor sent anywhere else, and no key
/// goes with it.
package struct StatementAddress: Equatable, Sendable {
    /// The address.
    package let url: URLParts

    /// Reads the address out of Bolt's reply.
    ///
    /// - Throws: ``StatementAddressError`` where there is none that can be used.
    package init(reading body: [UInt8]) throws(StatementAddressError) {
        guard let document = try? JSONDocument(body) else { throw .missing }
        let text = document.withRoot { root in root.isObject ? root.member("url")?.string : nil }
        guard let text, !text.isEmpty else { throw .missing }
        guard let parts = try? URLParts(text), parts.userInfo == nil else { throw .notURL }
        guard parts.scheme == "https" || (parts.scheme == "http" && parts.isLoopback) else {
            throw .notSecure(host: parts.host)
        }
        url = parts
    }
}

extension StatementAddress: CustomStringConvertible {
    /// The host alone.
    package var description: String { url.host }
}

/// Why the place of a statement cannot be used. The address itself is never in it.
package enum StatementAddressError: Error, Equatable, Sendable {
    /// The reply names none.
    case missing
    /// What it names is no URL.
    case notURL
    /// It is neither https nor on this computer.
    case notSecure(host: String)
}

extension StatementAddressError: CustomStringConvertible {
    /// One line without a trailing period.
    package var description: String {
        switch self {
        case .missing: "the reply names no address of a statement"
        case .notURL: "the reply's address of the statement is no URL"
        case .notSecure(let host): "the statement is offered without encryption by \(host)"
        }
    }
}
