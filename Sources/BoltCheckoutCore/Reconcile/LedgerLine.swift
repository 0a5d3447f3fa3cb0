/// One row of orders, or one transaction, as it is entered into a ``Ledger``.
///
/// Texts point into what was read and are valid while the line is entered.
package struct LedgerLine {
    /// Which way money goes.
    package enum Lane: UInt16, Sendable {
        case payment = 0
        case refund = 1
    }

    /// No text.
    package static var none: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: nil, count: 0)
    }

    /// What the line is matched by; empty where it has none.
    package var key = none
    /// Bolt's reference, where it is known: the same one again is another version of the line.
    package var reference = none
    /// The reference of the payment that a refund belongs to.
    package var parent = none
    /// Minor units, not below zero; nil where they are unknown.
    package var amount: Int64?
    /// What was captured of the amount, where that is known to be less; else nil.
    package var partlyCaptured: Int64?
    /// The currency's text.
    package var currency = none
    /// The status's text.
    package var status = none
    /// Which way money goes.
    package var lane = Lane.payment
    /// Milliseconds since 1970, for the order of versions.
    package var date: Int64?
    /// The line in its file, from 1; 0 where it is not known.
    package var line = 0

    /// A line of nothing.
    package init() {}
}

/// The two sides of a reconciliation.
package enum LedgerSide: Sendable {
    /// What the merchant has.
    case orders
    /// What Bolt has.
    case transactions
}
