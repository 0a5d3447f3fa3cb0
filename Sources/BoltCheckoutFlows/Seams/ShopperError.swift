/// Why a shopper could not be asked, or what was wrong with the card.
package enum ShopperError: Error, Equatable, Sendable {
    /// A fixture cannot be read.
    case fixture(FixtureError)
    /// The card is not one: wrong digits, past expiry, an incomplete record.
    case invalidCard(String)
    /// The tokenizer answered no.
    case refused(String)
    /// The page could not be shown, or the tokenizer not reached.
    case unreachable(String)
    /// Something else than the tokenizer answered.
    case foreignReply(String)
    /// A reply was begun and cannot be read.
    case unreadable(String)
    /// The system gives no random bytes, no terminal, no port.
    case fault(String)
}

extension ShopperError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .fixture(let error): error.description
        case .invalidCard(let words): "card is not valid: \(words)"
        case .refused(let words), .unreachable(let words), .foreignReply(let words),
            .unreadable(let words), .fault(let words):
            words
        }
    }
}
