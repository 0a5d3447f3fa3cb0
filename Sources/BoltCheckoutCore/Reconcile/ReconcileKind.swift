/// What came of comparing one key.
package enum ReconcileKind: String, CaseIterable, Sendable {
    case matched
    case missingAtBolt = "missing_at_bolt"
    case missingInOrders = "missing_in_orders"
    case amountDiffers = "amount_differs"
    case currencyDiffers = "currency_differs"
    case duplicate

    /// The name in words.
    package var words: String {
        switch self {
        case .matched: "matched"
        case .missingAtBolt: "missing at Bolt"
        case .missingInOrders: "missing in orders"
        case .amountDiffers: "amount differs"
        case .currencyDiffers: "currency differs"
        case .duplicate: "duplicate"
        }
    }
}

extension ReconcileKind {
    /// Compares what both sides have; at least one has something.
    init(_ order: LaneSum, _ bolt: LaneSum) {
        self = Self.kind(order, bolt)
    }

    private static func kind(_ order: LaneSum, _ bolt: LaneSum) -> ReconcileKind {
        if bolt.count == 0 { return .missingAtBolt }
        if order.count == 0 { return .missingInOrders }
        if order.isMixed || bolt.isMixed { return .currencyDiffers }
        if order.currency != 0, bolt.currency != 0, order.currency != bolt.currency {
            return .currencyDiffers
        }
        guard let ordered = order.amount, let paid = bolt.amount else { return .amountDiffers }
        if ordered == paid { return .matched }
        guard order.count != bolt.count else { return .amountDiffers }
        // The same amount on both sides, once more often on one of them.
        let isRepeated =
            Int128(ordered) * Int128(bolt.count) == Int128(paid) * Int128(order.count)
        return isRepeated ? .duplicate : .amountDiffers
    }

    /// The position in `allCases`.
    var row: Int {
        switch self {
        case .matched: 0
        case .missingAtBolt: 1
        case .missingInOrders: 2
        case .amountDiffers: 3
        case .currencyDiffers: 4
        case .duplicate: 5
        }
    }
}
