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
    private(set) var currencies = NameTable()
    private(set) var statuses = NameTable()
    private let hash = ByteHash()
    private let keys = HashIndex()
    private var keyless: [Keyless] = []

    /// Creates an empty ledger.
    package init() {
        orders = LedgerBook(arena, hash)
        transactions = LedgerBook(arena, hash)
    }

    /// How many orders were entered.
    package var orderCount: Int { orders.count }
    /// How many transactions were entered.
    package var transactionCount: Int { transactions.count }
    /// How many transactions came again, under the same reference.
    package var repeatedCount: Int { transactions.replacedCount + transactions.ignoredCount }
    /// Whether the texts are more than a ledger can hold.
    package var isFull: Bool { arena.isFull || entries.count >= Int(UInt32.max) }

    /// Enters a line.
    ///
    /// Of several lines with the same reference the one with the latest date counts; of equal dates,
    /// the last.
    package func enter(_ line: LedgerLine, on side: LedgerSide) {
        let record = LedgerRecord(
            line,
            currency: currencies.number(of: line.currency),
            status: statuses.number(of: line.status)
        )
        let book = side == .orders ? orders : transactions
        guard let position = book.add(record, line.reference) else { return }
        if line.key.isEmpty {
            let parent = arena.append(line.parent)
            keyless.append(Keyless(side: side, record: position, parent: parent))
        } else {
            link(entry(for: line.key), position, on: side)
        }
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
            key.withUnsafeBufferPointer { link(entry(for: $0), line.record, on: line.side) }
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
    private func entry(for key: UnsafeBufferPointer<UInt8>) -> Int {
        let new = entries.count
        let found = keys.findOrInsert(
            hash.hash(key),
            new: new,
            hashOf: { hash.hash(arena.text(at: entries[$0].key)) },
            matches: { arena.holds(key, at: entries[$0].key) }
        )
        if let found { return found }
        entries.append(Entry(key: arena.append(key)))
        return new
    }
}
