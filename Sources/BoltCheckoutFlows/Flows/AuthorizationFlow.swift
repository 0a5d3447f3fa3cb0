import BoltCheckoutCore

/// Charges a tokenized card for an order token.
struct AuthorizationFlow {
    let transport: any CheckoutTransport
    let pacing: any RetryPacing
    /// The card; a recorded reply needs none.
    let card: BoltCreditCard?
    /// The cart of the order, where the caller has it.
    let cart: OrderCart?
    /// What a live request needs besides; nil where a recorded reply answers.
    let terms: AuthorizationTerms?
    /// Milliseconds since 1970.
    let now: () -> Int64

    /// Runs the authorization.
    func run(
        _ user: BoltUserInfo,
        orderToken: String,
        delegate: any BoltPaymentAuthorizationDelegate
    ) -> FlowOutcome {
        let request: CheckoutRequest
        do throws(FlowFailure) {
            request = try self.request(user, orderToken)
        } catch {
            delegate.onPaymentAuthorizationError(errorReason: error.description)
            return FlowOutcome(failure: error)
        }
        let exchange = Exchange.perform(request, over: transport, pacing: pacing)
        let reply = try? exchange.result.get()
        let verdict = OutcomeTable.verdict(
            on: evidence(exchange.result),
            earlierAttemptIsOpen: exchange.earlierAttemptIsOpen
        )
        switch verdict {
        case .success(let reading, let isInReview):
            return succeed(reading, isInReview, reply, delegate)
        case .failure(.declined(let status, let reason, let reference)):
            delegate.onPaymentAuthorizationFail(status: status, reason: reason)
            return FlowOutcome(
                failure: .declined(status: status, reason: reason, reference: reference),
                reply: reply
            )
        case .failure(.voided(let reference)):
            let failure = FlowFailure.voided(reference: reference)
            delegate.onPaymentAuthorizationFail(
                status: "cancelled",
                reason: failure.description
            )
            return FlowOutcome(failure: failure, reply: reply)
        case .failure(let failure):
            delegate.onPaymentAuthorizationError(errorReason: failure.description)
            return FlowOutcome(failure: failure, reply: reply)
        }
    }

    /// Checks what must be right before anything is sent.
    private func request(
        _ user: BoltUserInfo,
        _ orderToken: String
    ) throws(FlowFailure) -> CheckoutRequest {
        if let expiry = card?.tokenExpiry {
            // Only a moment long before 1970 is too far away for the difference.
            let (difference, isTooFar) = now().subtractingReportingOverflow(Int64(expiry))
            let age = isTooFar ? Int64.max : difference
            guard age < 0 else { throw .cardExpired(minutes: age / 60_000) }
        }
        guard let terms else { return AuthorizationRequest.recorded(orderToken: orderToken) }
        guard let card else { throw .cardMissing }
        return AuthorizationRequest.live(
            orderToken: orderToken,
            user: user,
            card: card,
            terms: terms
        )
    }

    private func evidence(
        _ result: Result<CheckoutResponse, TransportError>
    ) -> OutcomeTable.Evidence {
        switch result {
        case .success(let reply): .reply(reply)
        case .failure(let error): .noReply(error)
        }
    }

    private func succeed(
        _ reading: WireReading<BoltCheckoutResult>,
        _ isInReview: Bool,
        _ reply: CheckoutResponse?,
        _ delegate: any BoltPaymentAuthorizationDelegate
    ) -> FlowOutcome {
        var notes = reading.warnings.filter(\.isIgnoredField).map(\.description)
        if isInReview { notes.append("in review: authorized, and the fraud review is open") }
        if reply?.isReplayed == true {
            notes.append("Bolt replayed its reply to an earlier request: nothing was charged again")
        }
        let given =
            reading.model.reconciliation.orderReference
            ?? (cart ?? terms?.cart)?.orderReference
        if given == nil {
            notes.append("the reply has no order reference; this is the transaction's reference")
        }
        delegate.onPaymentAuthorizationSuccess(
            orderReference: given ?? reading.model.reference
        )
        return FlowOutcome(ending: .success, notes: notes, reply: reply)
    }
}

extension WireWarning {
    /// Whether it is about a field that was left out; where a value comes from is the checkout's
    /// concern only.
    fileprivate var isIgnoredField: Bool {
        if case .ignored = self { return true }
        return false
    }
}
