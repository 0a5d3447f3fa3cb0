package import BoltCheckoutCore

/// What a flow came to, after its delegate has been told.
public struct FlowOutcome: Equatable, Sendable {
    /// How it ended.
    public let ending: FlowEnding
    /// What went wrong; nil after success and after a dismissal.
    package let failure: FlowFailure?
    /// Sentences for people beside the result: one line each, without a trailing period.
    package let notes: [String]
    /// The bytes that were delivered, empty where there are none.
    package let body: [UInt8]
    /// The status of the last reply.
    package let httpStatus: Int?
    /// Bolt's identification of the exchange.
    package let traceID: String?

    /// What about the reply was in the way, where it could not be read.
    package var decodingError: BoltDecodingError? {
        guard case .outcomeUnknown(_, _, let cause) = failure else { return nil }
        return cause
    }

    /// The outcome of a success or a cancel.
    package init(
        ending: FlowEnding,
        notes: [String] = [],
        reply: CheckoutResponse? = nil
    ) {
        self.init(ending, failure: nil, notes: notes, reply: reply)
    }

    /// The outcome of a failure.
    package init(failure: FlowFailure, notes: [String] = [], reply: CheckoutResponse? = nil) {
        self.init(failure.ending, failure: failure, notes: notes, reply: reply)
    }

    private init(
        _ ending: FlowEnding,
        failure: FlowFailure?,
        notes: [String],
        reply: CheckoutResponse?
    ) {
        self.ending = ending
        self.failure = failure
        self.notes = notes
        body = reply?.body ?? []
        httpStatus = reply?.status
        traceID = reply?.traceID
    }
}
