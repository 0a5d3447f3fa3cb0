/// Orders and transactions side by side, matched by a key.
///
/// Built for millions: texts lie in one piece of memory, a key takes 16 bytes and a line 40. Keys and
/// references are compared byte for byte: leading zeros and Unicode forms are left alone.
package final class Ledger {
    /// A key and the lines that have it.
    struct Entry: BitwiseCopyable {
        var key: ArenaText
        /// The last line of each side, plus one; the others hang on it.
        var order: UInt32 = 0
        var transaction: UInt32 = 0
    }

    /// A line without a key, which the end of the input may find one for.
    private struct Keyless {
        let side: LedgerSide
        let record: Int
        let parent: ArenaText
    }

    let arena = ByteArena()
    let entries = PackedMemory<Entry>()
    let orders: LedgerBook
    let transactions: LedgerBook
    /// What was captured of transactions that were captured in part, in the order of these.
    let partCaptures = PackedMemory<PartCapture>()
    private(set) var currencies = NameTable()
    private(set) var statuses = NameTable(LedgerName.statuses)
    /// The hash of keys and references.
    package let hash = ByteHash()
    private let keys = HashIndex()
    private var keyless: [Keyless] = []
    /// The last currency that was entered by its code.
    private var lastCode: UInt16 = 0
    private var lastCurrency: UInt16 = 0
    private var touched = 0
    private static let groupSize = 64

    /// Creates an empty ledger.
    package init() {
        orders = LedgerBook(arena, hash)
        transactions = LedgerBook(arena, hash)
    }

    /// Prepares for about so many orders; a wrong guess costs time or memory, nothing else.
    package func expectOrders(_ count: Int) { keys.reserve(count) }

    /// How many orders were entered.
    package var orderCount: Int { orders.count }
    /// How many transactions were entered.
    package var transactionCount: Int { transactions.count }
    /// How many transactions came again, under the same reference.
    package var repeatedCount: Int { transactions.replacedCount + transactions.ignoredCount }
    /// Whether the texts are more than a ledger can hold.
    package var isFull: Bool { arena.isFull || entries.count >= Int(UInt32.max) }

    /// Enters the lines of a parcel.
    ///
    /// Of several lines with the same reference the one with the latest date counts; of equal dates,
    /// the last. What a group of lines will look up is loaded first: memory answers many questions in
    /// the time of one.
    package func enter(_ parcel: UnsafeBufferPointer<UInt8>, on side: LedgerSide) {
        let book = side == .orders ? orders : transactions
        if side == .transactions, book.records.count == 0 {
            // Most likely there are about as many as there are orders.
            book.reserve(orders.records.count)
        }
        var offset = 0
        while offset < parcel.count {
            let end = touch(parcel, from: offset, book)
            while offset < end { offset += enterLine(parcel, at: offset, side, book) }
        }
    }

    /// Loads what the next lines will look up: their slots, then the keys that stand there, then the
    /// texts of those. Each is a loop of its own, so short that many loads are under way at once.
    ///
    /// - Returns: The offset behind these lines.
    @inline(__always)
    private func touch(
        _ parcel: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ book: LedgerBook
    ) -> Int {
        var offset = start
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * Self.groupSize) { hashes in
            var count = 0
            while offset < parcel.count, count < Self.groupSize {
                let head = LedgerParcel.head(parcel, at: offset)
                hashes[count] = head.keyHash
                hashes[Self.groupSize + count] = head.referenceHash
                offset += head.size
                count += 1
            }
            touch(hashes, count, book)
        }
        return offset
    }

    @inline(__always)
    private func touch(
        _ hashes: UnsafeMutableBufferPointer<UInt64>,
        _ count: Int,
        _ book: LedgerBook
    ) {
        var mark = book.touch(hashes[Self.groupSize..<Self.groupSize + count])
        withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.groupSize) { positions in
            for index in 0..<count { positions[index] = keys.touch(hashes[index]) }
            for index in 0..<count where positions[index] >= 0 {
                mark ^= Int(entries[positions[index]].key.offset)
            }
            for index in 0..<count where positions[index] >= 0 {
                mark ^= arena.touch(entries[positions[index]].key)
            }
        }
        touched = mark
    }

    @inline(__always)
    private func enterLine(
        _ parcel: UnsafeBufferPointer<UInt8>,
        at offset: Int,
        _ side: LedgerSide,
        _ book: LedgerBook
    ) -> Int {
        let head = LedgerParcel.head(parcel, at: offset)
        var start = offset + MemoryLayout<LedgerParcel.Head>.size
        func text(_ count: Int) -> UnsafeBufferPointer<UInt8> {
            defer { start += count }
            return UnsafeBufferPointer(rebasing: parcel[start..<start + count])
        }
        let key = text(Int(head.keyCount))
        let reference = text(Int(head.referenceCount))
        let parent = text(Int(head.parentCount))
        let currency = currencyNumber(head.currencyCode, text(Int(head.currencyCount)))
        let statusText = text(Int(head.statusCount))
        let status =
            head.statusCode == 0 ? statuses.number(of: statusText) : head.statusCode
        let record = LedgerRecord(head, currency: currency, status: status)
        guard let position = book.add(record, reference, head.referenceHash) else {
            return head.size
        }
        if head.isPartlyCaptured, side == .transactions {
            partCaptures.append(PartCapture(head.captured, of: position))
        }
        if key.isEmpty {
            keyless.append(Keyless(side: side, record: position, parent: arena.append(parent)))
        } else {
            link(entry(for: key, head.keyHash), position, on: side)
        }
        return head.size
    }

    @inline(__always)
    private func currencyNumber(_ code: UInt16, _ text: UnsafeBufferPointer<UInt8>) -> UInt16 {
        if code == 0 { return currencies.number(of: text) }
        if code != lastCode {
            lastCurrency = LedgerName.currency(code).withUnsafeBufferPointer {
                currencies.number(of: $0)
            }
            lastCode = code
        }
        return lastCurrency
    }

    /// Finds keys for the lines without one: a refund has its payment's; what is left is matched by
    /// its reference. To be called once, when everything is entered.
    package func settle() {
        for line in keyless {
            let book = line.side == .orders ? orders : transactions
            if let parent = book.position(of: line.parent), let entry = book.entry(of: parent) {
                link(entry, line.record, on: line.side)
                continue
            }
            let reference = book.records[line.record].reference
            guard !reference.isEmpty else {
                entries.append(Entry(key: ArenaText()))
                link(entries.count - 1, line.record, on: line.side)
                continue
            }
            // No key begins with a zero byte, which is written as an escape.
            let key = [0] + Array(arena.text(at: reference))
            key.withUnsafeBufferPointer {
                link(entry(for: $0, hash.hash($0)), line.record, on: line.side)
            }
        }
        keyless = []
    }

    @inline(__always)
    private func link(_ position: Int, _ record: Int, on side: LedgerSide) {
        let mark = UInt32(truncatingIfNeeded: record + 1)
        var entry = entries[position]
        if side == .orders {
            orders.link(record, to: position, before: entry.order)
            entry.order = mark
        } else {
            transactions.link(record, to: position, before: entry.transaction)
            entry.transaction = mark
        }
        entries[position] = entry
    }

    @inline(__always)
    private func entry(for key: UnsafeBufferPointer<UInt8>, _ hashed: UInt64) -> Int {
        let new = entries.count
        let found = keys.findOrInsert(hashed, new: new) {
            arena.holds(key, at: entries[$0].key)
        }
        if let found { return found }
        entries.append(Entry(key: arena.append(key)))
        return new
    }
}
