/// Counts and finds line feeds, 16 bytes at a time.
enum LineFeeds {
    /// The number of line feeds in `bytes`.
    static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let raw = UnsafeRawPointer(base)
        let lineFeed = SIMD16<UInt8>(repeating: UInt8(ascii: "\n"))
        var count = 0
        var index = 0
        while index + 16 <= bytes.count {
            // One counter a lane, emptied before one of them can overflow.
            var lanes = SIMD16<UInt8>()
            let stop = min(bytes.count - 15, index + 255 * 16)
            while index < stop {
                let part = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
                // A lane of the mask is 0, or -1 where there is a line feed.
                lanes &-= unsafeBitCast(part .== lineFeed, to: SIMD16<UInt8>.self)
                index += 16
            }
            for lane in lanes.indices { count &+= Int(lanes[lane]) }
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
