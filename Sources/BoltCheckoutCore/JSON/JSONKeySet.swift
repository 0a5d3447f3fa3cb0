/// The keys of the objects that are open, to refuse a key that stands twice in one of them.
///
/// Most objects have few keys: a 64-bit filter answers nearly always, and a scan over short hashes
/// the rest of the time. From ``largeCount`` keys on, an object gets a hash set, seeded for each run,
/// so that no input makes the check quadratic.
struct JSONKeySet {
    /// The state of the set when an object was opened.
    struct Mark {
        var base: Int
        var filter: UInt64
    }

    private static let largeCount = 64

    private var hashes: UnsafeMutablePointer<UInt32>
    private var owners: UnsafeMutablePointer<UInt32>
    private var capacity = 256
    private var base = 0
    private var top = 0
    private var filter: UInt64 = 0
    private var large: [Int: Set<[UInt8]>] = [:]

    init() {
        hashes = .allocate(capacity: capacity)
        owners = .allocate(capacity: capacity)
    }

    mutating func removeAll() {
        base = 0
        top = 0
        filter = 0
        if !large.isEmpty { large.removeAll() }
    }

    /// Begins an object, or an array.
    @inline(__always)
    mutating func mark() -> Mark {
        let mark = Mark(base: base, filter: filter)
        base = top
        filter = 0
        return mark
    }

    /// Ends the innermost object or array.
    @inline(__always)
    mutating func reset(to mark: Mark) {
        if top - base > Self.largeCount { large[base] = nil }
        top = base
        base = mark.base
        filter = mark.filter
    }

    /// Adds the key of `entry` to the innermost object.
    ///
    /// - Returns: False where the object has that key already.
    @inline(__always)
    mutating func insert(
        _ entry: Int,
        _ text: UnsafePointer<UInt8>,
        _ entries: UnsafeMutablePointer<JSONEntry>
    ) -> Bool {
        let key = entries[entry]
        let hash =
            key.hasEscapes
            ? Self.decodedHash(key, text)
            : JSONKeyHash.of(text + Int(key.start), count: Int(key.length))
        let bit: UInt64 = 1 << UInt64(hash >> 26)
        if filter & bit != 0 || top - base >= Self.largeCount {
            guard isNew(hash, key, text, entries) else { return false }
        }
        filter |= bit
        // A key's value follows it at once, so its `next` is free to remember the hash.
        entries[entry].next = hash
        if top == capacity { grow() }
        hashes[top] = hash
        owners[top] = UInt32(truncatingIfNeeded: entry)
        top += 1
        return true
    }

    @inline(never)
    private mutating func isNew(
        _ hash: UInt32,
        _ key: JSONEntry,
        _ text: UnsafePointer<UInt8>,
        _ entries: UnsafeMutablePointer<JSONEntry>
    ) -> Bool {
        guard top - base < Self.largeCount else {
            var known = large.removeValue(forKey: base) ?? []
            if known.isEmpty {
                for slot in base..<top {
                    known.insert(Self.decoded(entries[Int(owners[slot])], text))
                }
            }
            let isNew = known.insert(Self.decoded(key, text)).inserted
            large[base] = known
            return isNew
        }
        for slot in base..<top where hashes[slot] == hash {
            let other = entries[Int(owners[slot])]
            if Self.decoded(other, text) == Self.decoded(key, text) { return false }
        }
        return true
    }

    private mutating func grow() {
        let largerHashes = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
        let largerOwners = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
        largerHashes.moveInitialize(from: hashes, count: top)
        largerOwners.moveInitialize(from: owners, count: top)
        release()
        hashes = largerHashes
        owners = largerOwners
        capacity *= 2
    }

    /// Gives the memory back; the set must not be used afterwards.
    func release() {
        hashes.deallocate()
        owners.deallocate()
    }

    private static func decoded(_ key: JSONEntry, _ text: UnsafePointer<UInt8>) -> [UInt8] {
        let source = UnsafeBufferPointer(start: text + Int(key.start), count: Int(key.length))
        guard key.hasEscapes else { return Array(source) }
        var output: [UInt8] = []
        JSONString.decode(source, into: &output)
        return output
    }

    @inline(never)
    private static func decodedHash(_ key: JSONEntry, _ text: UnsafePointer<UInt8>) -> UInt32 {
        var bytes = decoded(key, text)
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 8))
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { JSONKeyHash.of($0, count: count) } ?? 0
        }
    }
}
