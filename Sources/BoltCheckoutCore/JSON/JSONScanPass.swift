/// The work of a ``JSONScanner``: its table, and what is open while it scans.
struct JSONScanPass {
    /// An array or object that is still open.
    struct Frame {
        var entry: Int
        var isObject: Bool
        /// The number of members so far, once something inside it was opened or the scan failed.
        var count: UInt32 = 0
        /// The state of the object around it, to go back to.
        var outerKeys: JSONOpenKeys
    }

    private(set) var entries: UnsafeMutablePointer<JSONEntry>
    private(set) var count = 0
    private var capacity = 256
    let frames: UnsafeMutablePointer<Frame>
    /// The number of open arrays and objects: where the scan stands when it fails.
    private(set) var depth = 0
    /// The entries of the keys of all open objects.
    private var owners: UnsafeMutablePointer<UInt32>
    private var largeObjects = JSONLargeObjects()

    init() {
        entries = .allocate(capacity: capacity + JSONShapes.mostOfLead)
        owners = .allocate(capacity: capacity)
        frames = .allocate(capacity: JSONScanner.maximumDepth + 1)
    }

    /// The room for ``entries``: some to spare, so that ``JSONShapes`` can fill in whatever fitted here.
    var room: Int { capacity + JSONShapes.mostOfLead }

    /// Gives the memory back; the pass must not be used afterwards.
    func release() {
        entries.deallocate()
        owners.deallocate()
        frames.deallocate()
    }

    /// Does what ``JSONScanner/scan(_:from:to:)`` says.
    ///
    /// Everything that changes with each value is a local variable, so that it stays in registers.
    @inline(__always)
    mutating func scan(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int
    ) throws(JSONScanFailure) -> Int {
        var entries = self.entries
        var owners = self.owners
        var limit = capacity - 2
        var count = 0
        var depth = 0
        var members: UInt32 = 0
        var inObject = false
        var keys = JSONOpenKeys()
        var index = start
        do throws(JSONScanFailure) {
            while true {
                if count > limit {
                    try grow(count, at: index)
                    entries = self.entries
                    owners = self.owners
                    limit = capacity - 2
                }
                index = JSONScanner.skipSpace(base, index)
                if inObject {
                    guard base[index] == UInt8(ascii: "\"") else {
                        throw JSONScanFailure(problem: .expectedKey, offset: index)
                    }
                    var mark: UInt32 = 0
                    let close = try JSONString.end(base, index &+ 1, end, &mark)
                    let length = close &- index &- 1
                    let hash =
                        mark == 0
                        ? JSONKeyHash.of(base + (index &+ 1), count: length)
                        : JSONKeyHash.ofDecoded(base + (index &+ 1), count: length)
                    entries[count] = JSONEntry(
                        start: index &+ 1,
                        length: length,
                        link: hash,
                        info: UInt32(JSONKind.string.rawValue) | mark
                    )
                    if keys.mayHave(hash),
                        !largeObjects.isNew(count, keys, base, entries, owners)
                    {
                        count &+= 1
                        let key = JSONString.display(
                            UnsafeBufferPointer(start: base + (index &+ 1), count: length)
                        )
                        throw JSONScanFailure(problem: .duplicateKey(key), offset: index)
                    }
                    owners[keys.top] = UInt32(truncatingIfNeeded: count)
                    keys.add(hash)
                    count &+= 1
                    index = JSONScanner.skipSpace(base, close &+ 1)
                    guard base[index] == UInt8(ascii: ":") else {
                        throw JSONScanFailure(problem: .expectedColon, offset: index)
                    }
                    index = JSONScanner.skipSpace(base, index &+ 1)
                }
                let byte = base[index]
                if byte == UInt8(ascii: "\"") {
                    var mark: UInt32 = 0
                    let close = try JSONString.end(base, index &+ 1, end, &mark)
                    entries[count] = JSONEntry(
                        start: index &+ 1,
                        length: close &- index &- 1,
                        link: 1,
                        info: UInt32(JSONKind.string.rawValue) | mark
                    )
                    count &+= 1
                    index = close &+ 1
                } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                    let isObject = byte == UInt8(ascii: "{")
                    let kind = isObject ? JSONKind.object : JSONKind.array
                    let inner = JSONScanner.skipSpace(base, index &+ 1)
                    let isEmpty = base[inner] == byte &+ 2
                    entries[count] = JSONEntry(
                        start: index,
                        length: isEmpty ? inner &+ 1 &- index : 0,
                        link: 1,
                        info: UInt32(kind.rawValue)
                    )
                    guard isEmpty else {
                        guard depth < JSONScanner.maximumDepth else {
                            throw JSONScanFailure(problem: .tooDeep, offset: index)
                        }
                        if depth > 0 { frames[depth &- 1].count = members }
                        frames[depth] = Frame(entry: count, isObject: isObject, outerKeys: keys)
                        keys.open()
                        members = 0
                        depth &+= 1
                        count &+= 1
                        inObject = isObject
                        index = inner
                        continue
                    }
                    count &+= 1
                    index = inner &+ 1
                } else {
                    let close: Int
                    var kind = JSONKind.number
                    if byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10 {
                        close = try JSONNumber.end(base, index, end)
                    } else {
                        (kind, close) = try Self.literal(base, index, end)
                    }
                    entries[count] = JSONEntry(
                        start: index,
                        length: close &- index,
                        link: 1,
                        info: UInt32(kind.rawValue)
                    )
                    count &+= 1
                    index = close
                }
                // A value is complete; close what ends with it.
                while true {
                    if depth == 0 {
                        self.count = count
                        self.depth = 0
                        if count > JSONScanner.maximumValues { try checkValueCount(start) }
                        return index
                    }
                    index = JSONScanner.skipSpace(base, index)
                    members &+= 1
                    let byte = base[index]
                    if byte == UInt8(ascii: ",") {
                        index &+= 1
                        break
                    }
                    guard byte == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                        throw JSONScanFailure(
                            problem: inObject ? .expectedCommaOrBrace : .expectedCommaOrBracket,
                            offset: index
                        )
                    }
                    index &+= 1
                    depth &-= 1
                    let frame = frames[depth]
                    let first = entries[frame.entry].start
                    entries[frame.entry] = JSONEntry(
                        start: first,
                        length: index &- first,
                        link: UInt32(truncatingIfNeeded: count &- frame.entry),
                        info: UInt32((frame.isObject ? JSONKind.object : .array).rawValue)
                            | members << JSONEntry.countShift
                    )
                    if keys.isLarge { largeObjects.close(keys) }
                    keys = frame.outerKeys
                    members = depth > 0 ? frames[depth &- 1].count : 0
                    inObject = depth > 0 && frames[depth &- 1].isObject
                }
            }
        } catch {
            self.count = count
            self.depth = depth
            if depth > 0 { frames[depth - 1].count = members }
            largeObjects.removeAll()
            throw atEnd(error, end)
        }
    }

    /// Takes over a table that was filled by somebody else.
    mutating func take(_ count: Int) {
        self.count = count
        depth = 0
    }

    private mutating func grow(_ count: Int, at index: Int) throws(JSONScanFailure) {
        guard count <= JSONScanner.maximumValues * 2 else {
            throw JSONScanFailure(problem: .tooManyValues, offset: index)
        }
        let largerEntries = UnsafeMutablePointer<JSONEntry>.allocate(
            capacity: capacity * 2 + JSONShapes.mostOfLead
        )
        let largerOwners = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
        largerEntries.moveInitialize(from: entries, count: count)
        largerOwners.update(from: owners, count: capacity)
        entries.deallocate()
        owners.deallocate()
        entries = largerEntries
        owners = largerOwners
        capacity *= 2
    }

    /// Counts what is no key, where there may be too much of it.
    private func checkValueCount(_ start: Int) throws(JSONScanFailure) {
        var keyCount = 0
        for index in 0..<count where entries[index].kind == .object {
            keyCount += entries[index].count
        }
        guard count - keyCount <= JSONScanner.maximumValues else {
            throw JSONScanFailure(problem: .tooManyValues, offset: start)
        }
    }
}
