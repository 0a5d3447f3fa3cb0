/// A place in a document, written as `from_consumer.emails.0.address`.
package struct DocumentPath: Equatable, Sendable {
    /// One step: a key, in both spellings, or a position in an array.
    private struct Step: Equatable, Sendable {
        var key: [UInt8]
        var otherSpelling: [UInt8]?
        var position: Int?
    }

    /// The path as it was written.
    package let text: String
    private let steps: [Step]

    /// Reads a path; nil where a step is empty.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.text = text
        steps = parts.map { part in
            Step(
                key: Array(part.utf8),
                otherSpelling: KeySpelling.other(Array(part.utf8)),
                position: part.utf8.count < 9 ? Int(part) : nil
            )
        }
    }

    /// The keys and positions of the path.
    package var parts: [String] { steps.map { String(decoding: $0.key, as: UTF8.self) } }

    /// The value at the path; nil where there is none.
    package func value(in root: JSONValue) -> JSONValue? {
        var value = root
        for step in steps {
            let next: JSONValue?
            switch value.kind {
            case .object:
                next =
                    member(step.key, of: value)
                    ?? step.otherSpelling.flatMap { member($0, of: value) }
            case .array:
                guard let position = step.position, position >= 0 else { return nil }
                next = value.elements.dropFirst(position).first { _ in true }
            default:
                return nil
            }
            guard let next else { return nil }
            value = next
        }
        return value
    }

    private func member(_ key: [UInt8], of object: JSONValue) -> JSONValue? {
        for (name, value) in object.members {
            if name.hasEscapes {
                if name.decodedBytes == key { return value }
            } else if name.bytes.count == key.count, name.bytes.elementsEqual(key) {
                return value
            }
        }
        return nil
    }
}

/// The two spellings of a key: `order_reference` on the wire, `orderReference` in the SDK.
package enum KeySpelling {
    /// The other spelling of a key; nil where both are the same.
    package static func other(_ key: [UInt8]) -> [UInt8]? {
        let converted =
            key.contains(UInt8(ascii: "_")) ? camelCase(key) : snakeCase(key)
        return converted == key ? nil : converted
    }

    private static func camelCase(_ key: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        var startsWord = false
        for byte in key {
            if byte == UInt8(ascii: "_"), !output.isEmpty {
                startsWord = true
            } else {
                let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
                output.append(startsWord && isLower ? byte - 0x20 : byte)
                startsWord = false
            }
        }
        return output
    }

    private static func snakeCase(_ key: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        for byte in key {
            if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
                output.append(UInt8(ascii: "_"))
                output.append(byte + 0x20)
            } else {
                output.append(byte)
            }
        }
        return output
    }
}
