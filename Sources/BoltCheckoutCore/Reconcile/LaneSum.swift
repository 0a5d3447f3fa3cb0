/// The lines of one key, one side and one way of money, added up.
struct LaneSum {
    private(set) var minor: Int64 = 0
    private(set) var count = 0
    /// The position of the first line.
    private(set) var first = -1
    /// The number of the currency; 0 where it is not known.
    private(set) var currency: UInt16 = 0
    /// Whether there are several currencies.
    private(set) var isMixed = false
    /// Whether an amount is unknown, or the sum does not fit 64 bits.
    private(set) var isUnknown = false
    /// Whether a line is a payment that is not captured, or only in part.
    private(set) var isUncaptured = false

    /// The sum, where it is one.
    var amount: Int64? { isUnknown || isMixed ? nil : minor }

    /// Adds a line.
    @inline(__always)
    mutating func add(
        _ record: LedgerRecord,
        at position: Int,
        currency number: UInt16,
        isUncaptured isOpen: Bool
    ) {
        count += 1
        isUncaptured = isUncaptured || isOpen
        if first < 0 || position < first { first = position }
        if number != 0 {
            if currency == 0 { currency = number }
            if currency != number { isMixed = true }
        }
        let (sum, overflows) = minor.addingReportingOverflow(record.amount)
        minor = sum
        if overflows || !record.hasAmount { isUnknown = true }
    }

    /// Takes refunds off.
    mutating func subtract(_ refunds: LaneSum) {
        guard refunds.count > 0 else { return }
        if count == 0 {
            count = refunds.count
            first = refunds.first
            currency = refunds.currency
        } else if currency != 0, refunds.currency != 0, currency != refunds.currency {
            isMixed = true
        }
        isMixed = isMixed || refunds.isMixed
        let (rest, overflows) = minor.subtractingReportingOverflow(refunds.minor)
        minor = rest
        if overflows || refunds.isUnknown { isUnknown = true }
    }
}
