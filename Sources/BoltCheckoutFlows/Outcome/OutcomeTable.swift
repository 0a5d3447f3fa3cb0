import BoltCheckoutCore

/// What a flow makes of what it gets, for checkout and authorization alike.
///
/// One row a case, in the order of the rows:
///
/// | got | means |
/// | --- | --- |
/// | authorized, completed; pending with a succeeded authorization (client view: pending) | success |
/// | failed, rejected_…, HTTP 402, error code 45 | declined |
/// | cancelled | voided |
/// | any other status | not settled |
/// | Bolt's error body with 400, 404, 422, or with 2xx by its code | refused |
/// | 401, 403 | keys |
/// | 409, 429 | later |
/// | no readable reply after something that can charge was sent or shown | unknown |
/// | nothing can have been charged | as the transport says |
///
/// After an attempt whose outcome is open only a transaction or a replayed reply is final.
enum OutcomeTable {
    /// What a flow got.
    enum Evidence: Equatable, Sendable {
        /// A whole reply.
        case reply(CheckoutResponse)
        /// No reply.
        case noReply(TransportError)
    }

    /// What that means.
    enum Verdict: Equatable, Sendable {
        /// Paid, or authorized; `isInReview` where the fraud review is still open.
        case success(WireReading<BoltCheckoutResult>, isInReview: Bool)
        /// Not paid, or not known.
        case failure(FlowFailure)
    }

    /// Where a status leads.
    private enum Standing: Equatable {
        case paid
        case pending
        case declined
        case voided
    }

    private static let standings: [String: Standing] = [
        "authorized": .paid,
        "completed": .paid,
        "pending": .pending,
        "failed": .declined,
        "rejected_reversible": .declined,
        "rejected_irreversible": .declined,
        "rejectedreversible": .declined,
        "rejectedirreversible": .declined,
        "cancelled": .voided,
        "canceled": .voided,
    ]

    /// Judges what a flow got after something that can charge was sent or shown.
    ///
    /// - Parameters:
    ///   - evidence: What it got.
    ///   - earlierAttemptIsOpen: Whether an earlier attempt may have charged without saying so.
    /// - Returns: What that means.
    static func verdict(
        on evidence: Evidence,
        earlierAttemptIsOpen: Bool = false
    ) -> Verdict {
        switch evidence {
        case .noReply(let error):
            return verdict(onNoReply: error, earlierAttemptIsOpen: earlierAttemptIsOpen)
        case .reply(let reply):
            let reading = ReplyReading(reply.body, status: reply.status)
            if case .transaction(let standing, let model) = reading, counts(standing, reply) {
                return verdict(on: standing, model)
            }
            if earlierAttemptIsOpen || reply.earlierAttemptIsOpen, !reply.isReplayed {
                let words = "an earlier attempt has no final reply"
                return .failure(.outcomeUnknown(words, reference: nil))
            }
            return .failure(failure(reading, reply))
        }
    }

    private static func verdict(
        onNoReply error: TransportError,
        earlierAttemptIsOpen: Bool
    ) -> Verdict {
        guard error.mayHaveArrived || earlierAttemptIsOpen else {
            if case .interrupted = error { return .failure(.interrupted) }
            return .failure(.transport(error))
        }
        return .failure(.outcomeUnknown(error.description, reference: nil))
    }

    /// Whether a transaction is what a reply is about: in a success, and where it is one of the plain
    /// refusals that says that it was declined.
    private static func counts(_ standing: TransactionStanding, _ reply: CheckoutResponse) -> Bool {
        switch reply.status {
        case 200...299: true
        case 400, 422: Self.standing(of: standing) == .declined
        default: false
        }
    }

    private static func verdict(
        on standing: TransactionStanding,
        _ model: Result<WireReading<BoltCheckoutResult>, BoltDecodingError>
    ) -> Verdict {
        let reference = standing.reference
        switch Self.standing(of: standing) {
        case .declined:
            let reason = standing.reason ?? standing.status
            return .failure(
                .declined(status: standing.status, reason: reason, reference: reference)
            )
        case .voided:
            return .failure(.voided(reference: reference))
        case .paid,
            .pending where isAuthorized(standing):
            switch model {
            case .success(let reading):
                return .success(reading, isInReview: Self.standing(of: standing) == .pending)
            case .failure(let error):
                return .failure(
                    .outcomeUnknown(error.description, reference: reference, cause: error)
                )
            }
        case .pending, nil:
            // A transaction that cannot be read is not known to be unsettled either.
            if case .failure(let error) = model {
                return .failure(
                    .outcomeUnknown(error.description, reference: reference, cause: error)
                )
            }
            return .failure(.unsettled(status: standing.status, reference: reference))
        }
    }

    private static func isAuthorized(_ standing: TransactionStanding) -> Bool {
        switch standing.authorizationStatus?.lowercased() {
        case "succeeded": true
        case nil, "": standing.isClientView
        default: false
        }
    }

    private static func standing(of transaction: TransactionStanding) -> Standing? {
        standings[transaction.status.lowercased()]
    }

    private static func failure(_ reading: ReplyReading, _ reply: CheckoutResponse) -> FlowFailure {
        if case .error(let body) = reading,
            body.code == BoltErrorCode.transactionNotAuthorized || reply.status == 402
        {
            return .declined(status: "failed", reason: body.reason, reference: nil)
        }
        switch (reply.status, reading) {
        case (402, .transaction(let standing, _)):
            let reason = standing.reason ?? "HTTP 402"
            let status = standing.status.isEmpty ? "failed" : standing.status
            return .declined(status: status, reason: reason, reference: standing.reference)
        case (402, _):
            return .declined(status: "failed", reason: "HTTP 402", reference: nil)
        case (401, .error(let body)), (403, .error(let body)):
            return .rejected(body, ending: .keysRefused, httpStatus: reply.status)
        case (401, _), (403, _):
            return .status(reply.status, ending: .keysRefused)
        case (409, .error(let body)), (429, .error(let body)):
            return .rejected(body, ending: .unsettled, httpStatus: reply.status)
        case (409, _), (429, _):
            return .status(reply.status, ending: .unsettled)
        case (400, .error(let body)), (404, .error(let body)), (422, .error(let body)):
            return .rejected(body, ending: .refused, httpStatus: reply.status)
        case (200...299, .error(let body)):
            return .rejected(body, ending: ending(of: body), httpStatus: reply.status)
        case (_, .error(let body)):
            return .outcomeUnknown("\(body) (HTTP \(reply.status))", reference: nil)
        case (_, .transaction(let standing, _)):
            let words = "HTTP \(reply.status) with status '\(standing.status)'"
            return .outcomeUnknown(words, reference: standing.reference)
        case (_, .unreadable(let words, let cause)):
            return .outcomeUnknown(words, reference: nil, cause: cause)
        }
    }

    /// How an error body in a success ends: by its code alone.
    private static func ending(of body: BoltErrorBody) -> FlowEnding {
        switch body.code {
        case BoltErrorCode.forbidden: .keysRefused
        case BoltErrorCode.rateLimited, BoltErrorCode.tooManyRequests: .unsettled
        default: .refused
        }
    }
}
