/// Values of one kind in one piece of memory that grows.
///
/// A plain array would be copied or counted wherever it is handed on; with millions of keys that is
/// most of the time. Positions come from the ledger itself, never from outside.
final class PackedMemory<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 1024) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// Adds a value behind the last.
    @inline(__always)
    func append(_ element: Element) {
        if count == capacity { grow(toHold: count + 1) }
        base[count] = element
        count += 1
    }

    /// Adds values behind the last.
    @inline(__always)
    func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let start = elements.baseAddress else { return }
        if elements.count > capacity - count { grow(toHold: count + elements.count) }
        (base + count).update(from: start, count: elements.count)
        count += elements.count
    }

    /// The value at a position.
    @inline(__always)
    subscript(position: Int) -> Element {
        get {
            precondition(position >= 0 && position < count, "position outside the memory")
            return base[position]
        }
        set {
            precondition(position >= 0 && position < count, "position outside the memory")
            base[position] = newValue
        }
    }

    @inline(never)
    private func grow(toHold needed: Int) {
        let larger = max(capacity * 2, needed)
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }
}
