/// Finds what must not reach a terminal in bytes that should be UTF-8.
///
/// Hostile are the C0 controls, DEL, the C1 controls, the marks that turn the direction of text
/// around, U+2028, U+2029, surrogates, and bytes that are no UTF-8 at all.
struct HostileText {
    /// What was found.
    enum Kind: Equatable {
        /// A code point below U+10000, surrogates included.
        case codePoint(UInt16)
        /// A byte that belongs to no code point.
        case invalidByte(UInt8)
    }

    /// Where it begins.
    let index: Int
    /// How many bytes it has.
    let length: Int
    let kind: Kind

    /// The first one at or after `start`; with `quotes`, `"` and `\` count too.
    static func first(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        quotes: Bool
    ) -> HostileText? {
        var index = start
        while true {
            index = endOfPlainText(in: bytes, from: index, quotes: quotes)
            guard index < bytes.count else { return nil }
            let byte = bytes[index]
            if byte < 0x80 {
                return HostileText(index: index, length: 1, kind: .codePoint(UInt16(byte)))
            }
            guard let decoded = HostileSequence(bytes, at: index) else {
                return HostileText(index: index, length: 1, kind: .invalidByte(byte))
            }
            if isHostile(decoded.codePoint) {
                let code = UInt16(truncatingIfNeeded: decoded.codePoint)
                return HostileText(index: index, length: decoded.length, kind: .codePoint(code))
            }
            index &+= decoded.length
        }
    }

    /// Appends `bytes` with an escape for everything hostile.
    @inline(__always)
    static func append(
        _ bytes: UnsafeBufferPointer<UInt8>,
        quotes: Bool,
        to output: inout [UInt8],
        escape: (Kind, inout [UInt8]) -> Void
    ) {
        var index = 0
        while let hostile = first(in: bytes, from: index, quotes: quotes) {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<hostile.index]))
            escape(hostile.kind, &output)
            index = hostile.index + hostile.length
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index...]))
    }

    /// Whether a code point above U+007F must be shown as an escape.
    @inline(__always)
    private static func isHostile(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xD800...0xDFFF:
            true
        default:
            false
        }
    }

    /// Where printable ASCII ends, eight bytes at a time.
    @inline(__always)
    private static func endOfPlainText(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        quotes: Bool
    ) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        while index &+ 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard isPlain(word, quotes: quotes) else { break }
            index &+= 8
        }
        while index < bytes.count, isPlain(bytes[index], quotes: quotes) {
            index &+= 1
        }
        return index
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8, quotes: Bool) -> Bool {
        guard byte >= 0x20, byte < 0x7F else { return false }
        return !quotes || (byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\"))
    }

    @inline(__always)
    private static func isPlain(_ word: UInt64, quotes: Bool) -> Bool {
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        var found: UInt64 = word | ((word &- ones &* 0x20) & ~word)
        found |= zeroBytes(word ^ (ones &* 0x7F), ones)
        if quotes {
            found |= zeroBytes(word ^ (ones &* 0x22), ones)
            found |= zeroBytes(word ^ (ones &* 0x5C), ones)
        }
        return found & high == 0
    }

    /// Sets the high bit of bytes that are zero; may set others only beside such a byte.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64, _ ones: UInt64) -> UInt64 {
        (word &- ones) & ~word
    }
}
