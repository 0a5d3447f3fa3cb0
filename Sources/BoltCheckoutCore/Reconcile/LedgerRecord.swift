/// What a ``Ledger`` keeps of a line: 40 bytes.
struct LedgerRecord: Sendable, BitwiseCopyable {
    private static let refundMark: UInt16 = 1 << 15
    private static let noAmountMark: UInt16 = 1 << 14
    private static let replacedMark: UInt16 = 1 << 13
    private static let partlyCapturedMark: UInt16 = 1 << 12
    private static let statusMask: UInt16 = partlyCapturedMark - 1

    /// Minor units; 0 where they are unknown.
    var amount: Int64
    /// Milliseconds since 1970; the least number where unknown.
    var date: Int64
    var reference = ArenaText()
    /// The next record of the same key, plus one; 0 for none.
    var next: UInt32 = 0
    /// The key it hangs on; the largest number for none.
    var entry = UInt32.max
    /// The line in the file.
    var line: UInt32
    /// The number of the currency.
    var currency: UInt16
    /// The number of the status, and marks above it.
    private var state: UInt16

    init(_ head: LedgerParcel.Head, currency: UInt16, status: UInt16) {
        amount = head.amount
        date = head.date
        line = head.line
        self.currency = currency
        state = status & Self.statusMask
        if head.isRefund { state |= Self.refundMark }
        if !head.hasAmount { state |= Self.noAmountMark }
        if head.isPartlyCaptured { state |= Self.partlyCapturedMark }
    }

    /// Makes room for a later version.
    mutating func markReplaced() { state |= Self.replacedMark }

    /// Whether a later version took the record's place.
    var isReplaced: Bool { state & Self.replacedMark != 0 }
    var isRefund: Bool { state & Self.refundMark != 0 }
    var hasAmount: Bool { state & Self.noAmountMark == 0 }
    /// Whether it is a payment of which a part was captured.
    var isPartlyCaptured: Bool { state & Self.partlyCapturedMark != 0 }
    var status: Int { Int(state & Self.statusMask) }
}
