import BoltCheckoutCore
import BoltCheckoutFlows

/// Tells how a flow ended on standard error, once its ending is known.
///
/// A delegate hands over its sentence while the flow runs; status, trace id and exit code come with
/// the outcome.
final class FlowReport {
    private let console: Console
    private let name: String
    private var sentence: String?
    private var isCancelled = false
    /// The key with which a request that can charge was sent.
    var idempotencyKey: String?

    /// Creates the report of a flow.
    ///
    /// - Parameters:
    ///   - console: Where it goes.
    ///   - name: What the flow is called, for example `"checkout"`.
    init(_ console: Console, name: String) {
        self.console = console
        self.name = name
    }

    /// Takes the words of an error or a decline.
    func fail(_ reason: String) {
        sentence = reason
    }

    /// Takes a cancel, with what it means for the shopper.
    func cancel(_ consequence: String) {
        sentence = consequence
        isCancelled = true
    }

    /// Writes what there is to say.
    ///
    /// - Parameter outcome: How the flow ended.
    /// - Returns: The exit code that belongs to it.
    func finish(_ outcome: FlowOutcome) -> ExitCode {
        for note in outcome.notes { console.note(note) }
        let exit = ExitCode(outcome.ending)
        guard let sentence else { return exit }
        var failure = Failure(code(outcome), exit, message(sentence, outcome))
        failure.httpStatus = outcome.httpStatus
        failure.traceID = outcome.traceID
        failure.path = outcome.decodingError?.path
        if case .malformedJSON(_, let line, let column) = outcome.decodingError {
            // The words have the place already; a program gets it as numbers beside them.
            if console.settings.errorFormat == .json {
                failure.line = line
                failure.column = column
            }
        }
        return console.failure(failure)
    }

    private func message(_ sentence: String, _ outcome: FlowOutcome) -> String {
        if isCancelled {
            let verb = outcome.ending == .interrupted ? "interrupted" : "cancelled"
            return "\(name) \(verb); \(sentence)"
        }
        switch outcome.failure {
        case .declined(_, sentence, _): return "\(name) declined: \(sentence)"
        case .outcomeUnknown:
            let next = idempotencyKey.map { key in
                "; the same command with \(LiveOptions.idempotencyKey.dashed) \(key) "
                    + "asks again and charges once"
            }
            return "\(name) \(sentence)\(next ?? "")"
        case .declined, .voided, .unsettled: return "\(name) \(sentence)"
        case .loginRefused, .loginUnsettled: return sentence
        default: return "\(name) failed: \(sentence)"
        }
    }

    private func code(_ outcome: FlowOutcome) -> String {
        outcome.failure?.code ?? (outcome.ending == .interrupted ? "interrupted" : "cancelled")
    }
}
