package import BoltCheckoutCore
import BoltCheckoutFlows

/// One call of a delegate, with what it was given.
package enum DelegateCall: Equatable, Sendable {
    case success(reference: String)
    case login(code: String, verifier: String, state: String)
    case card(BoltPaymentMethod, BoltCreditCard?)
    case authorized(orderReference: String)
    case fail(status: String, reason: String)
    case error(String)
    case cancel
}

/// Keeps every call of a checkout's delegate.
package final class RecordingCheckoutDelegate: BoltSimpleCheckoutDelegate {
    /// The calls so far.
    package private(set) var calls: [DelegateCall] = []
    /// The result of the last success.
    package private(set) var result: BoltCheckoutResult?

    package init() {}

    package func onCheckoutSuccess(result: BoltCheckoutResult) {
        self.result = result
        calls.append(.success(reference: result.reference))
    }

    package func onCheckoutError(errorReason: String) { calls.append(.error(errorReason)) }

    package func onCheckoutCancel() { calls.append(.cancel) }
}

/// Keeps every call of a login's delegate.
package final class RecordingLoginDelegate: BoltLoginDelegate {
    /// The calls so far.
    package private(set) var calls: [DelegateCall] = []

    package init() {}

    package func onLoginSuccess(authCode: String, codeVerifier: String, state: String) {
        calls.append(.login(code: authCode, verifier: codeVerifier, state: state))
    }

    package func onLoginError(errorReason: String) { calls.append(.error(errorReason)) }

    package func onLoginCancel() { calls.append(.cancel) }
}

/// Keeps every call of a payment flow's delegate.
package final class RecordingPaymentFlowDelegate: BoltPaymentFlowDelegate {
    /// The calls so far.
    package private(set) var calls: [DelegateCall] = []

    package init() {}

    package func onPaymentFlowSuccess(
        paymentMethod: BoltPaymentMethod,
        creditCard: BoltCreditCard?
    ) {
        calls.append(.card(paymentMethod, creditCard))
    }

    package func onPaymentFlowError(errorReason: String) { calls.append(.error(errorReason)) }

    package func onPaymentFlowCancel() { calls.append(.cancel) }
}

/// Keeps every call of an authorization's delegate.
package final class RecordingAuthorizationDelegate: BoltPaymentAuthorizationDelegate {
    /// The calls so far.
    package private(set) var calls: [DelegateCall] = []

    package init() {}

    package func onPaymentAuthorizationSuccess(orderReference: String) {
        calls.append(.authorized(orderReference: orderReference))
    }

    package func onPaymentAuthorizationFail(status: String, reason: String) {
        calls.append(.fail(status: status, reason: reason))
    }

    package func onPaymentAuthorizationError(errorReason: String) {
        calls.append(.error(errorReason))
    }
}
