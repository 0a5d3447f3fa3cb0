/// Finds the end of strings and turns their source into text.
package enum JSONString {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// The byte in all lanes; folded when the program is built, as `SIMD16(repeating:)` is not.
    @inline(__always)
    private static func lanes(_ byte: UInt64) -> SIMD16<UInt8> {
        unsafeBitCast(SIMD2<UInt64>(ones &* byte, ones &* byte), to: SIMD16<UInt8>.self)
    }

    /// Finds the closing quote of a string and checks everything before it.
    ///
    /// - Parameters:
    ///   - base: The text, followed by zero bytes.
    ///   - start: The offset after the opening quote.
    ///   - end: The length of the text.
    ///   - mark: Gets ``JSONEntry/escapeMark`` where the string has a backslash.
    /// - Returns: The offset of the closing quote.
    /// - Throws: ``JSONScanFailure`` at the first byte that no string can hold.
    @inline(__always)
    static func end(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int,
        _ mark: inout UInt32
    ) throws(JSONScanFailure) -> Int {
        let index = plainEnd(base, start)
        if base[index] == UInt8(ascii: "\"") { return index }
        return try slowEnd(base, index, end, &mark)
    }

    /// Finds the first byte that a plain string can't hold as it is: the quote after it, a backslash,
    /// a control character, or the start of a longer sequence.
    ///
    /// - Parameters:
    ///   - base: The text, followed by zero bytes.
    ///   - start: The offset after the opening quote.
    /// - Returns: Its offset.
    @inline(__always)
    static func plainEnd(_ base: UnsafePointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while true {
            let part = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
            let quotes = unsafeBitCast(
                part .== lanes(0x22),
                to: SIMD16<UInt8>.self
            )
            let backslashes = unsafeBitCast(
                part .== lanes(0x5C),
                to: SIMD16<UInt8>.self
            )
            // Less a space, control characters wrap to 0x80 and above, where other text begins.
            let others = part &- lanes(0x20)
            let halves = unsafeBitCast(
                quotes | backslashes | others | part,
                to: SIMD2<UInt64>.self
            )
            if halves[0] & highs != 0 {
                return index &+ (halves[0] & highs).trailingZeroBitCount >> 3
            }
            if halves[1] & highs != 0 {
                return index &+ 8 &+ (halves[1] & highs).trailingZeroBitCount >> 3
            }
            index &+= 16
        }
    }

    /// Goes on from the first byte that is not plain, as ``end(_:_:_:_:)`` does.
    @inline(never)
    static func slowEnd(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int,
        _ mark: inout UInt32
    ) throws(JSONScanFailure) -> Int {
        var index = start
        while true {
            let byte = base[index]
            switch byte {
            case UInt8(ascii: "\""):
                return index
            case UInt8(ascii: "\\"):
                mark = JSONEntry.escapeMark
                index = try escapeEnd(base, index, end)
            case 0x80...:
                guard let length = UTF8Sequence.length(base, index) else {
                    let isCut = index + 4 > end && UTF8Sequence.isCut(base, index, end)
                    throw JSONScanFailure(
                        problem: isCut ? .endsInside(.string) : .invalidUTF8,
                        offset: isCut ? end : index
                    )
                }
                index += length
            case ..<0x20:
                throw JSONScanFailure(
                    problem: index >= end ? .endsInside(.string) : .controlInString,
                    offset: index
                )
            default:
                index = plainEnd(base, index)
            }
        }
    }

    private static func escapeEnd(
        _ base: UnsafePointer<UInt8>,
        _ start: Int,
        _ end: Int
    ) throws(JSONScanFailure) -> Int {
        switch base[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            for index in start + 2..<start + 6 where hexValue(base[index]) == nil {
                throw JSONScanFailure(
                    problem: index >= end ? .endsInside(.string) : .malformedEscape,
                    offset: index >= end ? end : start
                )
            }
            return start + 6
        default:
            let isCut = start + 1 >= end
            throw JSONScanFailure(
                problem: isCut ? .endsInside(.string) : .malformedEscape,
                offset: isCut ? end : start
            )
        }
    }

    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Text from a document as a message shows it: about 40 bytes of its source, card numbers masked.
    static func display(_ source: UnsafeBufferPointer<UInt8>) -> String {
        // Masked before it is cut, so that the cut leaves no part of a number.
        var text = Array(source.prefix(200))
        CardNumberMask.mask(&text)
        let isWhole = source.count <= 40
        return String(decoding: text.prefix(40), as: UTF8.self) + (isWhole ? "" : "…")
    }
}
