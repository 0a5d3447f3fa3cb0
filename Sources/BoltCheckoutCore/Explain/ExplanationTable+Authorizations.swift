extension ExplanationTable {
    /// What the issuer or processor said to the authorization.
    static let authorizations: [Explanation] = [
        Explanation(
            .authorizationStatus,
            "succeeded",
            "The issuer approved the amount.",
            .fine,
            check: "status: a fraud review may still be open",
            aliases: ["1"]
        ),
        Explanation(
            .authorizationStatus,
            "declined",
            "The issuer or processor said no.",
            .issuer,
            check: "authorization.reason and the decline code",
            aliases: ["2"]
        ),
        Explanation(
            .authorizationStatus,
            "error",
            "The request for authorization ended in an error instead of an answer.",
            .later,
            aliases: ["3"]
        ),
        reason("none", 1, "No reason is given; it stands beside a success.", .fine),
        reason("invalid_amount", 2, "The amount is not valid for this payment.", .request),
        reason("invalid_cvv", 3, "The card's security code is not right.", .typo("security code")),
        reason("invalid_cc_number", 4, "The card number is not right.", .typo("card number")),
        reason(
            "expired",
            5,
            "The card has expired, or its expiration was typed wrong.",
            ExplanationAdvice(
                .afterCorrection,
                tell: "Please check the expiration date, or use another card."
            )
        ),
        reason("risk", 6, "It was declined as too risky.", .risk),
        reason("lost_stolen", 7, "The card is reported lost or stolen.", .sensitive),
        reason("call_issuer", 8, "The issuer wants to be called by the cardholder.", .issuer),
        reason(
            "invalid_merchant_for_card",
            9,
            "The card cannot be used with this merchant.",
            .otherCard
        ),
        reason(
            "unsupported_payment_method",
            10,
            "This kind of payment is not supported here.",
            .otherCard
        ),
        reason("processor_server_error", 11, "The processor had a fault of its own.", .later),
    ]

    private static func reason(
        _ code: String,
        _ number: Int,
        _ meaning: String,
        _ advice: ExplanationAdvice
    ) -> Explanation {
        Explanation(
            .authorizationReason,
            code,
            meaning,
            advice,
            source: "Bolt Merchant API specification, in the words of the name",
            aliases: [String(number)]
        )
    }
}
