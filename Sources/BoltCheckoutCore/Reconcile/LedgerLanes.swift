/// What one side has under a key: payments and refunds apart.
struct LedgerLanes {
    var paid = LaneSum()
    var refunded = LaneSum()
    /// The position of the first line that took no money; -1 for none.
    var unpaid = -1

    /// Adds a line that counts.
    @inline(__always)
    mutating func add(
        _ record: LedgerRecord,
        at position: Int,
        currency: UInt16,
        isUncaptured: Bool
    ) {
        if record.isRefund {
            refunded.add(record, at: position, currency: currency, isUncaptured: false)
        } else {
            paid.add(record, at: position, currency: currency, isUncaptured: isUncaptured)
        }
    }

    /// Takes the refunds off what was paid.
    @inline(__always)
    mutating func net() {
        guard refunded.count > 0 else { return }
        paid.subtract(refunded)
        refunded = LaneSum()
    }
}
