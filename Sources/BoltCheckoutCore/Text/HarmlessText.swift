/// Text from outside, made fit for a terminal: what could act there is shown as an escape.
///
/// Controls, direction marks and line separators become `\u001b`, bytes that are no UTF-8 `\xff`.
/// Line feeds and tabs count as controls; printable text is passed through as it is.
package enum HarmlessText {
    /// Appends `bytes` with everything hostile escaped.
    package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        HostileText.append(bytes, quotes: false, to: &output) { kind, output in
            appendEscape(kind, to: &output)
        }
    }

    /// Appends `text` with everything hostile escaped.
    package static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &output) }
    }

    /// The text with everything hostile escaped.
    package static func text(_ text: String) -> String {
        var copy = text
        return copy.withUTF8 { bytes in
            guard !isHarmless(bytes) else { return text }
            var output: [UInt8] = []
            append(bytes, to: &output)
            return String(decoding: output, as: UTF8.self)
        }
    }

    /// Whether nothing in `bytes` needs an escape.
    package static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        HostileText.first(in: bytes, from: 0, quotes: false) == nil
    }

    /// Appends the visible escape of what was found.
    static func appendEscape(_ kind: HostileText.Kind, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch kind {
        case .codePoint(let code):
            output.append(UInt8(ascii: "u"))
            Hexadecimal.append(UInt8(truncatingIfNeeded: code >> 8), to: &output)
            Hexadecimal.append(UInt8(truncatingIfNeeded: code), to: &output)
        case .invalidByte(let byte):
            output.append(UInt8(ascii: "x"))
            Hexadecimal.append(byte, to: &output)
        }
    }
}
