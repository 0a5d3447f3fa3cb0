/// The six fields by which a checkout is reconciled with the merchant's books.
///
/// Source: API reference, section "Reconciliation Fields".
package struct ReconciliationFields: Equatable, Sendable {
    /// The merchant's order reference; nil where Bolt gives none or an empty one.
    package let orderReference: String?
    /// The transaction reference.
    package let reference: String
    /// The merchant-facing order number; nil where Bolt gives none or an empty one.
    package let merchantOrderNumber: String?
    /// The charged total in minor currency units.
    package let amount: Int64
    /// The currency code as received.
    package let currency: String
    /// The status as received.
    package let status: String
}

extension BoltCheckoutResult {
    /// What one reconciles by.
    package var reconciliation: ReconciliationFields {
        ReconciliationFields(
            orderReference: cart?.orderReference.flatMap { $0.isEmpty ? nil : $0 },
            reference: reference,
            merchantOrderNumber: merchantOrderNumber.flatMap { $0.isEmpty ? nil : $0 },
            amount: Int64(amount.amount),
            currency: amount.currency,
            status: status
        )
    }
}
