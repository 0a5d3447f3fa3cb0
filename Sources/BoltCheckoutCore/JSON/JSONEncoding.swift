/// Recognizes how text is encoded by its first bytes, and turns it into UTF-8.
package enum JSONEncoding {
    /// What the first bytes of an input say about it.
    package enum Verdict: Equatable, Sendable {
        /// UTF-8, after a byte order mark of so many bytes.
        case utf8(markLength: Int)
        case utf16(littleEndian: Bool)
        /// Nothing that can be read; what it looks like and what to do.
        case foreign(String)
    }

    /// Judges an input by at least its first four bytes, if it has them.
    package static func detect(_ bytes: UnsafeBufferPointer<UInt8>) -> Verdict {
        func begins(_ prefix: [UInt8]) -> Bool {
            bytes.count >= prefix.count && zip(bytes, prefix).allSatisfy { $0 == $1 }
        }
        if begins([0xEF, 0xBB, 0xBF]) { return .utf8(markLength: 3) }
        if begins([0xFF, 0xFE, 0, 0]) || begins([0, 0, 0xFE, 0xFF]) {
            return .foreign("input is UTF-32; convert to UTF-8")
        }
        if begins([0xFF, 0xFE]) { return .utf16(littleEndian: true) }
        if begins([0xFE, 0xFF]) { return .utf16(littleEndian: false) }
        if begins([0x1F, 0x8B]) {
            return .foreign("input is gzip-compressed; pipe it through zcat")
        }
        if begins([0x28, 0xB5, 0x2F, 0xFD]) {
            return .foreign("input is zstd-compressed; pipe it through zstdcat")
        }
        if begins([0x50, 0x4B, 0x03, 0x04]) {
            return .foreign("input is a zip archive; pipe it through unzip -p")
        }
        if bytes.count >= 4, bytes[0] == 0, bytes[1] == 0 || bytes[2] == 0, bytes[3] != 0 {
            return .foreign(
                bytes[1] == 0
                    ? "input looks like UTF-32; convert to UTF-8"
                    : "input looks like UTF-16; convert to UTF-8"
            )
        }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
            return .foreign("input looks like UTF-16; convert to UTF-8")
        }
        if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
            return .foreign(
                bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0
                    ? "input looks like UTF-32; convert to UTF-8"
                    : "input looks like UTF-16; convert to UTF-8"
            )
        }
        return .utf8(markLength: 0)
    }

    /// Turns UTF-16, without its byte order mark, into UTF-8.
    ///
    /// - Returns: The text and, where it is not valid, the offset of the first bad byte; the text
    ///   then ends before it.
    package static func utf8(
        fromUTF16 bytes: UnsafeBufferPointer<UInt8>,
        littleEndian: Bool
    ) -> (text: [UInt8], badOffset: Int?) {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        func unit(_ index: Int) -> UInt32 {
            let first = UInt32(bytes[index])
            let second = UInt32(bytes[index + 1])
            return littleEndian ? first | second << 8 : first << 8 | second
        }
        var index = 0
        while index + 1 < bytes.count {
            var scalar = unit(index)
            var length = 2
            if (0xD800..<0xE000).contains(scalar) {
                guard scalar < 0xDC00, index + 3 < bytes.count,
                    (0xDC00..<0xE000).contains(unit(index + 2))
                else { return (output, index) }
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (unit(index + 2) - 0xDC00)
                length = 4
            }
            UTF8Sequence.append(scalar, to: &output)
            index += length
        }
        return (output, index < bytes.count ? index : nil)
    }
}
