public import BoltCheckoutCore

/// Receives the outcome of a checkout.
///
/// A flow calls exactly one of these methods, exactly once, before it returns. There are no default
/// implementations: a type that forgets an outcome does not compile.
///
/// Source: API reference, section "BoltSimpleCheckoutDelegate".
public protocol BoltSimpleCheckoutDelegate: AnyObject {
    /// The user completed checkout and payment is authorized.
    ///
    /// - Parameter result: The transaction. Reconcile on `cart?.orderReference`, `reference` and
    ///   `merchantOrderNumber`.
    func onCheckoutSuccess(result: BoltCheckoutResult)

    /// Checkout failed: a network error, a decline, a validation failure, or an unreadable reply.
    ///
    /// - Parameter errorReason: One line for people, without a trailing period.
    func onCheckoutError(errorReason: String)

    /// The user dismissed checkout. The order token stays valid for another attempt.
    func onCheckoutCancel()
}
