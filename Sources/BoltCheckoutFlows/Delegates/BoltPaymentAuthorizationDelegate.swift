/// Receives the outcome of an authorization.
///
/// A flow calls exactly one of these methods, exactly once, before it returns.
///
/// Source: API reference, section "BoltPaymentAuthorizationDelegate".
public protocol BoltPaymentAuthorizationDelegate: AnyObject {
    /// The payment is authorized.
    ///
    /// - Parameter orderReference: The reference by which a backend confirms the order.
    func onPaymentAuthorizationSuccess(orderReference: String)

    /// The processor, or fraud review, declined.
    ///
    /// - Parameters:
    ///   - status: The transaction's status, for example `"failed"`.
    ///   - reason: Why, the processor's code and words where there are any.
    func onPaymentAuthorizationFail(status: String, reason: String)

    /// The request failed before it reached the processor, or nobody knows whether it did.
    ///
    /// - Parameter errorReason: One line for people, without a trailing period.
    func onPaymentAuthorizationError(errorReason: String)
}
