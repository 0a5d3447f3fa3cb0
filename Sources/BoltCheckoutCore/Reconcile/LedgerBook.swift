/// The lines of one side of a ``Ledger``.
final class LedgerBook {
    let records = PackedMemory<LedgerRecord>()
    /// Lines whose place a later version took.
    private(set) var replacedCount = 0
    /// Lines that came after their later version.
    private(set) var ignoredCount = 0
    private let arena: ByteArena
    private let hash: ByteHash
    private let references = HashIndex()

    /// Creates an empty book whose texts lie in an arena.
    init(_ arena: ByteArena, _ hash: ByteHash) {
        self.arena = arena
        self.hash = hash
    }

    /// Makes room for references that are likely to come.
    func reserve(_ count: Int) { references.reserve(count) }

    /// How many lines count.
    var count: Int { records.count - replacedCount }

    /// Adds a record.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - reference: Its reference; the record of the same reference with the latest date counts.
    ///   - hashed: The hash of the reference.
    /// - Returns: Its position; nil where a later version of it is there already.
    @inline(__always)
    func add(
        _ record: LedgerRecord,
        _ reference: UnsafeBufferPointer<UInt8>,
        _ hashed: UInt64
    ) -> Int? {
        let position = records.count
        var record = record
        if !reference.isEmpty {
            let known = references.findOrInsert(hashed, new: position) {
                arena.holds(reference, at: records[$0].reference)
            }
            if let known {
                guard record.date >= records[known].date else {
                    ignoredCount += 1
                    return nil
                }
                replace(known, hashed, by: position)
                record.reference = records[known].reference
            } else {
                record.reference = arena.append(reference)
            }
        }
        records.append(record)
        return position
    }

    /// Loads what look-ups of references will need.
    @inline(__always)
    func touch(_ hashes: Slice<UnsafeMutableBufferPointer<UInt64>>) -> Int {
        guard !references.isEmpty else { return 0 }
        var mark = 0
        for hash in hashes { mark ^= references.touch(hash) }
        return mark
    }

    private func replace(_ known: Int, _ hashed: UInt64, by position: Int) {
        replacedCount += 1
        var older = records[known]
        older.markReplaced()
        records[known] = older
        references.replace(hashed, known, by: position)
    }

    /// Hangs a line on its key.
    @inline(__always)
    func link(_ position: Int, to entry: Int, before next: UInt32) {
        var record = records[position]
        record.next = next
        record.entry = UInt32(truncatingIfNeeded: entry)
        records[position] = record
    }

    /// The line with a reference.
    func position(of reference: ArenaText) -> Int? {
        guard !reference.isEmpty else { return nil }
        let text = arena.text(at: reference)
        return references.find(hash.hash(text)) { arena.holds(text, at: records[$0].reference) }
    }

    /// The key that a line hangs on; nil where it has none yet.
    func entry(of position: Int) -> Int? {
        let entry = records[position].entry
        return entry == .max ? nil : Int(entry)
    }
}
