/// Decides whether a key stands twice in an object where the filter of ``JSONOpenKeys`` can't.
///
/// Small objects are searched; from 64 keys on an object gets a hash set, seeded for each run, so that
/// no input makes the check quadratic.
struct JSONLargeObjects {
    private var known: [Int: Set<[UInt8]>] = [:]

    /// Whether the object has no key with the same text as that of an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry of the key.
    ///   - keys: The keys of its object so far.
    ///   - text: The text that was scanned.
    ///   - entries: The table.
    ///   - owners: The entries of all open keys.
    /// - Returns: False where the key is there already.
    @inline(never)
    mutating func isNew(
        _ entry: Int,
        _ keys: JSONOpenKeys,
        _ text: UnsafePointer<UInt8>,
        _ entries: UnsafeMutablePointer<JSONEntry>,
        _ owners: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let key = entries[entry]
        guard keys.isLarge else {
            for slot in keys.base..<keys.top where entries[Int(owners[slot])].hash == key.hash {
                let other = entries[Int(owners[slot])]
                if Self.decoded(other, text) == Self.decoded(key, text) { return false }
            }
            return true
        }
        var set = known.removeValue(forKey: keys.base) ?? []
        if set.isEmpty {
            for slot in keys.base..<keys.top {
                set.insert(Self.decoded(entries[Int(owners[slot])], text))
            }
        }
        let isNew = set.insert(Self.decoded(key, text)).inserted
        known[keys.base] = set
        return isNew
    }

    /// Forgets an object that is complete.
    mutating func close(_ keys: JSONOpenKeys) { known[keys.base] = nil }

    /// Forgets everything.
    mutating func removeAll() { known.removeAll() }

    private static func decoded(_ key: JSONEntry, _ text: UnsafePointer<UInt8>) -> [UInt8] {
        let source = UnsafeBufferPointer(start: text + key.start, count: key.length)
        guard key.hasEscapes else { return Array(source) }
        var output: [UInt8] = []
        JSONString.decode(source, into: &output)
        return output
    }
}
