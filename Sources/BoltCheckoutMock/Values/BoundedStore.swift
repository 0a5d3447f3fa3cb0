/// Values by key, of which the oldest go when there are too many or they are too large together.
struct BoundedStore<Value> {
    private struct Slot {
        var value: Value
        var cost: Int
        var isPinned: Bool
    }

    private let countLimit: Int
    private let costLimit: Int
    private var slots: [String: Slot] = [:]
    // Keys in the order of their arrival; those before `first` are gone.
    private var queue: [String] = []
    private var first = 0
    private var cost = 0

    /// Creates an empty store.
    init(countLimit: Int, costLimit: Int = .max) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    /// How many values there are.
    var count: Int { slots.count }

    /// The keys in no order.
    var keys: [String] { Array(slots.keys) }

    /// The value of a key.
    subscript(key: String) -> Value? { slots[key]?.value }

    /// Adds a value, or replaces the one of the same key in its place.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: Its key.
    ///   - cost: How large it is.
    ///   - isPinned: Whether it never goes.
    mutating func set(_ value: Value, for key: String, cost: Int = 0, isPinned: Bool = false) {
        if let old = slots[key] {
            self.cost -= old.isPinned ? 0 : old.cost
            slots[key] = Slot(value: value, cost: cost, isPinned: old.isPinned)
            self.cost += old.isPinned ? 0 : cost
        } else {
            slots[key] = Slot(value: value, cost: cost, isPinned: isPinned)
            if !isPinned {
                queue.append(key)
                self.cost += cost
            }
        }
        while queue.count - first > 1, queue.count - first > countLimit || self.cost > costLimit {
            remove(queue[first])
        }
    }

    /// Takes a value out.
    @discardableResult
    mutating func remove(_ key: String) -> Value? {
        guard let slot = slots.removeValue(forKey: key) else { return nil }
        if !slot.isPinned {
            cost -= slot.cost
            if first < queue.count, queue[first] == key {
                first += 1
            } else if let index = queue[first...].firstIndex(of: key) {
                queue.remove(at: index)
            }
            if first > 1024, first > queue.count / 2 {
                queue.removeFirst(first)
                first = 0
            }
        }
        return slot.value
    }
}
