/// The transactions by reference, kept as text: of those that the mock made, the oldest go when
/// there are too many.
struct TransactionStore {
    private struct Stored {
        let bytes: [UInt8]
        let capturesOnApproval: Bool
        let isApprovedAfterReading: Bool
    }

    private var store = BoundedStore<Stored>(countLimit: 20_000, costLimit: 128 << 20)

    /// The transaction of a reference.
    subscript(reference: String) -> MockTransaction? {
        guard let stored = store[reference], let tree = JSONTree(parsing: stored.bytes) else {
            return nil
        }
        return MockTransaction(
            tree: tree,
            capturesOnApproval: stored.capturesOnApproval,
            isApprovedAfterReading: stored.isApprovedAfterReading
        )
    }

    /// Whether a reference is known.
    func contains(_ reference: String) -> Bool { store[reference] != nil }

    /// The text of a transaction that nothing happens to when it is read; nil for others.
    func settledBytes(_ reference: String) -> [UInt8]? {
        guard let stored = store[reference], !stored.isApprovedAfterReading else { return nil }
        return stored.bytes
    }

    /// How many there are.
    var count: Int { store.count }

    /// Keeps a transaction, also over an older state of it.
    mutating func keep(_ transaction: MockTransaction, isPinned: Bool = false) {
        let bytes = transaction.tree.bytes
        let stored = Stored(
            bytes: bytes,
            capturesOnApproval: transaction.capturesOnApproval,
            isApprovedAfterReading: transaction.isApprovedAfterReading
        )
        store.set(stored, for: transaction.reference, cost: bytes.count, isPinned: isPinned)
    }

    /// Every transaction, in the order of their references.
    var all: [MockTransaction] {
        store.keys.sorted().compactMap { self[$0] }
    }
}
