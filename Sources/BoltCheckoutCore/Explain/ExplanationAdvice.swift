/// What to do about a code: retry or not, what to say, what to keep, where to look.
package struct ExplanationAdvice: Equatable, Sendable {
    /// Whether another attempt makes sense.
    package enum Retry: String, Sendable, CaseIterable {
        /// It worked, or nobody needs to do anything.
        case notNeeded = "not needed"
        /// The same attempt will end the same way.
        case pointless = "no: the same attempt will fail again"
        /// Something the shopper typed is wrong.
        case afterCorrection = "yes, once the details are corrected"
        /// The cause passes by itself.
        case later = "yes, later: the cause may pass"
        /// This card will not do.
        case otherMethod = "only with another card or payment method"
        /// The card issuer must be asked first.
        case afterIssuer = "only after the shopper has spoken with the card issuer"
        /// The request must change first.
        case afterRequestChange = "only after the request is corrected"
        /// Nobody may retry before it is known what happened.
        case afterLookup = "not before the transaction has been looked up"
        /// The code says nothing about it.
        case unknown = "not known from this code"
    }

    /// Whether another attempt makes sense.
    package let retry: Retry
    /// What to tell the shopper; nil when it is none of theirs.
    package let tellShopper: String?
    /// What not to tell the shopper; nil when nothing is delicate.
    package let keepFromShopper: String?
    /// What to look at next; nil when nothing is left to look at.
    package let checkNext: String?

    init(
        _ retry: Retry,
        tell: String? = nil,
        keep: String? = nil,
        check: String? = nil
    ) {
        self.retry = retry
        tellShopper = tell
        keepFromShopper = keep
        checkNext = check
    }

    /// Whether the shopper gets the generic sentence whatever else is known.
    var isDelicate: Bool {
        keepFromShopper == Self.sensitive.keepFromShopper
    }

    /// The same advice with something else to look at.
    func checking(_ text: String) -> ExplanationAdvice {
        ExplanationAdvice(retry, tell: tellShopper, keep: keepFromShopper, check: text)
    }
}

extension ExplanationAdvice {
    /// The sentence for every decline whose cause stays between merchant and issuer.
    static let genericSentence =
        "The payment could not be completed with this card. Please use another payment method or"
        + " contact your card issuer."

    /// It worked.
    static let fine = ExplanationAdvice(.notNeeded)
    /// A word of the merchant's side; the shopper has no part in it.
    static let merchantMatter = ExplanationAdvice(.unknown)
    /// Lost, stolen, fraud: nobody who holds the card may learn it.
    static let sensitive = ExplanationAdvice(
        .pointless,
        tell: genericSentence,
        keep: "the reason: whoever holds the card must not learn that it is reported or suspected",
        check: "whether other orders used the same card, address or device"
    )
    /// Risk decisions of the merchant's side.
    static let risk = ExplanationAdvice(
        .pointless,
        tell: "The payment could not be completed. Please use another payment method.",
        keep: "that a fraud check decided, its score and its factors",
        check: "order_decision, risk_score and the review in the timeline"
    )
    /// The issuer said no and only the issuer knows why.
    static let issuer = ExplanationAdvice(
        .afterIssuer,
        tell: genericSentence,
        check: "avs_result and cvv_result beside it; the issuer does not tell merchants more"
    )
    /// The card is of the wrong kind for this payment.
    static let otherCard = ExplanationAdvice(
        .otherMethod,
        tell: "This card cannot be used for this payment. Please use another payment method."
    )
    /// A passing fault on the way to the issuer.
    static let later = ExplanationAdvice(
        .later,
        tell: "The payment could not be processed just now. Please try again in a few minutes.",
        check: "whether an authorization went through in the meantime, before anyone tries again"
    )
    /// A fault of the request that the merchant's system sent.
    static let request = ExplanationAdvice(
        .afterRequestChange,
        tell: "Something went wrong on our side; your card was not the problem.",
        check: "the request that was sent, and the field that the error names"
    )

    /// Something the shopper typed.
    static func typo(_ what: String) -> ExplanationAdvice {
        ExplanationAdvice(
            .afterCorrection,
            tell: "Please check the \(what) and try again.",
            keep: "whether anything else matched"
        )
    }
}
