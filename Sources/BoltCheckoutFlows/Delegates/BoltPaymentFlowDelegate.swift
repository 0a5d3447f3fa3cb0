public import BoltCheckoutCore

/// Receives the outcome of collecting a payment method.
///
/// A flow calls exactly one of these methods, exactly once, before it returns.
///
/// Source: API reference, section "BoltPaymentFlowDelegate".
public protocol BoltPaymentFlowDelegate: AnyObject {
    /// A payment method was tokenized.
    ///
    /// - Parameters:
    ///   - paymentMethod: What kind of payment method it is.
    ///   - creditCard: The tokenized card, where it is a card.
    func onPaymentFlowSuccess(paymentMethod: BoltPaymentMethod, creditCard: BoltCreditCard?)

    /// Tokenization failed, or the network did.
    ///
    /// - Parameter errorReason: One line for people, without a trailing period.
    func onPaymentFlowError(errorReason: String)

    /// The user dismissed the collection of a payment method.
    func onPaymentFlowCancel()
}
