import BoltCheckoutFlows

/// Prints the outcome of an authorization: the order reference, or status and reason of a decline.
final class ConsoleAuthorizationDelegate: BoltPaymentAuthorizationDelegate {
    private let console: Console
    private let format: OutputFormat
    private let report: FlowReport

    /// Creates a delegate.
    init(_ console: Console, format: OutputFormat, report: FlowReport) {
        self.console = console
        self.format = format
        self.report = report
    }

    func onPaymentAuthorizationSuccess(orderReference: String) {
        var fields = FlowFields()
        fields.add("order_reference", orderReference)
        fields.write(to: console, format)
    }

    func onPaymentAuthorizationFail(status: String, reason: String) {
        var fields = FlowFields()
        fields.add(masked: "status", status)
        fields.add(masked: "reason", reason)
        fields.write(to: console, format)
        report.fail(reason)
    }

    func onPaymentAuthorizationError(errorReason: String) {
        report.fail(errorReason)
    }
}
