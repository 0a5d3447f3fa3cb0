/// A short hash of a key, computed once when it is scanned: for the check of repeated keys, and to
/// find known fields without comparing text.
enum JSONKeyHash {
    /// Mixes the length with the first and the last eight bytes. Eight bytes from `start` must be
    /// readable.
    @inline(__always)
    static func of(_ start: UnsafePointer<UInt8>, count: Int) -> UInt32 {
        let raw = UnsafeRawPointer(start)
        var first = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        var last: UInt64 = 0
        if count < 8 {
            first &= (1 << UInt64(count &* 8)) &- 1
        } else {
            last = UInt64(
                littleEndian: raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            )
        }
        let mixed = first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(count)
        return UInt32(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) >> 32)
    }

    /// The hash of the text of a key that is spelled with escapes.
    @inline(never)
    static func ofDecoded(_ start: UnsafePointer<UInt8>, count: Int) -> UInt32 {
        var text: [UInt8] = []
        JSONString.decode(UnsafeBufferPointer(start: start, count: count), into: &text)
        return of(text)
    }

    private static func of(_ text: [UInt8]) -> UInt32 {
        let padded = text + [UInt8](repeating: 0, count: 8)
        return padded.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { of($0, count: text.count) } ?? 0
        }
    }

    /// The hash of a key that is known when the program is written.
    static func of(_ text: String) -> UInt32 { of(Array(text.utf8)) }
}
