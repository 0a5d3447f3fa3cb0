/// Counts and finds line feeds, eight bytes at a time.
enum LineFeeds {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

    /// The number of line feeds in `bytes`.
    static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let raw = UnsafeRawPointer(base)
        var count = 0
        var index = 0
        while index + 8 <= bytes.count {
            // One counter a byte lane, emptied before one of them can overflow.
            var lanes: UInt64 = 0
            let stop = min(bytes.count - 7, index + 255 * 8)
            while index < stop {
                let word =
                    raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones &* 0x0A)
                // The high bit of each byte that is not zero, so not a line feed.
                let others = ((word & lows) &+ lows) | word
                lanes &+= (~others & ~lows) >> 7
                index += 8
            }
            let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ ((lanes >> 8) & 0x00FF_00FF_00FF_00FF)
            count &+= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
        }
        while index < bytes.count {
            if base[index] == UInt8(ascii: "\n") { count += 1 }
            index += 1
        }
        return count
    }

    /// The offset after the last line feed in `bytes`; nil where there is none.
    static func lastLineStart(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }
}
