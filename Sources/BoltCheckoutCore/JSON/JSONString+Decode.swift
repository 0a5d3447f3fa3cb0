extension JSONString {
    /// Appends the text of a scanned string to `output`, its escapes replaced.
    ///
    /// The bytes are UTF-8, but for one case: half of a surrogate pair, which JSON can spell and
    /// Unicode text can't hold, comes as the three bytes that UTF-8's pattern gives it (0xED 0xA0
    /// 0x80 to 0xED 0xBF 0xBF). Whoever prints it shows its escape, so that nothing is replaced.
    package static func decode(_ source: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        var index = 0
        while index < source.count {
            let byte = source[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < source.count else {
                output.append(byte)
                index += 1
                continue
            }
            let kind = source[index + 1]
            index += 2
            switch kind {
            case UInt8(ascii: "b"): output.append(0x08)
            case UInt8(ascii: "f"): output.append(0x0C)
            case UInt8(ascii: "n"): output.append(0x0A)
            case UInt8(ascii: "r"): output.append(0x0D)
            case UInt8(ascii: "t"): output.append(0x09)
            case UInt8(ascii: "u"):
                var scalar = codeUnit(source, index)
                index += 4
                if (0xD800..<0xDC00).contains(scalar), index + 6 <= source.count,
                    source[index] == UInt8(ascii: "\\"), source[index + 1] == UInt8(ascii: "u")
                {
                    let low = codeUnit(source, index + 2)
                    if (0xDC00..<0xE000).contains(low) {
                        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
                        index += 6
                    }
                }
                UTF8Sequence.append(scalar, to: &output)
            default: output.append(kind)
            }
        }
    }

    private static func codeUnit(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32 {
        var value: UInt32 = 0
        for index in start..<min(start + 4, source.count) {
            value = value << 4 | (hexValue(source[index]) ?? 0)
        }
        return value
    }
}
