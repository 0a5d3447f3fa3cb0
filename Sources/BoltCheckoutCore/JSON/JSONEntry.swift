/// Where one value lies in the bytes of a document: 16 bytes a value.
///
/// The entries of a document stand in document order. A member of an object is two entries, its key
/// and then its value. `span` leads past a value and everything inside it, so that a subtree is
/// skipped with one read:
///
///     {"a":[1,2],"b":3}
///     0 object span 7   1 key a   2 array span 3   3 number   4 number   5 key b   6 number
package struct JSONEntry: Equatable, Sendable {
    // Two words of two halves each, so that an entry is written with two stores.
    private var place: UInt64
    private var link: UInt64

    static let escapeMark: UInt32 = 1 << 8
    static let countShift: UInt32 = 9

    /// - Parameters:
    ///   - start: The offset of the first byte; of a string, the byte after its quote.
    ///   - length: The number of bytes; of a string, without its quotes.
    ///   - link: The ``span``; of a key, the ``hash``.
    ///   - info: The kind in the lowest byte, the escape mark above it, the member count above that.
    @inline(__always)
    init(start: Int, length: Int, link: UInt32, info: UInt32) {
        place =
            UInt64(truncatingIfNeeded: start) & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: length)
            << 32
        self.link = UInt64(link) | UInt64(info) << 32
    }

    /// The entry of the same value in a text that begins `offset` bytes earlier.
    @inline(__always)
    func moved(by offset: Int) -> JSONEntry {
        var entry = self
        entry.place = place &+ UInt64(bitPattern: Int64(offset))
        return entry
    }

    /// The offset of the first byte; of a string, the byte after its quote.
    @inline(__always)
    var start: Int { Int(UInt32(truncatingIfNeeded: place)) }

    /// The number of bytes; of a string, without its quotes; of an array or object, with brackets.
    @inline(__always)
    var length: Int { Int(place >> 32) }

    /// The offset after the value's last byte.
    @inline(__always)
    var endOffset: Int { start + length + (kind == .string ? 1 : 0) }

    /// The number of entries of the value: its own and those of everything inside it.
    @inline(__always)
    var span: Int { Int(UInt32(truncatingIfNeeded: link)) }

    /// Of a key, the ``JSONKeyHash`` of its text.
    @inline(__always)
    var hash: UInt32 { UInt32(truncatingIfNeeded: link) }

    @inline(__always)
    private var info: UInt32 { UInt32(truncatingIfNeeded: link >> 32) }

    @inline(__always)
    var kind: JSONKind { unsafeBitCast(UInt8(truncatingIfNeeded: info), to: JSONKind.self) }

    /// Whether the string has at least one backslash, so that its text is not its bytes.
    @inline(__always)
    var hasEscapes: Bool { info & Self.escapeMark != 0 }

    /// The number of elements or members.
    @inline(__always)
    var count: Int { Int(info >> Self.countShift) }
}
