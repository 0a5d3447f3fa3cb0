import BoltCheckoutCore

/// Collects a payment method and has it tokenized.
struct PaymentFlow {
    let shopper: any ShopperInterface

    /// Runs the flow.
    ///
    /// - Returns: The outcome, and the record where there is one.
    func run(delegate: any BoltPaymentFlowDelegate) -> (outcome: FlowOutcome, record: CardRecord?) {
        do throws(ShopperError) {
            switch try shopper.card() {
            case .card(let record):
                delegate.onPaymentFlowSuccess(
                    paymentMethod: record.paymentMethod,
                    creditCard: record.card
                )
                return (FlowOutcome(ending: .success), record)
            case .endOfInput:
                delegate.onPaymentFlowCancel()
                return (FlowOutcome(ending: .cancelled), nil)
            case .interrupted:
                delegate.onPaymentFlowCancel()
                return (FlowOutcome(ending: .interrupted), nil)
            }
        } catch {
            let failure = FlowFailure.shopper(error)
            delegate.onPaymentFlowError(errorReason: failure.description)
            return (FlowOutcome(failure: failure), nil)
        }
    }
}
