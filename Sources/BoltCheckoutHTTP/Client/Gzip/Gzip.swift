/// Decompresses gzip (RFC 1952), all or nothing.
///
/// libcurl could do it, but takes a stream that ends early for a whole one.
package enum Gzip {
    /// The content of one or several members.
    ///
    /// - Parameters:
    ///   - bytes: The compressed bytes, nothing after them.
    ///   - limit: The most bytes to make of them.
    /// - Returns: The content.
    /// - Throws: ``GzipError``.
    package static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
        var reader = DeflateReader(bytes)
        var output: [UInt8] = []
        repeat {
            try skipHeader(&reader)
            let start = output.count
            try Inflate.run(&reader, into: &output, limit: limit)
            reader.skipToByte()
            let content = output[start...]
            let sum = try reader.bits(16) | reader.bits(16) << 16
            let length = try reader.bits(16) | reader.bits(16) << 16
            guard sum == Int(CyclicSum.of(content)), length == content.count & 0xFFFF_FFFF else {
                throw .malformed
            }
        } while !reader.isAtEnd
        return output
    }

    private static func skipHeader(_ reader: inout DeflateReader) throws(GzipError) {
        guard try reader.bits(8) == 0x1F, try reader.bits(8) == 0x8B, try reader.bits(8) == 8 else {
            throw .malformed
        }
        let flags = try reader.bits(8)
        guard flags & 0xE0 == 0 else { throw .malformed }
        // The time, the level and the system.
        for _ in 0..<6 { _ = try reader.bits(8) }
        if flags & 4 != 0 {
            let length = try reader.bits(16)
            for _ in 0..<length { _ = try reader.bits(8) }
        }
        if flags & 8 != 0 { while try reader.bits(8) != 0 {} }
        if flags & 16 != 0 { while try reader.bits(8) != 0 {} }
        if flags & 2 != 0 { _ = try reader.bits(16) }
    }
}
