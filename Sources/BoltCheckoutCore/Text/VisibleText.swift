/// Text whose lone halves of surrogate pairs, which no Unicode text can hold, are their escapes.
enum VisibleText {
    /// The text of bytes as ``JSONValue/decodedBytes`` gives them.
    static func string(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let all = Array(bytes)
        var output: [UInt8] = []
        all.withUnsafeBufferPointer { text in
            var index = 0
            while index < text.count {
                let sequence = HostileSequence(text, at: index)
                if let sequence, (0xD800...0xDFFF).contains(sequence.codePoint) {
                    let half = UInt16(truncatingIfNeeded: sequence.codePoint)
                    HarmlessText.appendEscape(.codePoint(half), to: &output)
                } else {
                    output.append(contentsOf: text[index..<index + (sequence?.length ?? 1)])
                }
                index += sequence?.length ?? 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}

extension JSONValue {
    /// The text of a string to be shown: where half of a surrogate pair stands alone, its escape.
    /// nil for other kinds.
    package var visibleText: String? {
        guard kind == .string else { return nil }
        return string ?? VisibleText.string(decodedBytes)
    }
}
