import BoltCheckoutFlows

/// Prints the outcome of a login: on success what a backend exchanges for tokens.
final class ConsoleLoginDelegate: BoltLoginDelegate {
    private let console: Console
    private let format: OutputFormat?
    private let report: FlowReport

    /// Creates a delegate.
    ///
    /// - Parameters:
    ///   - console: Where the fields go.
    ///   - format: How they are written; nil where the caller writes tokens instead.
    ///   - report: Who tells of errors.
    init(_ console: Console, format: OutputFormat?, report: FlowReport) {
        self.console = console
        self.format = format
        self.report = report
    }

    func onLoginSuccess(authCode: String, codeVerifier: String, state: String) {
        guard let format else { return }
        var fields = FlowFields()
        fields.add("auth_code", authCode)
        fields.add("code_verifier", codeVerifier)
        fields.add("state", state)
        fields.write(to: console, format)
    }

    func onLoginError(errorReason: String) {
        report.fail(errorReason)
    }

    func onLoginCancel() {
        report.cancel("no session was created")
    }
}
