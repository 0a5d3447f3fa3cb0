/// The inner loops of ``CSVReader``.
enum CSVScan {
    /// Where a cell without quotes ends: a separator, a line end, a quote, or the end of `bytes`.
    @inline(__always)
    static func endOfPlainField(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        separator: UInt8
    ) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == separator || byte == UInt8(ascii: "\"") || isLineEnd(byte) {
                return index
            }
            index &+= 1
        }
        return index
    }

    @inline(__always)
    static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Makes one quote of every two in `range`, in place; returns the new end.
    static func joinDoubledQuotes(
        _ bytes: UnsafeMutableBufferPointer<UInt8>,
        _ range: Range<Int>
    ) -> Int {
        var target = range.lowerBound
        var source = range.lowerBound
        while source < range.upperBound {
            let byte = bytes[source]
            bytes[target] = byte
            target += 1
            source += byte == UInt8(ascii: "\"") ? 2 : 1
        }
        return target
    }
}
