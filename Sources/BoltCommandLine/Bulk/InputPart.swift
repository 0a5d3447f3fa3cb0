import BoltCheckoutCore

/// A part of an input: some lines, and one byte of what follows them.
///
/// Its memory is used again for the next part.
struct InputPart: Sendable {
    static let usualCapacity = 1 << 20
    /// Lines that are longer are read one by one, so that parts under way take little memory.
    static let largestCapacity = 1 << 22

    // One thread at a time has the part, which is handed on through a channel.
    nonisolated(unsafe) private(set) var memory: UnsafeMutablePointer<UInt8>
    private(set) var capacity: Int
    /// The number of bytes that belong to the part.
    var count = 0
    /// The number of bytes with what follows the part.
    var readable = 0
    /// The place of the part in the input, from 0.
    var number = 0

    init(capacity: Int) {
        self.capacity = capacity
        memory = .allocate(capacity: capacity + JSONScanner.padding)
    }

    /// Gives the memory back; the part must not be used afterwards.
    func release() { memory.deallocate() }

    /// Makes room for twice as much.
    mutating func grow(keeping count: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(
            capacity: capacity * 2 + JSONScanner.padding
        )
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }

    /// The bytes from the beginning.
    func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: memory, count: count)
    }
}
