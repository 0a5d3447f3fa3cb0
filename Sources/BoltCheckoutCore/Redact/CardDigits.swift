/// Card numbers in a text, in whatever digits and with whatever between them.
///
/// The text is flattened for the scanner first: digits of all scripts become ASCII, `%34` becomes 4,
/// what is invisible goes, and everything that people put between groups becomes a dash.
struct CardDigits {
    private var flat: [UInt8] = []
    /// For each byte of ``flat`` the part of the text that it stands for.
    private var parts: [Range<Int>] = []
    /// The places in ``flat`` of what stands between an order's number and its quote's in an id.
    private var orderMarks: [Int] = []

    /// Flattens a text.
    init(_ text: [UInt8]) {
        flat.reserveCapacity(text.count)
        parts.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                let length = appendASCII(byte, text, index)
                index += length
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            let end = min(index + length, text.count)
            appendScalar(Self.scalar(text, index..<end), index..<end)
            index = end
        }
    }

    /// Whether a text has enough digits for a card number; cheap.
    static func isWorthwhile(_ text: [UInt8]) -> Bool {
        guard text.count >= 12 else { return false }
        var digits = 0
        for byte in text where CardNumberByte.isDigit(byte) || byte >= 0xC0 {
            digits += 1
        }
        return digits >= 12
    }

    /// The digits to be hidden, each with its place in the text, a list a number.
    ///
    /// - Parameter role: What the text is: in a reference only a number that is written in groups,
    ///   as none is, counts.
    /// - Returns: The places.
    func hidden(as role: FieldRole) -> [[Range<Int>]] {
        let isReference = role == .reference
        var shortest = isReference ? 13 : 0
        if case .identifier(let length) = role { shortest = length }
        var numbers: [[Range<Int>]] = []
        flat.withUnsafeBufferPointer { bytes in
            var scanner = CardNumberScanner(bytes)
            while let match = scanner.next() {
                let digits = match.groups.flatMap { Array($0) }
                if digits.count < shortest || isReference && match.groups.count < 2 { continue }
                // `4111111119 / 123456` is an order and a quote, as display ids have them.
                if isReference, match.groups.count == 2,
                    orderMarks.contains(where: match.range.contains)
                {
                    continue
                }
                if isPartOfUUID(match.range) { continue }
                numbers.append(digits.dropLast(4).map { parts[$0] })
            }
            if !role.isIdentifier { appendPadded(bytes, &numbers) }
        }
        return numbers
    }

    /// Numbers with zeros in front, which other systems fill up to their own width, and numbers
    /// with more digits glued behind them.
    private func appendPadded(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ numbers: inout [[Range<Int>]]
    ) {
        var index = 0
        while index < bytes.count {
            guard CardNumberByte.isDigit(bytes[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, CardNumberByte.isDigit(bytes[end]) { end += 1 }
            var start = index
            while start < end, bytes[start] == UInt8(ascii: "0") { start += 1 }
            let isLong = end - start > 19
            let lengths = isLong ? [16, 15] : start > index ? [end - start] : []
            let isNumber = lengths.contains { length in
                CardNumber.isPlausible(
                    UnsafeBufferPointer(rebasing: bytes[start..<start + length])
                )
            }
            if isNumber, !CardNumberByte.isInsideHash(index..<end, in: bytes) {
                let hiddenEnd = isLong ? end : end - 4
                numbers.append((start..<hiddenEnd).map { parts[$0] })
            }
            index = end
        }
    }

    /// Whether digits lie in something of the form 8-4-4-4-12 with a letter in it.
    private func isPartOfUUID(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        var end = range.upperBound
        while start > 0, end - start <= 36, Self.isUUIDByte(flat[start - 1]) { start -= 1 }
        while end < flat.count, end - start <= 36, Self.isUUIDByte(flat[end]) { end += 1 }
        guard end - start == 36 else { return false }
        let dashes = [8, 13, 18, 23]
        let isShaped = (0..<36).allSatisfy { offset in
            (flat[start + offset] == UInt8(ascii: "-")) == dashes.contains(offset)
        }
        return isShaped && flat[start..<end].contains { $0 >= UInt8(ascii: "A") }
    }

    private static func isUUIDByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || Hexadecimal.value(of: byte) != nil
    }

    /// Appends what an ASCII byte, or an escape of URLs that begins with it, stands for.
    ///
    /// - Returns: The number of bytes of the text.
    private mutating func appendASCII(_ byte: UInt8, _ text: [UInt8], _ index: Int) -> Int {
        switch byte {
        case UInt8(ascii: "%"):
            guard index + 2 < text.count, let high = Hexadecimal.value(of: text[index + 1]),
                let low = Hexadecimal.value(of: text[index + 2])
            else { break }
            let decoded = high << 4 | low
            let isDigit = CardNumberByte.isDigit(decoded)
            append(isDigit ? decoded : UInt8(ascii: "-"), index..<index + 3)
            return 3
        case UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "|"),
            UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "\t"),
            UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "|") {
                orderMarks.append(flat.count)
            }
            append(UInt8(ascii: "-"), index..<index + 1)
            return 1
        default: break
        }
        append(byte, index..<index + 1)
        return 1
    }

    private mutating func appendScalar(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
        let properties = scalar.properties
        if properties.numericType == .decimal, let value = properties.numericValue {
            append(UInt8(ascii: "0") + UInt8(value), range)
            return
        }
        switch properties.generalCategory {
        case .format, .nonspacingMark, .enclosingMark, .control: return
        case .spaceSeparator, .dashPunctuation, .lineSeparator, .paragraphSeparator,
            .connectorPunctuation, .otherPunctuation:
            append(UInt8(ascii: "-"), range)
        default:
            // A letter of another script ends a number as one of ours does.
            append(UInt8(ascii: "z"), range)
        }
    }

    private mutating func append(_ byte: UInt8, _ part: Range<Int>) {
        flat.append(byte)
        parts.append(part)
    }

    private static func scalar(_ text: [UInt8], _ range: Range<Int>) -> Unicode.Scalar {
        String(decoding: text[range], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }
}
