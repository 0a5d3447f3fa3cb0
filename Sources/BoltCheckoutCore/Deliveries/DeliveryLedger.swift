/// Remembers deliveries, to tell repeats and late arrivals from news. Its memory is limited: the
/// transactions that were first delivered longest ago are forgotten first.
package struct DeliveryLedger: Sendable {
    private static let longestName = 256
    private static let deliveriesKept = 32

    /// What is known of one transaction.
    private struct Account: Sendable {
        var standing: Delivery
        var newestDate: Int64?
        var deliveries: [Delivery] = []
    }

    private let capacity: Int
    private var accounts: [String: Account] = [:]
    private var orders: [String: String] = [:]
    private var accountNames: NameQueue
    private var orderNames: NameQueue

    /// Creates an empty ledger.
    ///
    /// - Parameter capacity: The most transactions, and the most orders, to remember; at least 1.
    package init(capacity: Int = 10_000) {
        self.capacity = max(1, capacity)
        accountNames = NameQueue(capacity: self.capacity)
        orderNames = NameQueue(capacity: self.capacity)
    }

    /// Enters a delivery.
    ///
    /// - Parameter delivery: What has arrived.
    /// - Returns: What it is among those before it.
    package mutating func enter(_ delivery: Delivery) -> DeliveryVerdict {
        let name = delivery.reference
        guard !name.isEmpty, name.utf8.count <= Self.longestName else {
            return DeliveryVerdict(.new)
        }
        guard var account = accounts[name] else {
            if let forgotten = accountNames.add(name) { accounts[forgotten] = nil }
            accounts[name] = Account(
                standing: delivery,
                newestDate: delivery.date,
                deliveries: [delivery]
            )
            return DeliveryVerdict(.new, otherReference: otherTransaction(of: delivery))
        }
        let (mark, reason) = Self.mark(of: delivery, in: account)
        Self.enter(delivery, mark, in: &account)
        accounts[name] = account
        return DeliveryVerdict(mark, reason: reason)
    }

    private static func mark(
        of delivery: Delivery,
        in account: Account
    ) -> (DeliveryMark, String?) {
        if account.deliveries.contains(delivery) {
            return (.duplicate, "the same was delivered before")
        }
        let twin = account.deliveries.last { $0.isSameEvent(as: delivery) }
        if let twin {
            let before = twin.amount.map(String.init) ?? "none"
            let now = delivery.amount.map(String.init) ?? "none"
            return (.conflict, "the same event was delivered with the amount \(before), now \(now)")
        }
        let standing = account.standing
        if let date = delivery.date, let newest = account.newestDate, date < newest {
            return (.outOfOrder, "it is older than a delivery before it; \(standing.status) stands")
        }
        if SettlementGoal.isFinal(standing.status), delivery.status != standing.status {
            return (.outOfOrder, "\(standing.status) is an end; it stands")
        }
        if delivery.hook == standing.hook, delivery.status == standing.status {
            return (.again, "\(delivery.status) stands already")
        }
        return (.new, nil)
    }

    private static func enter(
        _ delivery: Delivery,
        _ mark: DeliveryMark,
        in account: inout Account
    ) {
        guard mark != .duplicate else { return }
        if account.deliveries.count == deliveriesKept { account.deliveries.removeFirst() }
        account.deliveries.append(delivery)
        if let date = delivery.date { account.newestDate = max(account.newestDate ?? date, date) }
        if mark == .new || mark == .again { account.standing = delivery }
    }

    /// The payment that was delivered for the same order before, under another reference. One that
    /// came to nothing is no surprise: a shopper tries again.
    private mutating func otherTransaction(of delivery: Delivery) -> String? {
        guard let order = delivery.orderReference, !order.isEmpty, !delivery.isRefund,
            order.utf8.count <= Self.longestName
        else { return nil }
        guard let first = orders[order] else {
            if let forgotten = orderNames.add(order) { orders[forgotten] = nil }
            orders[order] = delivery.reference
            return nil
        }
        guard first != delivery.reference, Self.isAlive(delivery) else { return nil }
        if let standing = accounts[first]?.standing, Self.isAlive(standing) { return first }
        orders[order] = delivery.reference
        return nil
    }

    private static func isAlive(_ delivery: Delivery) -> Bool {
        SettlementGoal().settlement(of: delivery.status) != .badly
    }
}

/// Names in the order of their arrival, a limited number of them.
private struct NameQueue: Sendable {
    private let capacity: Int
    private var names: [String] = []
    private var oldest = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Adds a name; returns the one that had to make room.
    mutating func add(_ name: String) -> String? {
        guard names.count == capacity else {
            names.append(name)
            return nil
        }
        let forgotten = names[oldest]
        names[oldest] = name
        oldest = (oldest + 1) % capacity
        return forgotten
    }
}

extension Delivery {
    /// Whether both tell the same but for the amount.
    fileprivate func isSameEvent(as other: Delivery) -> Bool {
        var twin = other
        twin.amount = amount
        return twin == self && date != nil
    }
}
