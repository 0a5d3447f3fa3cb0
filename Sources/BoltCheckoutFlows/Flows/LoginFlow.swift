import BoltCheckoutCore

/// One login: OAuth with PKCE, its callback checked here.
struct LoginFlow {
    let shopper: any ShopperInterface

    /// Runs the login.
    func run(delegate: any BoltLoginDelegate) -> FlowOutcome {
        let outcome: FlowOutcome
        do throws(ShopperError) {
            let secrets = try shopper.loginSecrets()
            var check = LoginCallbackCheck(state: secrets.state)
            let page = ShopperPage.login(
                state: secrets.state,
                challenge: PKCE.challenge(for: secrets.codeVerifier)
            )
            let answer = try shopper.present(page) { check.verdict(on: $0) }
            // With a code, any other status is that of the exchange of the code, which failed.
            if case .delivered(let status, let body) = answer, let code = check.code,
                (200...299).contains(status)
            {
                delegate.onLoginSuccess(
                    authCode: code,
                    codeVerifier: secrets.codeVerifier,
                    state: secrets.state
                )
                return FlowOutcome(
                    ending: .success,
                    reply: CheckoutResponse(status: status, body: body)
                )
            }
            outcome = Self.outcome(of: answer, check)
        } catch {
            outcome = FlowOutcome(failure: .shopper(error))
        }
        if let failure = outcome.failure {
            delegate.onLoginError(errorReason: failure.description)
        } else {
            delegate.onLoginCancel()
        }
        return outcome
    }

    private static func outcome(
        of answer: ShopperAnswer,
        _ check: LoginCallbackCheck
    ) -> FlowOutcome {
        switch answer {
        case .closed:
            return FlowOutcome(ending: .cancelled)
        case .interrupted:
            return FlowOutcome(ending: .interrupted)
        case .timedOut:
            if let words = check.refusal { return FlowOutcome(failure: .loginRefused(words)) }
            return FlowOutcome(failure: .loginUnsettled("nobody logged in in time; try again"))
        case .delivered(let status, let body):
            if let words = check.denial { return FlowOutcome(failure: .loginRefused(words)) }
            let reply = CheckoutResponse(status: status, body: body)
            return FlowOutcome(failure: LoginReply.failure(reply), reply: reply)
        }
    }
}
