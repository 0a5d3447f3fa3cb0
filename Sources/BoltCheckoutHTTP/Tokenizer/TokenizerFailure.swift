import BoltCheckoutCore
import BoltCheckoutFlows

/// Why a tokenizer did not make a token. No digit of the card is ever in it.
enum TokenizerFailure: Error, Equatable, Sendable {
    /// No whole reply, or one that says to try elsewhere.
    case unreachable(String)
    /// The tokenizer says no to the card.
    case refused(String)
    /// Something else than the tokenizer answered.
    case foreign(String)
    /// A signal arrived.
    case interrupted
    /// The system or a library fails.
    case fault(String)

    /// What to make of no reply.
    init(_ error: HTTPError) {
        if error.kind == .cancelled {
            self = .interrupted
        } else {
            self = error.isForeign ? .foreign("\(error)") : .unreachable("\(error)")
        }
    }

    /// What to make of a reply that is not a success: a sentence in plain text, or a stranger's page.
    init(_ response: HTTPResponse, _ address: String) {
        switch response.status {
        case 404: self = .foreign("no tokenizer at \(address) (HTTP 404)")
        case 500...: self = .unreachable("tokenizer answered HTTP \(response.status)")
        case 400, 401, 403, 422:
            let words = Self.sentence(response.body)
            self = .refused("tokenizer refused the card (HTTP \(response.status))\(words)")
        default: self = .foreign("\(address) answered HTTP \(response.status)")
        }
    }

    /// Whether the fallback may have more luck.
    var isTemporary: Bool {
        if case .unreachable = self { return true }
        return false
    }

    /// What the flow makes of it.
    var shopperError: ShopperError {
        switch self {
        case .unreachable(let words): .unreachable(words)
        case .refused(let words): .refused(words)
        case .foreign(let words): .foreignReply(words)
        case .interrupted: .unreachable("interrupted")
        case .fault(let words): .fault(words)
        }
    }

    /// The tokenizer's own words where they are some, 200 characters at most.
    private static func sentence(_ body: [UInt8]) -> String {
        guard WebPage(body) == nil else { return "" }
        let text = String(decoding: body.prefix(200), as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "" : ": \(CardNumberMask.masked(words))"
    }
}

extension TokenizerFailure: CustomStringConvertible {
    /// One line, without a trailing period.
    var description: String {
        switch self {
        case .unreachable(let words), .refused(let words), .foreign(let words),
            .fault(let words):
            words
        case .interrupted: "interrupted"
        }
    }
}
