/// Turns an input in UTF-16 into UTF-8, piece by piece.
package struct UTF16Source {
    /// The room that a call needs at least.
    package static let leastRoom = 192

    private let littleEndian: Bool
    /// Bytes that were read and not turned yet.
    private var pending: [UInt8]
    private var pendingOffset = 2
    /// The offset, in the input, of the first byte that is no UTF-16; nothing comes after it.
    package private(set) var invalidOffset: Int?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - littleEndian: The order of the bytes.
    ///   - head: What was read already, without the byte order mark.
    package init(littleEndian: Bool, _ head: [UInt8]) {
        self.littleEndian = littleEndian
        pending = head
    }

    /// Fills memory with what comes next.
    ///
    /// - Parameters:
    ///   - room: Where to, at least ``leastRoom`` bytes.
    ///   - read: Reads the input's bytes; 0 at the end.
    /// - Returns: The number of bytes; 0 at the end and at what is no UTF-16.
    package mutating func fill(
        _ room: UnsafeMutableRawBufferPointer,
        _ read: (UnsafeMutableRawBufferPointer) -> Int
    ) -> Int {
        // UTF-8 takes at most three bytes for two.
        let most = room.count / 3 & ~1 * 2
        while invalidOffset == nil {
            let isOver = pending.count < 4 && !readMore(most, read)
            var usable = min(pending.count, most)
            if !isOver {
                usable &= ~1
                if usable >= 2, endsInHighSurrogate(usable) { usable -= 2 }
                if usable == 0 { continue }
            }
            let (text, badOffset) = pending[..<usable].withUnsafeBufferPointer {
                JSONEncoding.utf8(fromUTF16: $0, littleEndian: littleEndian)
            }
            invalidOffset = badOffset.map { pendingOffset + $0 }
            pending.removeFirst(usable)
            pendingOffset += usable
            room.copyBytes(from: text)
            if isOver || !text.isEmpty { return text.count }
        }
        return 0
    }

    private mutating func readMore(
        _ count: Int,
        _ read: (UnsafeMutableRawBufferPointer) -> Int
    ) -> Bool {
        let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
            count = max(0, read(UnsafeMutableRawBufferPointer(buffer)))
        }
        pending += piece
        return !piece.isEmpty
    }

    private func endsInHighSurrogate(_ count: Int) -> Bool {
        (0xD8...0xDB).contains(pending[count - (littleEndian ? 1 : 2)])
    }
}
