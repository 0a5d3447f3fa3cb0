import BoltCheckoutCore
import BoltCheckoutFlows

/// Prints the outcome of a payment flow: on success the card record, its token masked for people.
final class ConsolePaymentFlowDelegate: BoltPaymentFlowDelegate {
    private let console: Console
    private let format: OutputFormat
    private let report: FlowReport

    /// Creates a delegate.
    init(_ console: Console, format: OutputFormat, report: FlowReport) {
        self.console = console
        self.format = format
        self.report = report
    }

    func onPaymentFlowSuccess(paymentMethod: BoltPaymentMethod, creditCard: BoltCreditCard?) {
        var fields = FlowFields()
        fields.add(masked: "payment_method", paymentMethod.name)
        fields.add("token", creditCard.map { shown($0.token) })
        fields.add("token_expiry", creditCard?.tokenExpiry.map(Int64.init))
        fields.add("last4", creditCard?.last4)
        fields.add("bin", creditCard?.bin)
        fields.add(masked: "network", creditCard?.network)
        fields.add("expiration", creditCard?.expiration)
        fields.add(masked: "postal_code", creditCard?.postalCode)
        fields.write(to: console, format)
    }

    func onPaymentFlowError(errorReason: String) {
        report.fail(errorReason)
    }

    func onPaymentFlowCancel() {
        report.cancel("no card was tokenized")
    }

    private func shown(_ token: String) -> String {
        guard format == .text else { return token }
        return token.count < 12 ? "****" : "****\(token.suffix(4))"
    }
}
