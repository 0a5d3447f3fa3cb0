/// The secrets that hooks may be signed with: the one in use, and during a rotation the next one.
package struct WebhookSecrets: Sendable {
    /// Which of the two.
    package enum Role: Sendable {
        case current
        case pending
    }

    private let secrets: [(role: Role, bytes: [UInt8])]

    /// Creates secrets from the text of variables or files; an end of line behind one is not part
    /// of it.
    package init(current: [UInt8]?, pending: [UInt8]?) {
        var secrets: [(role: Role, bytes: [UInt8])] = []
        if let current { secrets.append((.current, Self.trimmed(current))) }
        if let pending { secrets.append((.pending, Self.trimmed(pending))) }
        self.secrets = secrets.filter { !$0.bytes.isEmpty }
    }

    /// Whether there is none.
    package var isEmpty: Bool { secrets.isEmpty }

    /// Whether there are two.
    package var isRotating: Bool { secrets.count > 1 }

    /// The secrets, the one in use first.
    var all: [(role: Role, bytes: [UInt8])] { secrets }

    private static func trimmed(_ secret: [UInt8]) -> [UInt8] {
        var bytes = secret[...]
        while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
        return Array(bytes)
    }
}

extension WebhookSecrets: CustomStringConvertible {
    /// Never the secrets.
    package var description: String { "(secrets)" }
}
