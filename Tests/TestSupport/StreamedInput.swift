import BoltCheckoutCore

/// What a reader of documents has found in an input, as values that can be compared.
package enum StreamedEvent: Equatable, Sendable, CustomStringConvertible {
    /// A document or element: its compact text and its line and column.
    case document(String, at: String)
    /// A broken record: line, column, path, words, and whether reading ends.
    case broken(String, endsInput: Bool)

    package var description: String {
        switch self {
        case .document(let text, let place): "\(place) \(text)"
        case .broken(let words, let endsInput): "\(words)\(endsInput ? " (ends)" : "")"
        }
    }
}

/// An input that is read as a stream of documents.
package enum StreamedInput {
    /// The events of reading an input.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - piece: The most bytes that one read gives.
    /// - Returns: The events up to the end.
    /// - Returns: What the reader delivered, in order.
    package static func events(_ bytes: [UInt8], piece: Int = .max) -> [StreamedEvent] {
        var rest = bytes[...]
        let reader = DocumentReader { buffer in
            let part = rest.prefix(min(buffer.count, piece))
            buffer.copyBytes(from: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
        var events: [StreamedEvent] = []
        while true {
            switch reader.next() {
            case .document(let value):
                var text: [UInt8] = []
                JSONWriter.append(value, to: &text)
                let place = reader.position(of: value.offset)
                events.append(
                    .document(
                        String(decoding: text, as: UTF8.self),
                        at: "\(place.line):\(place.column)"
                    )
                )
            case .broken(let error, let endsInput):
                let path = error.path.isEmpty ? "" : " \(error.path)"
                events.append(
                    .broken(
                        "\(error.line):\(error.column)\(path): \(error)",
                        endsInput: endsInput
                    )
                )
            case .end:
                return events
            }
        }
    }

    /// The events of reading text.
    package static func events(_ text: String, piece: Int = .max) -> [String] {
        events(Array(text.utf8), piece: piece).map(\.description)
    }
}
