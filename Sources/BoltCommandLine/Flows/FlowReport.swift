import BoltCheckoutFlows

/// Tells how a flow ended on standard error, once its ending is known.
///
/// A delegate hands over its sentence while the flow runs; status, trace id and exit code come with
/// the outcome.
final class FlowReport {
    private let console: Console
    private let name: String
    private var sentence: String?

    /// Creates the report of a flow.
    ///
    /// - Parameters:
    ///   - console: Where it goes.
    ///   - name: What the flow is called, for example `"checkout"`.
    init(_ console: Console, name: String) {
        self.console = console
        self.name = name
    }

    /// Takes the words of an error.
    func fail(_ reason: String) {
        sentence = reason
    }

    /// Takes the words of a decline, which is a result of its own.
    func decline(_ reason: String) {
        sentence = reason
    }

    /// Takes a cancel, with what it means for the shopper.
    func cancel(_ consequence: String) {
        sentence = consequence
    }

    /// Writes what there is to say.
    ///
    /// - Parameter outcome: How the flow ended.
    /// - Returns: The exit code that belongs to it.
    func finish(_ outcome: FlowOutcome) -> ExitCode {
        for note in outcome.notes { console.note(note) }
        let exit = ExitCode(outcome.ending)
        guard let sentence else { return exit }
        return console.failure(
            Failure(
                code(outcome),
                exit,
                "\(name) \(verb(outcome.ending)): \(sentence)",
                path: nil,
                httpStatus: outcome.httpStatus,
                traceID: outcome.traceID
            )
        )
    }

    private func code(_ outcome: FlowOutcome) -> String {
        outcome.failure?.code ?? (outcome.ending == .interrupted ? "interrupted" : "cancelled")
    }

    private func verb(_ ending: FlowEnding) -> String {
        switch ending {
        case .cancelled: "cancelled"
        case .interrupted: "interrupted"
        case .declined: "declined"
        case .unsettled: "not finished"
        default: "failed"
        }
    }
}
