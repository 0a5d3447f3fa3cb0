extension JSONWriter {
    /// Appends a value of a document without its white space, numbers as written.
    ///
    /// Works through the table, not by recursion: depth costs no stack.
    package static func append(_ value: JSONValue, to output: inout [UInt8]) {
        var closers: [(end: Int, bracket: UInt8, isObject: Bool)] = []
        var position = Int(value.index)
        let end = value.endIndex
        var expectsValue = false
        var isFirst = true
        while position < end || !closers.isEmpty {
            if let last = closers.last, position >= last.end {
                output.append(last.bracket)
                closers.removeLast()
                isFirst = false
                expectsValue = false
                continue
            }
            if expectsValue {
                output.append(UInt8(ascii: ":"))
            } else if !isFirst {
                output.append(UInt8(ascii: ","))
            }
            let current = JSONValue(value.base, value.entries, position)
            let isKey = closers.last?.isObject == true && !expectsValue
            isFirst = false
            position += 1
            switch current.kind {
            case .object, .array:
                let isObject = current.kind == .object
                output.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
                closers.append(
                    (
                        current.endIndex,
                        isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"), isObject
                    )
                )
                isFirst = true
                expectsValue = false
            case .string:
                append(string: current, to: &output)
                expectsValue = isKey
            default:
                output.append(contentsOf: current.bytes)
                expectsValue = false
            }
        }
    }

    /// Appends a string of a document with its quotes, escaped afresh.
    package static func append(string value: JSONValue, to output: inout [UInt8]) {
        if value.hasEscapes {
            append(string: value.decodedBytes, to: &output)
        } else {
            append(string: value.bytes, to: &output)
        }
    }

    /// Appends text with its quotes, everything escaped that JSON or a terminal needs escaped.
    package static func append(string text: some Collection<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        let wasPlain = text.withContiguousStorageIfAvailable { bytes -> Bool in
            for byte in bytes where !isPlain(byte) { return false }
            output.append(contentsOf: bytes)
            return true
        }
        if wasPlain != true { appendEscaped(Array(text), to: &output) }
        output.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func appendEscaped(_ text: [UInt8], to output: inout [UInt8]) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0x08: output.append(contentsOf: "\\b".utf8)
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0C: output.append(contentsOf: "\\f".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            case ..<0x20, 0x7F: appendEscape(UInt32(byte), to: &output)
            case 0x80...:
                index += appendSequence(text, at: index, to: &output)
                continue
            default: output.append(byte)
            }
            index += 1
        }
    }

    /// Appends one code point of several bytes, as it is or as escapes.
    ///
    /// - Returns: The number of bytes it takes in `text`.
    private static func appendSequence(
        _ text: [UInt8],
        at index: Int,
        to output: inout [UInt8]
    ) -> Int {
        let lead = text[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard index + length <= text.count else {
            // Bytes that are no text never come from a document; they are shown, not passed on.
            appendEscape(0xFFFD, to: &output)
            return text.count - index
        }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
        if isHarmful(scalar) {
            appendEscape(scalar, to: &output)
        } else {
            output.append(contentsOf: text[index..<index + length])
        }
        return length
    }

    /// C1, bidi controls, line separators and lone surrogates.
    private static func isHarmful(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xD800...0xDFFF,
            0xFEFF:
            true
        default: false
        }
    }

    private static func appendEscape(_ unit: UInt32, to output: inout [UInt8]) {
        let digits = String(unit, radix: 16)
        output.append(contentsOf: "\\u".utf8)
        output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        output.append(contentsOf: digits.utf8)
    }
}
