/// Values of one kind in pieces of memory that never move.
///
/// A plain array would be copied where it grows, and counted wherever it is handed on; with millions
/// of keys that is most of the time and a third of the memory. Positions come from the ledger itself,
/// never from outside.
final class PackedMemory<Element: BitwiseCopyable & Sendable> {
    private static var segmentSize: Int { PackedView<Element>.segmentSize }

    private var segments: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
    private var segmentCount = 0
    private var segmentCapacity = 64
    private(set) var count = 0

    init() {
        segments = .allocate(capacity: segmentCapacity)
    }

    deinit {
        for index in 0..<segmentCount { segments[index].deallocate() }
        segments.deallocate()
    }

    /// What is there now, for reading; it must not outlive the memory, nor see it grow.
    var view: PackedView<Element> { PackedView(segments, count: count) }

    /// Adds a value behind the last.
    @inline(__always)
    func append(_ element: Element) {
        if count == segmentCount * Self.segmentSize { addSegment() }
        pointer(count).initialize(to: element)
        count += 1
    }

    /// The value at a position.
    @inline(__always)
    subscript(position: Int) -> Element {
        get {
            precondition(position >= 0 && position < count, "position outside the memory")
            return pointer(position).pointee
        }
        set {
            precondition(position >= 0 && position < count, "position outside the memory")
            pointer(position).pointee = newValue
        }
    }

    @inline(__always)
    private func pointer(_ position: Int) -> UnsafeMutablePointer<Element> {
        PackedView.pointer(segments, position)
    }

    @inline(never)
    private func addSegment() {
        if segmentCount == segmentCapacity {
            let larger = UnsafeMutablePointer<UnsafeMutablePointer<Element>>.allocate(
                capacity: segmentCapacity * 2
            )
            larger.update(from: segments, count: segmentCount)
            segments.deallocate()
            segments = larger
            segmentCapacity *= 2
        }
        segments[segmentCount] = .allocate(capacity: Self.segmentSize)
        segmentCount += 1
    }
}

/// The values of a ``PackedMemory`` for reading.
struct PackedView<Element: BitwiseCopyable & Sendable>: Sendable {
    private static var segmentBits: Int { 16 }
    static var segmentSize: Int { 1 << segmentBits }

    // Only read.
    nonisolated(unsafe) private let segments: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
    let count: Int

    init(_ segments: UnsafeMutablePointer<UnsafeMutablePointer<Element>>, count: Int) {
        self.segments = segments
        self.count = count
    }

    /// The value at a position.
    @inline(__always)
    subscript(position: Int) -> Element {
        precondition(position >= 0 && position < count, "position outside the memory")
        return Self.pointer(segments, position).pointee
    }

    @inline(__always)
    static func pointer(
        _ segments: UnsafeMutablePointer<UnsafeMutablePointer<Element>>,
        _ position: Int
    ) -> UnsafeMutablePointer<Element> {
        segments[position >> segmentBits] + (position & (segmentSize - 1))
    }
}
