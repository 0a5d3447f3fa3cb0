import BoltCheckoutCore

extension Failure {
    /// The same without card numbers and without the texts that were given away in confidence.
    func masked(hiding secrets: [String]) -> Failure {
        func masked(_ text: String) -> String {
            let rest = secrets.reduce(text) { text, secret in
                text.split(separator: secret, omittingEmptySubsequences: false)
                    .joined(separator: "***")
            }
            return CardNumberMask.masked(rest)
        }
        var failure = self
        failure.message = masked(message)
        failure.file = file.map(masked)
        failure.path = path.map(masked)
        failure.traceID = traceID.map(masked)
        return failure
    }
}
