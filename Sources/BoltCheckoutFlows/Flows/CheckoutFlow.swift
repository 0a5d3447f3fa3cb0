import BoltCheckoutCore

/// One checkout: the page, what it delivered, and the one call of the delegate.
struct CheckoutFlow {
    let shopper: any ShopperInterface
    /// Reads the transaction back where there is an API key; nil otherwise.
    let readBack: ReadBack?

    /// Runs the checkout.
    func run(
        _ config: BoltCheckoutConfig,
        delegate: any BoltSimpleCheckoutDelegate
    ) -> FlowOutcome {
        let outcome: FlowOutcome
        do throws(ShopperError) {
            let answer = try shopper.present(.checkout(orderToken: config.orderToken)) { _ in
                .accept
            }
            switch answer {
            case .delivered(let status, let body):
                return conclude(CheckoutResponse(status: status, body: body), delegate)
            case .closed(afterSubmit: false):
                outcome = FlowOutcome(ending: .cancelled)
            case .interrupted(afterOpening: false):
                outcome = FlowOutcome(ending: .interrupted)
            case .closed, .timedOut, .interrupted:
                outcome = FlowOutcome(failure: .outcomeUnknown(Self.words(answer), reference: nil))
            }
        } catch {
            outcome = FlowOutcome(failure: .shopper(error))
        }
        if let failure = outcome.failure {
            delegate.onCheckoutError(errorReason: failure.description)
        } else {
            delegate.onCheckoutCancel()
        }
        return outcome
    }

    private func conclude(
        _ reply: CheckoutResponse,
        _ delegate: any BoltSimpleCheckoutDelegate
    ) -> FlowOutcome {
        switch OutcomeTable.verdict(on: .reply(reply)) {
        case .success(let reading, _):
            var notes = reading.warnings.map(\.description)
            if reading.model.reconciliation.orderReference == nil {
                notes.append("\(reading.model.reference): no cart order reference")
            }
            if let readBack { notes += readBack.notes(on: reading.model) }
            delegate.onCheckoutSuccess(result: reading.model)
            return FlowOutcome(ending: .success, notes: notes, reply: reply)
        case .failure(let failure):
            delegate.onCheckoutError(errorReason: failure.description)
            return FlowOutcome(failure: failure, reply: reply)
        }
    }

    private static func words(_ answer: ShopperAnswer) -> String {
        switch answer {
        case .closed: "the page was closed after the payment was submitted"
        case .timedOut: "the page was open and nothing came back in time"
        case .interrupted: "interrupted while the page was open"
        case .delivered: "the page delivered nothing that can be read"
        }
    }
}
