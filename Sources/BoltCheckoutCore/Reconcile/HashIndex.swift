/// Finds positions by 64-bit hashes: open addressing, eight bytes a slot.
///
/// A slot holds the upper half of the hash and the position plus one, so that most wrong slots are
/// passed over without a look at the text. Who asks says whether a position is the right one.
final class HashIndex {
    private var slots: UnsafeMutablePointer<UInt64>
    private var slotCount = 1 << 10
    private var count = 0

    init() {
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
    }

    deinit { slots.deallocate() }

    /// The position under a hash that `matches` accepts, or the new one, which is then kept.
    ///
    /// - Parameters:
    ///   - hash: The hash of the text.
    ///   - new: The position to keep where there is none.
    ///   - hashOf: The hash of the text at a position, to move it when the table grows.
    ///   - matches: Whether the text at a position is the one that is looked for.
    /// - Returns: The position that was found; nil where the new one was kept.
    @inline(__always)
    func findOrInsert(
        _ hash: UInt64,
        new: Int,
        hashOf: (Int) -> UInt64,
        matches: (Int) -> Bool
    ) -> Int? {
        let slot = slot(hash, matches)
        if slots[slot] != 0 { return Self.position(slots[slot]) }
        count += 1
        slots[slot] = Self.entry(hash, new)
        if count >= slotCount / 4 * 3 { grow(hash, new, hashOf) }
        return nil
    }

    /// The position under a hash that `matches` accepts.
    @inline(__always)
    func find(_ hash: UInt64, matches: (Int) -> Bool) -> Int? {
        let slot = slot(hash, matches)
        return slots[slot] == 0 ? nil : Self.position(slots[slot])
    }

    /// Puts another position in the place of one that is there.
    func replace(_ hash: UInt64, _ old: Int, by new: Int) {
        let slot = slot(hash) { $0 == old }
        if slots[slot] != 0 { slots[slot] = Self.entry(hash, new) }
    }

    /// The slot of a position that `matches` accepts, or the free one where it belongs.
    @inline(__always)
    private func slot(_ hash: UInt64, _ matches: (Int) -> Bool) -> Int {
        let mask = slotCount - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32, matches(Self.position(slots[slot])) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(__always)
    private static func position(_ entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) - 1 }

    @inline(__always)
    private static func entry(_ hash: UInt64, _ position: Int) -> UInt64 {
        (hash & ~0xFFFF_FFFF) | (UInt64(truncatingIfNeeded: position + 1) & 0xFFFF_FFFF)
    }

    /// Doubles the table. The newest position has no text yet, only its hash.
    @inline(never)
    private func grow(_ newestHash: UInt64, _ newest: Int, _ hashOf: (Int) -> UInt64) {
        let old = slots
        let oldCount = slotCount
        slotCount *= 2
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: 0, count: slotCount)
        for index in 0..<oldCount where old[index] != 0 {
            let position = Self.position(old[index])
            let hash = position == newest ? newestHash : hashOf(position)
            let free = slot(hash) { _ in false }
            slots[free] = Self.entry(hash, position)
        }
        old.deallocate()
    }
}
