/// Finds positions by 64-bit hashes: open addressing, eight bytes a slot.
///
/// A slot holds the upper half of the hash and the position plus one, so that most wrong slots are
/// passed over without a look at the text. Who asks says whether a position is the right one. Slots
/// stand in the order of the hashes' upper bits: a larger table is filled from one end to the other.
final class HashIndex {
    /// The most slots that are made on a mere expectation.
    private static let reservedBits = 22

    private var slots: UnsafeMutablePointer<UInt64>
    private var bits = 10
    private var count = 0

    init() {
        slots = .allocate(capacity: 1 << bits)
        slots.initialize(repeating: 0, count: 1 << bits)
    }

    deinit { slots.deallocate() }

    /// Whether nothing was kept yet.
    var isEmpty: Bool { count == 0 }

    /// Makes room for positions that are likely to come, so that the table need not grow for them.
    func reserve(_ count: Int) {
        var wanted = bits
        while wanted < Self.reservedBits, count >= (1 << wanted) / 4 * 3 { wanted += 1 }
        if wanted > bits { grow(to: wanted) }
    }

    /// The position under a hash that `matches` accepts, or the new one, which is then kept.
    ///
    /// - Parameters:
    ///   - hash: The hash of the text.
    ///   - new: The position to keep where there is none.
    ///   - matches: Whether the text at a position is the one that is looked for.
    /// - Returns: The position that was found; nil where the new one was kept.
    @inline(__always)
    func findOrInsert(_ hash: UInt64, new: Int, matches: (Int) -> Bool) -> Int? {
        let slot = slot(hash, matches)
        if slots[slot] != 0 { return Self.position(slots[slot]) }
        slots[slot] = Self.entry(hash, new)
        count += 1
        if count >= (1 << bits) / 4 * 3 { grow(to: bits + 1) }
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

    /// Loads the slot that a look-up will begin at, so that it is near when it is needed.
    ///
    /// - Returns: The position in it, without a look at whether it is the right one; -1 for none.
    @inline(__always)
    func touch(_ hash: UInt64) -> Int {
        Self.position(slots[Int(truncatingIfNeeded: hash >> UInt64(64 - bits))])
    }

    /// The slot of a position that `matches` accepts, or the free one where it belongs.
    @inline(__always)
    private func slot(_ hash: UInt64, _ matches: (Int) -> Bool) -> Int {
        let slots = slots
        let mask = (1 << bits) - 1
        var slot = Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
        while slots[slot] != 0 {
            let entry = slots[slot]
            if entry >> 32 == hash >> 32, matches(Self.position(entry)) { return slot }
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

    /// Makes the table larger. The upper half of a hash is all that it takes: there are never more
    /// slots than it has values.
    @inline(never)
    private func grow(to newBits: Int) {
        guard newBits <= 32 else { return }
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << newBits)
        larger.initialize(repeating: 0, count: 1 << newBits)
        let mask = (1 << newBits) - 1
        for index in 0..<(1 << bits) where slots[index] != 0 {
            var slot = Int(truncatingIfNeeded: slots[index] >> UInt64(64 - newBits))
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = slots[index]
        }
        slots.deallocate()
        slots = larger
        bits = newBits
    }
}
