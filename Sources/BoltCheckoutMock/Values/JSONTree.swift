package import BoltCheckoutCore

/// A JSON value that can be put together and changed; members keep their order.
package indirect enum JSONTree: Equatable, Sendable {
    /// One member of an object.
    package struct Member: Equatable, Sendable {
        /// The key.
        package var key: String
        /// The value.
        package var value: JSONTree

        /// Creates a member.
        package init(_ key: String, _ value: JSONTree) {
            self.key = key
            self.value = value
        }
    }

    case null
    case bool(Bool)
    /// The digits as written.
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([Member])

    /// Copies a value out of its document.
    package init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .false: self = .bool(false)
        case .true: self = .bool(true)
        case .number: self = .number(value.rawText)
        case .string: self = .string(Self.text(value))
        case .array: self = .array(value.elements.map(JSONTree.init))
        case .object:
            self = .object(value.members.map { Member(Self.text($0.key), JSONTree($0.value)) })
        }
    }

    /// Reads one document; nil where it is none.
    package init?(parsing bytes: [UInt8]) {
        guard let document = try? JSONDocument(bytes) else { return nil }
        self = document.withRoot { JSONTree($0) }
    }

    private static func text(_ value: JSONValue) -> String {
        String(decoding: value.decodedBytes, as: UTF8.self)
    }

    /// A whole number.
    package static func int(_ number: Int64) -> JSONTree { .number(String(number)) }

    /// The text as JSON without white space.
    package var bytes: [UInt8] {
        var output: [UInt8] = []
        append(to: &output)
        return output
    }

    private func append(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .number(let digits): output += digits.utf8
        case .string(let text): JSONWriter.append(string: text.utf8, to: &output)
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                element.append(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                JSONWriter.append(string: member.key.utf8, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.append(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }
}
