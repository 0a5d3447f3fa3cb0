/// The keys of the innermost open object: where they stand in the list of all open keys, and a
/// 64-bit filter of their hashes.
///
/// Most objects have few keys, and the filter says nearly always at once that a key is new.
struct JSONOpenKeys {
    /// From that many keys on, an object is looked up in ``JSONLargeObjects``.
    static let largeCount = 64

    /// The place of the object's first key.
    private(set) var base = 0
    /// The place of the next key.
    private(set) var top = 0
    private var filter: UInt64 = 0

    /// Begins an object, or an array, inside this one.
    @inline(__always)
    mutating func open() {
        base = top
        filter = 0
    }

    /// Whether a key with that hash may be there already.
    @inline(__always)
    func mayHave(_ hash: UInt32) -> Bool {
        filter & (1 << UInt64(hash >> 26)) != 0
    }

    /// Adds a key.
    @inline(__always)
    mutating func add(_ hash: UInt32) {
        top &+= 1
        filter |= 1 << UInt64(hash >> 26)
        // A full filter sends every further key of a large object to the look-up.
        if isLarge { filter = .max }
    }

    /// Whether the object has so many keys that they are kept in a hash set.
    @inline(__always)
    var isLarge: Bool { top &- base >= Self.largeCount }
}
