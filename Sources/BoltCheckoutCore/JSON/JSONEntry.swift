/// Where one value lies in the bytes of a document: 16 bytes a value.
///
/// The entries of a document stand in document order. A member of an object is two entries, its key
/// and then its value. `next` leads past a value and everything inside it, so that a subtree is
/// skipped with one read:
///
///     {"a":[1,2],"b":3}
///     0 object next 7   1 key a   2 array next 5   3 number   4 number   5 key b   6 number
package struct JSONEntry: Sendable {
    /// The offset of the first byte; of a string, the byte after its quote.
    var start: UInt32
    /// The number of bytes; of a string, without its quotes; of an array or object, with brackets.
    var length: UInt32
    /// The index of the entry after this value; of a key, the ``JSONKeyHash`` of its text.
    var next: UInt32
    /// The kind in the lowest byte, the escape mark above it, the member count above that.
    var info: UInt32

    static let escapeMark: UInt32 = 1 << 8
    static let countShift: UInt32 = 9

    @inline(__always)
    var kind: JSONKind { unsafeBitCast(UInt8(truncatingIfNeeded: info), to: JSONKind.self) }

    /// Whether the string has at least one backslash, so that its text is not its bytes.
    @inline(__always)
    var hasEscapes: Bool { info & Self.escapeMark != 0 }

    /// The number of elements or members.
    @inline(__always)
    var count: Int { Int(info >> Self.countShift) }
}
