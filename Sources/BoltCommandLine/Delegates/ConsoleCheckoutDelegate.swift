import BoltCheckoutCore
import BoltCheckoutFlows

/// Prints the outcome of a checkout: on success the six reconciliation fields.
final class ConsoleCheckoutDelegate: BoltSimpleCheckoutDelegate {
    private let console: Console
    private let format: OutputFormat?
    private let report: FlowReport

    /// Creates a delegate.
    ///
    /// - Parameters:
    ///   - console: Where the fields go.
    ///   - format: How they are written; nil where the caller writes others.
    ///   - report: Who tells of errors.
    init(_ console: Console, format: OutputFormat?, report: FlowReport) {
        self.console = console
        self.format = format
        self.report = report
    }

    func onCheckoutSuccess(result: BoltCheckoutResult) {
        guard let format else { return }
        let reconciliation = result.reconciliation
        var fields = FlowFields()
        fields.add("order_reference", reconciliation.orderReference)
        fields.add("reference", reconciliation.reference)
        fields.add("merchant_order_number", reconciliation.merchantOrderNumber)
        fields.add(
            "amount",
            reconciliation.amount,
            words: MoneyText.words(
                minor: reconciliation.amount,
                currency: reconciliation.currency
            )
        )
        fields.add(masked: "currency", reconciliation.currency)
        fields.add(masked: "status", reconciliation.status)
        fields.write(to: console, format)
    }

    func onCheckoutError(errorReason: String) {
        report.fail(errorReason)
    }

    func onCheckoutCancel() {
        report.cancel("the order token is still valid")
    }
}
