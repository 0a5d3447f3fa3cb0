/// Where a text lies in a ``ByteArena``.
struct ArenaText: Sendable, BitwiseCopyable {
    /// The offset of the first byte.
    var offset: UInt32 = 0
    /// The number of bytes.
    var count: UInt32 = 0

    /// Whether there is no text.
    var isEmpty: Bool { count == 0 }
}

/// Many short texts in one piece of memory.
final class ByteArena {
    /// The most bytes it holds; what comes after that is kept as no text.
    private static let limit = Int(UInt32.max)

    private let bytes = PackedMemory<UInt8>(capacity: 1 << 16)
    /// Whether a text did not fit any more.
    private(set) var isFull = false

    /// Keeps a copy of a text.
    @inline(__always)
    func append(_ text: UnsafeBufferPointer<UInt8>) -> ArenaText {
        guard !text.isEmpty else { return ArenaText() }
        guard text.count <= Self.limit - bytes.count else {
            isFull = true
            return ArenaText()
        }
        let place = ArenaText(
            offset: UInt32(truncatingIfNeeded: bytes.count),
            count: UInt32(truncatingIfNeeded: text.count)
        )
        bytes.append(contentsOf: text)
        return place
    }

    /// A kept text; valid until the next one is kept.
    @inline(__always)
    func text(at place: ArenaText) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.base + Int(place.offset), count: Int(place.count))
    }

    /// Whether a kept text is exactly this one.
    @inline(__always)
    func holds(_ other: UnsafeBufferPointer<UInt8>, at place: ArenaText) -> Bool {
        guard Int(place.count) == other.count, let start = other.baseAddress else {
            return place.isEmpty && other.isEmpty
        }
        let one = UnsafeRawPointer(bytes.base + Int(place.offset))
        let two = UnsafeRawPointer(start)
        let count = other.count
        var index = 0
        while index + 8 <= count {
            let left = one.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard left == two.loadUnaligned(fromByteOffset: index, as: UInt64.self) else {
                return false
            }
            index += 8
        }
        while index < count {
            let left = one.load(fromByteOffset: index, as: UInt8.self)
            guard left == two.load(fromByteOffset: index, as: UInt8.self) else { return false }
            index += 1
        }
        return true
    }

    /// A kept text as a string; nil for an empty one.
    func string(at place: ArenaText) -> String? {
        place.isEmpty ? nil : String(decoding: text(at: place), as: UTF8.self)
    }
}
