/// What came of comparing the lines of one key: payments, and refunds apart.
struct KeyOutcome {
    /// One way of money on both sides; without lines there is nothing to say.
    struct Lane {
        let order: LaneSum
        let bolt: LaneSum
        let isRefund: Bool

        /// Whether a side has lines.
        @inline(__always)
        var isThere: Bool { order.count > 0 || bolt.count > 0 }
    }

    let paid: Lane
    let refunded: Lane
    /// The position of the first line at Bolt that took no money; -1 for none.
    let unpaid: Int
}
