/// JSON text made fit for a terminal: what could act there is a `\u` escape, the value unchanged.
package enum HarmlessJSON {
    /// Appends the inside of a JSON string, without its quotes, for unescaped `bytes`.
    ///
    /// Surrogates encoded as three bytes become their escape; a byte that is no UTF-8 becomes
    /// U+FFFD, as JSON cannot hold it.
    package static func appendString(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8])
    {
        var index = 0
        while let hostile = HostileText.first(in: bytes, from: index, quotes: true) {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<hostile.index]))
            switch hostile.kind {
            case .codePoint(let code): appendEscape(code, to: &output)
            case .invalidByte: HarmlessText.appendEscape(.codePoint(0xFFFD), to: &output)
            }
            index = hostile.index + hostile.length
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index...]))
    }

    /// Appends valid JSON source with the hostile code points in its strings escaped.
    ///
    /// Spaces, line feeds and tabs between values stay.
    package static func appendSource(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8])
    {
        var index = 0
        while let hostile = HostileText.first(in: bytes, from: index, quotes: false) {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<hostile.index]))
            switch hostile.kind {
            case .codePoint(let code) where code < 0x20:
                output.append(UInt8(truncatingIfNeeded: code))
            case .codePoint(let code):
                HarmlessText.appendEscape(.codePoint(code), to: &output)
            case .invalidByte:
                HarmlessText.appendEscape(.codePoint(0xFFFD), to: &output)
            }
            index = hostile.index + hostile.length
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index...]))
    }

    /// Appends the short escape where JSON has one, else the `\u` escape.
    private static func appendEscape(_ code: UInt16, to output: inout [UInt8]) {
        let short: UInt8
        switch code {
        case 0x22: short = UInt8(ascii: "\"")
        case 0x5C: short = UInt8(ascii: "\\")
        case 0x08: short = UInt8(ascii: "b")
        case 0x0C: short = UInt8(ascii: "f")
        case 0x0A: short = UInt8(ascii: "n")
        case 0x0D: short = UInt8(ascii: "r")
        case 0x09: short = UInt8(ascii: "t")
        default:
            HarmlessText.appendEscape(.codePoint(code), to: &output)
            return
        }
        output.append(UInt8(ascii: "\\"))
        output.append(short)
    }
}
