/// What came of comparing the lines of one key: payments, and refunds apart.
struct KeyOutcome {
    /// One way of money on both sides; without lines there is nothing to say.
    struct Lane {
        let order: LaneSum
        let bolt: LaneSum
        let isRefund: Bool
        /// Whether both sides have the same lines, though no sum can be made of them: amounts are
        /// unknown, or there are several currencies.
        var hasSameLines = false

        /// Whether a side has lines.
        @inline(__always)
        var isThere: Bool { order.count > 0 || bolt.count > 0 }

        /// What came of the comparison.
        @inline(__always)
        var kind: ReconcileKind { hasSameLines ? .matched : ReconcileKind(order, bolt) }

        /// Whether both sides have as many lines, and none has a sum.
        @inline(__always)
        var mayHaveSameLines: Bool {
            order.count == bolt.count && order.count > 0 && order.amount == nil
                && bolt.amount == nil
        }
    }

    let paid: Lane
    let refunded: Lane
    /// The position of the first line at Bolt that took no money; -1 for none.
    let unpaid: Int
}
