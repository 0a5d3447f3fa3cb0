/// One key on which orders and Bolt do not agree.
package struct ReconcileFinding: Equatable, Sendable {
    /// What one side has.
    package struct Side: Equatable, Sendable {
        /// The sum in minor units; nil where it is unknown or does not fit 64 bits.
        package let amount: Int64?
        /// The currency; nil where there is none, or several.
        package let currency: String?
        /// How many lines there are.
        package let count: Int
        /// The line of the first one in its file; 0 where it is not known.
        package let line: Int
        /// Bolt's reference of the first one.
        package let reference: String?
        /// The status of the first one.
        package let status: String?
    }

    /// What is wrong.
    package let kind: ReconcileKind
    /// What both sides are matched by; nil where the line has none.
    package let key: String?
    /// Whether refunds were compared, not payments.
    package let isRefund: Bool
    /// What the merchant has; nil for nothing.
    package let order: Side?
    /// What Bolt has; nil for nothing.
    package let transaction: Side?
    /// Bolt's amount less the order's, where both are known and in one currency.
    package var difference: Int64? {
        guard kind == .amountDiffers || kind == .duplicate, let order = order?.amount,
            let transaction = transaction?.amount
        else { return nil }
        let (value, overflows) = transaction.subtractingReportingOverflow(order)
        return overflows ? nil : value
    }
}
