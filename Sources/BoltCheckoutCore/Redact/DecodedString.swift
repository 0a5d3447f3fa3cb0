/// The text of a JSON string, with the place in its source that each byte comes from.
struct DecodedString {
    /// The text in UTF-8, escapes replaced; half of a surrogate pair is U+FFFD.
    let bytes: [UInt8]
    /// For each byte where its source begins, and one more for the end; empty where the text is its
    /// own source.
    private let origins: [Int]

    /// Reads the source of a string, without its quotes.
    ///
    /// - Returns: nil where it has an escape that there is none such, or is no UTF-8.
    init?(_ source: UnsafeBufferPointer<UInt8>) {
        guard source.contains(UInt8(ascii: "\\")) else {
            bytes = Array(source)
            origins = []
            guard Self.isUTF8(bytes) else { return nil }
            return
        }
        var text: [UInt8] = []
        var origins: [Int] = []
        var index = 0
        while index < source.count {
            let start = index
            guard source[index] == UInt8(ascii: "\\") else {
                text.append(source[index])
                origins.append(index)
                index += 1
                continue
            }
            guard let scalar = Self.escape(source, &index) else { return nil }
            text.append(contentsOf: Self.encoded(scalar))
            origins.append(
                contentsOf: repeatElement(start, count: text.count - origins.count)
            )
        }
        origins.append(source.count)
        guard Self.isUTF8(text) else { return nil }
        bytes = text
        self.origins = origins
    }

    /// The place in the source of a part of the text.
    func source(of range: Range<Int>) -> Range<Int> {
        guard !origins.isEmpty else { return range }
        return origins[range.lowerBound]..<origins[range.upperBound]
    }

    private static func encoded(_ scalar: UInt32) -> [UInt8] {
        Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    }

    private static func isUTF8(_ text: [UInt8]) -> Bool {
        guard text.contains(where: { $0 >= 0x80 }) else { return true }
        return String(validating: text, as: UTF8.self) != nil
    }

    /// Reads the escape at `index` and moves behind it, behind both halves of a surrogate pair.
    private static func escape(
        _ source: UnsafeBufferPointer<UInt8>,
        _ index: inout Int
    ) -> UInt32? {
        guard index + 1 < source.count else { return nil }
        let letter = source[index + 1]
        index += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt32(letter)
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"): break
        default: return nil
        }
        guard let unit = codeUnit(source, index) else { return nil }
        index += 4
        guard unit & 0xFC00 == 0xD800, index + 1 < source.count,
            source[index] == UInt8(ascii: "\\"), source[index + 1] == UInt8(ascii: "u"),
            let low = codeUnit(source, index + 2), low & 0xFC00 == 0xDC00
        else { return unit }
        index += 6
        return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }

    private static func codeUnit(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
        guard start + 4 <= source.count else { return nil }
        var unit: UInt32 = 0
        for index in start..<start + 4 {
            guard let digit = Hexadecimal.value(of: source[index]) else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
