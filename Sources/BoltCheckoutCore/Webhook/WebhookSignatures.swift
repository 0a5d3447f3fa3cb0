/// What a hook's headers claim about it.
package struct WebhookSignatures: Equatable, Sendable {
    /// The header of the secret in use.
    package static let header = "X-Bolt-Hmac-Sha256"
    /// The header of the next secret, during a rotation.
    package static let pendingHeader = "X-Bolt-Hmac-Sha256-Pending"

    /// Which header.
    package enum Role: Sendable {
        case main
        case pending
    }

    /// The text of the main header; nil where it is missing.
    package let main: String?
    /// The text of the pending header; nil where it is missing.
    package let pending: String?

    /// Creates signatures from the text of the headers.
    package init(main: String?, pending: String?) {
        self.main = main
        self.pending = pending
    }

    /// Whether there is none.
    package var isEmpty: Bool { main == nil && pending == nil }

    /// The signatures that are there.
    var all: [(role: Role, text: [UInt8])] {
        var all: [(role: Role, text: [UInt8])] = []
        if let main { all.append((.main, Self.trimmed(main))) }
        if let pending { all.append((.pending, Self.trimmed(pending))) }
        return all
    }

    private static func trimmed(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return Array(bytes)
    }
}
