/// Where a text lies in a ``ByteArena``.
struct ArenaText: Sendable, BitwiseCopyable {
    /// The offset of the first byte.
    var offset: UInt32 = 0
    /// The number of bytes.
    var count: UInt32 = 0

    /// Whether there is no text.
    var isEmpty: Bool { count == 0 }
}

/// Many short texts in pieces of memory that never move.
final class ByteArena {
    private static let segmentBits = 20
    private static let segmentSize = 1 << segmentBits
    /// The most segments: offsets have 32 bits. What comes after that is kept as no text.
    private static let segmentLimit = 1 << (32 - segmentBits)

    /// Where each segment begins; a text longer than a segment has several in a row.
    private let segments = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>>.allocate(
        capacity: segmentLimit
    )
    private var segmentCount = 0
    private var owned: [UnsafeMutablePointer<UInt8>] = []
    /// The number of bytes that are taken, with the rests of segments that were too short.
    private var end = 0
    /// Whether a text did not fit any more.
    private(set) var isFull = false

    deinit {
        for memory in owned { memory.deallocate() }
        segments.deallocate()
    }

    /// Keeps a copy of a text.
    @inline(__always)
    func append(_ text: UnsafeBufferPointer<UInt8>) -> ArenaText {
        guard let start = text.baseAddress, text.count > 0 else { return ArenaText() }
        let room = segmentCount << Self.segmentBits - end
        if text.count > room, !makeRoom(text.count) { return ArenaText() }
        let place = ArenaText(
            offset: UInt32(truncatingIfNeeded: end),
            count: UInt32(truncatingIfNeeded: text.count)
        )
        pointer(end).update(from: start, count: text.count)
        end += text.count
        return place
    }

    /// A kept text.
    @inline(__always)
    func text(at place: ArenaText) -> UnsafeBufferPointer<UInt8> {
        guard !place.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: pointer(Int(place.offset)), count: Int(place.count))
    }

    /// Whether a kept text is exactly this one.
    @inline(__always)
    func holds(_ other: UnsafeBufferPointer<UInt8>, at place: ArenaText) -> Bool {
        guard Int(place.count) == other.count, let start = other.baseAddress else {
            return place.isEmpty && other.isEmpty
        }
        guard !place.isEmpty else { return true }
        let one = UnsafeRawPointer(pointer(Int(place.offset)))
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

    /// Loads the beginning of a text, so that it is near when it is needed.
    @inline(__always)
    func touch(_ place: ArenaText) -> Int {
        place.isEmpty ? 0 : Int(pointer(Int(place.offset)).pointee)
    }

    /// A kept text as a string; nil for an empty one.
    func string(at place: ArenaText) -> String? {
        place.isEmpty ? nil : String(decoding: text(at: place), as: UTF8.self)
    }

    @inline(__always)
    private func pointer(_ offset: Int) -> UnsafeMutablePointer<UInt8> {
        segments[offset >> Self.segmentBits] + (offset & (Self.segmentSize - 1))
    }

    /// Begins a segment, or as many in a row as a long text takes.
    @inline(never)
    private func makeRoom(_ count: Int) -> Bool {
        let needed = (count + Self.segmentSize - 1) >> Self.segmentBits
        guard segmentCount + needed <= Self.segmentLimit else {
            isFull = true
            return false
        }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: needed << Self.segmentBits)
        end = segmentCount << Self.segmentBits
        owned.append(memory)
        for index in 0..<needed {
            segments[segmentCount + index] = memory + index << Self.segmentBits
        }
        segmentCount += needed
        return true
    }
}
