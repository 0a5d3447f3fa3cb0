/// Names that stand for values: the same for the same value within one run, and nothing that could
/// be computed without the run's key.
///
/// They are made and not remembered, so that their number costs no memory.
package struct Pseudonyms: Sendable {
    private static let alphabet: StaticString = "abcdefghijkmnpqrstuvwxyz23456789"
    private static let length = 10
    private let key: [UInt8]

    /// Creates pseudonyms for one run.
    ///
    /// - Parameter key: Random bytes that are forgotten with the run; 32 are enough.
    package init(key: [UInt8]) {
        self.key = key
    }

    /// What stands for a value in text: `name-x4k9m2p7qa`; for e-mail with a host behind it.
    func text(for value: some Collection<UInt8>, _ kind: RedactionKind) -> [UInt8] {
        var output = Array(kind.label.utf8)
        output.append(UInt8(ascii: "-"))
        for byte in code(for: value, kind).prefix(Self.length) {
            output.append(Self.alphabet.utf8Start[Int(byte & 31)])
        }
        if kind == .email { output.append(contentsOf: "@redacted.example".utf8) }
        return output
    }

    /// What stands for a value that is a number in JSON: eleven digits, the first a 9, which no card
    /// and no phone number begins with.
    func number(for value: some Collection<UInt8>, _ kind: RedactionKind) -> [UInt8] {
        var output: [UInt8] = [UInt8(ascii: "9")]
        for byte in code(for: value, kind).prefix(Self.length) {
            output.append(UInt8(ascii: "0") + byte % 10)
        }
        return output
    }

    private func code(for value: some Collection<UInt8>, _ kind: RedactionKind) -> [UInt8] {
        var message: [UInt8] = [UInt8(kind.rawValue)]
        message.append(contentsOf: Self.normalized(value, kind))
        return HMACSHA256.code(for: message, key: key)
    }

    /// The value without what differs between two spellings of the same: case, spaces around it,
    /// and all but the digits of a phone number.
    private static func normalized(
        _ value: some Collection<UInt8>,
        _ kind: RedactionKind
    ) -> [UInt8] {
        switch kind {
        case .phone:
            return value.filter { CardNumberByte.isDigit($0) }
        case .secret, .unreadable:
            return Array(value)
        default:
            let text = String(decoding: value, as: UTF8.self).lowercased()
            var bytes = Array(text.utf8)[...]
            while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
            while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
            return Array(bytes)
        }
    }
}
