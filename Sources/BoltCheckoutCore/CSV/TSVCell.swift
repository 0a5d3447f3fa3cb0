/// Writes cells of a tab-separated file: a line a record, whatever a value holds.
package enum TSVCell {
    /// Appends one cell, without a separator around it.
    ///
    /// Tab, LF, CR and backslash become `\t`, `\n`, `\r` and `\\`; other controls and direction
    /// marks become `\u001b`.
    package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        HostileText.append(bytes, quotes: true, to: &output) { kind, output in
            appendEscape(kind, to: &output)
        }
    }

    /// Appends one cell, without a separator around it.
    package static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &output) }
    }

    private static func appendEscape(_ kind: HostileText.Kind, to output: inout [UInt8]) {
        switch kind {
        case .codePoint(0x22):
            output.append(UInt8(ascii: "\""))
        case .codePoint(0x5C):
            append(UInt8(ascii: "\\"), to: &output)
        case .codePoint(0x09):
            append(UInt8(ascii: "t"), to: &output)
        case .codePoint(0x0A):
            append(UInt8(ascii: "n"), to: &output)
        case .codePoint(0x0D):
            append(UInt8(ascii: "r"), to: &output)
        default:
            HarmlessText.appendEscape(kind, to: &output)
        }
    }

    private static func append(_ letter: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        output.append(letter)
    }
}
