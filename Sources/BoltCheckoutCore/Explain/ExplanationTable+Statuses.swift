extension ExplanationTable {
    /// What a transaction as a whole has come to.
    static let statuses: [Explanation] = [
        Explanation(
            .transactionStatus,
            "created",
            "The transaction exists; nothing has been decided yet.",
            ExplanationAdvice(
                .afterLookup,
                tell: "The payment is being processed.",
                check: "the transaction again in a minute; then authorization.status"
            )
        ),
        Explanation(
            .transactionStatus,
            "pending",
            "Bolt's dashboard says In Review: the authorization has succeeded and the fraud review"
                + " is open. Nothing is captured yet. The webhook page words it as authorized,"
                + " order created.",
            ExplanationAdvice(
                .afterLookup,
                tell: "We have your order; the payment is being confirmed.",
                keep: "that a fraud review is open",
                check: "authorization.status, then the review in the timeline; a decision makes it"
                    + " authorized, completed or rejected"
            )
        ),
        Explanation(
            .transactionStatus,
            "in_progress",
            "Bolt is still working on it; seen on refunds before they are done.",
            ExplanationAdvice(
                .afterLookup,
                tell: "This is being processed.",
                check: "the transaction again later; for a refund, credit.status"
            )
        ),
        Explanation(
            .transactionStatus,
            "authorized",
            "The issuer holds the amount for the merchant; it has not been taken yet.",
            ExplanationAdvice(
                .notNeeded,
                tell: "Your payment is approved. The amount is reserved and charged when the order"
                    + " ships.",
                check: "when it is captured: an authorization is good for 7 days; a void or"
                    + " expiry makes it cancelled"
            )
        ),
        Explanation(
            .transactionStatus,
            "completed",
            "The amount, or the last part of it, has been captured. Refunds do not change this"
                + " status: they are transactions of their own.",
            ExplanationAdvice(
                .notNeeded,
                tell: "Your payment went through.",
                check: "captures for what was taken; refund_transactions for what went back"
            )
        ),
        Explanation(
            .transactionStatus,
            "cancelled",
            "The authorization was voided, or it expired after 7 days without a capture. No money"
                + " moved.",
            ExplanationAdvice(
                .otherMethod,
                tell: "The payment was cancelled and you were not charged; a reserved amount is"
                    + " released by your card issuer, usually within days.",
                check: "void.cause for who or what voided it"
            )
        ),
        Explanation(
            .transactionStatus,
            "failed",
            "Bolt's dashboard says Failed Authorization: the issuer or processor said no. No money"
                + " moved.",
            ExplanationAdvice(
                .unknown,
                tell: ExplanationAdvice.genericSentence,
                keep: "the reason, where it is about a lost or stolen card or about fraud",
                check: "authorization.reason, then the decline code in"
                    + " transaction_rejection_details"
            )
        ),
        Explanation(
            .transactionStatus,
            "rejected_reversible",
            "Bolt's dashboard says Recently Rejected: the fraud check rejected it, and the merchant"
                + " can still approve it within the override window of up to 96 hours.",
            ExplanationAdvice(
                .otherMethod,
                tell: "The payment could not be completed. Please use another payment method.",
                keep: "that a fraud check decided, its score and its factors",
                check: "whether somebody wants to approve it before the window closes; after that"
                    + " it is rejected_irreversible"
            )
        ),
        Explanation(
            .transactionStatus,
            "rejected_irreversible",
            "Bolt's dashboard says Permanently Rejected: the fraud check rejected it and it cannot"
                + " be approved any more.",
            .risk
        ),
    ]
}
