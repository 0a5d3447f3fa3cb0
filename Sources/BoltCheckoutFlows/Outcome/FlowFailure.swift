package import BoltCheckoutCore

/// Why a flow did not succeed.
package enum FlowFailure: Error, Equatable, Sendable {
    /// The processor or fraud review said no.
    case declined(status: String, reason: String, reference: String?)
    /// The transaction was voided.
    case voided(reference: String?)
    /// There is a transaction, and it is not decided.
    case unsettled(status: String, reference: String?)
    /// Bolt's error body; the ending follows from its code and the reply's status.
    case rejected(BoltErrorBody, ending: FlowEnding, httpStatus: Int)
    /// A status that says all there is to say: 401, 403, 409, 429.
    case status(Int, ending: FlowEnding)
    /// Something that can charge was sent or shown, and how it ended is not known.
    /// Where a reply is in the way, `cause` says what about it.
    case outcomeUnknown(String, reference: String?, cause: BoltDecodingError? = nil)
    /// No reply, and nothing can have been charged.
    case transport(TransportError)
    /// The shopper could not be asked.
    case shopper(ShopperError)
    /// A login ended without a code.
    case loginRefused(String)
    /// Nobody logged in in time, or the reply cannot be read.
    case loginUnsettled(String)
    /// An authorization without a card.
    case cardMissing
    /// The card's token is past its expiry.
    case cardExpired(minutes: Int64)
    /// A signal came before anything was sent.
    case interrupted
}

extension FlowFailure {
    /// How a flow ends with it.
    package var ending: FlowEnding {
        switch self {
        case .declined: .declined
        case .voided, .cardExpired: .refused
        case .unsettled, .outcomeUnknown, .loginUnsettled: .unsettled
        case .rejected(_, let ending, _), .status(_, let ending): ending
        case .transport(let error): error.ending
        case .shopper(let error): error.ending
        case .loginRefused: .keysRefused
        case .cardMissing: .wrongUsage
        case .interrupted: .interrupted
        }
    }

    /// A stable word for programs.
    package var code: String {
        switch self {
        case .declined: "declined"
        case .voided: "voided"
        case .unsettled: "not_settled"
        case .rejected: "bolt_error"
        case .status(_, .keysRefused): "keys_refused"
        case .status: "try_later"
        case .outcomeUnknown: "outcome_unknown"
        case .transport(.fixture(let error)), .shopper(.fixture(let error)): error.code
        case .transport(.unreachable), .shopper(.unreachable): "unreachable"
        case .transport(.foreignReply), .shopper(.foreignReply): "foreign_reply"
        case .transport(.lost), .transport(.interrupted), .shopper(.unreadable): "no_reply"
        case .shopper(.invalidCard): "invalid_card"
        case .shopper(.refused): "tokenizer_refused"
        case .shopper(.fault): "fault"
        case .loginRefused: "login_refused"
        case .loginUnsettled: "login_not_finished"
        case .cardMissing: "card_missing"
        case .cardExpired: "card_expired"
        case .interrupted: "interrupted"
        }
    }
}

extension FlowFailure: CustomStringConvertible {
    /// One line for people, without a trailing period: what happened, and what to do next.
    package var description: String {
        switch self {
        case .declined(let status, let reason, _):
            reason == status ? "declined (\(status))" : "declined (\(status)): \(reason)"
        case .voided(let reference):
            "voided" + Self.naming(reference)
        case .unsettled(let status, let reference):
            "not settled: status is '\(status)'; " + Self.lookingUp(reference)
        case .rejected(let body, _, let status):
            "\(body) (HTTP \(status))"
        case .status(let status, .keysRefused):
            "keys missing or refused (HTTP \(status)); check the environment and its keys"
        case .status(let status, _):
            "busy or too many requests (HTTP \(status)); try again later"
        case .outcomeUnknown(let reason, let reference, _):
            "outcome unknown, the payment may have gone through: \(reason); "
                + Self.lookingUp(reference)
        case .transport(let error): error.description
        case .shopper(let error): error.description
        case .loginRefused(let words): "login refused: \(words)"
        case .loginUnsettled(let words): "login did not finish: \(words)"
        case .cardMissing: "no tokenized card; run 'bolt-cli payment-flow' and give it with --card"
        case .cardExpired(let minutes):
            "card token expired \(minutes) min ago; run 'bolt-cli payment-flow' again"
        case .interrupted: "interrupted before anything was sent"
        }
    }

    private static func naming(_ reference: String?) -> String {
        reference.map { ", reference \($0)" } ?? ""
    }

    private static func lookingUp(_ reference: String?) -> String {
        guard let reference, TransactionReference.isSafe(reference) else {
            return "look the order up in Bolt's dashboard before trying again"
        }
        return "see 'bolt-cli inspect \(reference)'"
    }
}

extension TransportError {
    /// How a flow ends with it where nothing can have been charged.
    package var ending: FlowEnding {
        switch self {
        case .fixture(let error): error.ending
        case .unreachable: .unreachable
        case .foreignReply: .foreignReply
        case .lost: .unsettled
        case .interrupted(let mayHaveArrived): mayHaveArrived ? .unsettled : .interrupted
        }
    }
}

extension ShopperError {
    /// How a flow ends with it.
    package var ending: FlowEnding {
        switch self {
        case .fixture(let error): error.ending
        case .invalidCard: .invalidInput
        case .refused: .refused
        case .unreachable: .unreachable
        case .foreignReply: .foreignReply
        case .unreadable: .unsettled
        case .fault: .fault
        }
    }
}
