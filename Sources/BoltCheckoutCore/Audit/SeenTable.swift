/// What was seen before, by 64-bit hashes, in memory that has a limit.
///
/// Two tables of the same size: when the newer one is full, the older one is forgotten. So at least
/// the last ``capacity`` entries are always known, however long a run is.
struct SeenTable<Value: Sendable>: Sendable {
    private static var initialSlots: Int { 1 << 12 }

    private struct Generation: Sendable {
        var keys: [UInt64]
        var values: [Value]
        var count = 0

        init(slots: Int, _ blank: Value) {
            keys = [UInt64](repeating: 0, count: slots)
            values = [Value](repeating: blank, count: slots)
        }

        /// The slot of a key, or the free one where it belongs.
        @inline(__always)
        func slot(_ key: UInt64) -> Int {
            let mask = keys.count - 1
            var slot = Int(truncatingIfNeeded: key) & mask
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
            return slot
        }
    }

    private let blank: Value
    private let slotLimit: Int
    private var newer: Generation
    private var older: Generation?
    /// Whether entries were forgotten.
    private(set) var hasForgotten = false

    /// How many of the last entries are known for certain.
    var capacity: Int { slotLimit / 4 * 3 }

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - slotLimit: The slots of each of the two tables, a power of two.
    ///   - blank: Any value, for slots without one.
    init(slotLimit: Int = 1 << 19, blank: Value) {
        self.blank = blank
        self.slotLimit = slotLimit
        newer = Generation(slots: min(Self.initialSlots, slotLimit), blank)
    }

    /// Puts a value under a key that is not 0, unless the key has one.
    ///
    /// - Returns: The value that the key has had.
    mutating func insert(_ key: UInt64, _ value: Value) -> Value? {
        let slot = newer.slot(key)
        if newer.keys[slot] == key { return newer.values[slot] }
        if let older {
            let slot = older.slot(key)
            if older.keys[slot] == key { return older.values[slot] }
        }
        newer.keys[slot] = key
        newer.values[slot] = value
        newer.count += 1
        if newer.count >= newer.keys.count / 4 * 3 { makeRoom() }
        return nil
    }

    private mutating func makeRoom() {
        let slots = newer.keys.count
        guard slots < slotLimit else {
            hasForgotten = hasForgotten || older != nil
            older = newer
            newer = Generation(slots: slotLimit, blank)
            return
        }
        var larger = Generation(slots: slots * 2, blank)
        for index in 0..<slots where newer.keys[index] != 0 {
            let slot = larger.slot(newer.keys[index])
            larger.keys[slot] = newer.keys[index]
            larger.values[slot] = newer.values[index]
        }
        larger.count = newer.count
        newer = larger
    }
}
