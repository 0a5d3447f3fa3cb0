extension ExplanationTable {
    private static let capture = "whether the captures that succeeded add up to the amount"
    private static let credit = "the payment's refund_transactions and refunded_amount"

    /// Captures, refunds and voids.
    static let movements: [Explanation] = [
        Explanation(
            .captureStatus,
            "succeeded",
            "This capture took its amount.",
            .fine,
            check: capture
        ),
        Explanation(
            .captureStatus,
            "declined",
            "This capture was refused; its amount was not taken.",
            ExplanationAdvice(.unknown, check: "whether the authorization was still good")
        ),
        Explanation(
            .captureStatus,
            "error",
            "This capture ended in an error; whether money moved shows in the transaction.",
            ExplanationAdvice(.afterLookup, check: capture)
        ),
        Explanation(
            .captureStatus,
            "failed",
            "This capture failed; some SDKs use the word for declined and error alike.",
            ExplanationAdvice(.afterLookup, check: capture),
            source: "Bolt's frontend SDK"
        ),
        Explanation(.creditStatus, "succeeded", "The refund was given back.", .fine, check: credit),
        Explanation(
            .creditStatus,
            "declined",
            "The refund was refused; no money went back.",
            ExplanationAdvice(
                .unknown,
                tell: "The refund could not be made to this card; we will find another way.",
                check: "whether the card's account still exists"
            )
        ),
        Explanation(
            .creditStatus,
            "error",
            "The refund ended in an error.",
            ExplanationAdvice(.afterLookup, check: credit)
        ),
        Explanation(
            .creditStatus,
            "pending",
            "The refund is not done yet.",
            ExplanationAdvice(.afterLookup, tell: "Your refund is being processed.", check: credit)
        ),
        Explanation(
            .creditStatus,
            "in progress",
            "The refund is being made; Bolt writes it with a space.",
            ExplanationAdvice(.afterLookup, tell: "Your refund is being processed.", check: credit)
        ),
        Explanation(
            .voidStatus,
            "succeeded",
            "The authorization was given up; nothing is charged.",
            ExplanationAdvice(
                .notNeeded,
                tell: "The payment was cancelled and you were not charged.",
                check: "void.cause"
            )
        ),
        Explanation(
            .voidStatus,
            "declined",
            "The void was refused; the authorization stands.",
            ExplanationAdvice(.unknown, check: "whether it had been captured already")
        ),
        Explanation(
            .voidStatus,
            "error",
            "The void ended in an error.",
            ExplanationAdvice(.afterLookup, check: "the transaction's status")
        ),
        cause("merchant_action", "The merchant voided it."),
        cause("paypal_sync", "PayPal's side of the payment was given up and Bolt followed."),
        cause("amazon_pay_sync", "Amazon Pay's side was given up and Bolt followed."),
        cause("irreversible_reject", "It was rejected for good, so the hold was released."),
        cause("auth_expire", "The authorization expired before it was captured."),
        cause("auth_verification_expired", "The verification of the authorization expired."),
        cause("payment_method_updater", nil),
    ]

    private static func cause(_ code: String, _ meaning: String?) -> Explanation {
        Explanation(
            .voidCause,
            code,
            meaning,
            ExplanationAdvice(
                .otherMethod,
                tell: "The payment was cancelled and you were not charged.",
                keep: code == "irreversible_reject" ? "that a fraud check decided" : nil,
                check: "the timeline for when it happened and who did it"
            ),
            source: "Bolt Merchant API specification, in the words of the name"
        )
    }
}
