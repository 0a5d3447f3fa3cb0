/// Counts and finds line feeds, 16 bytes at a time.
enum LineFeeds {
    /// The number of line feeds in `bytes`.
    static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let raw = UnsafeRawPointer(base)
        var count = 0
        var index = 0
        while index + 64 <= bytes.count {
            // One counter a lane, emptied before one of them can overflow.
            var lanes = SIMD16<UInt8>()
            let stop = min(bytes.count - 63, index + 63 * 64)
            while index < stop {
                // A lane is 0, or -1 where there is a line feed.
                let first = found(raw, index) &+ found(raw, index &+ 16)
                let second = found(raw, index &+ 32) &+ found(raw, index &+ 48)
                lanes &-= first &+ second
                index &+= 64
            }
            for lane in lanes.indices { count &+= Int(lanes[lane]) }
        }
        while index < bytes.count {
            if base[index] == UInt8(ascii: "\n") { count += 1 }
            index += 1
        }
        return count
    }

    @inline(__always)
    private static func found(_ raw: UnsafeRawPointer, _ index: Int) -> SIMD16<UInt8> {
        let part = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        let lineFeed: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
        // Folded when the program is built, as `SIMD16(repeating:)` is not.
        let lineFeeds = unsafeBitCast(SIMD2(lineFeed, lineFeed), to: SIMD16<UInt8>.self)
        return unsafeBitCast(part .== lineFeeds, to: SIMD16<UInt8>.self)
    }

    /// The offset after the last line feed in `bytes`; nil where there is none.
    static func lastLineStart(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }
}
