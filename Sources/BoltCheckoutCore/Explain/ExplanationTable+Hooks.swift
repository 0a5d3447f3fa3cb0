extension ExplanationTable {
    /// Webhook types, and the status a transaction has when each is sent.
    static let hooks: [Explanation] =
        transactionHooks + otherHooks
        + Explanation.names(
            .hookType,
            "all no_op",
            source: "Bolt's plugin for Solidus; not in the documentation"
        )

    private static let transactionHooks: [Explanation] = [
        hook("pending", "The authorization succeeded, the fraud review is open.", "pending"),
        hook("auth", "The payment is authorized; the order may be fulfilled.", "authorized"),
        hook("payment", "The payment is captured: authorized and taken at once.", "completed"),
        hook("capture", "An authorized payment is captured.", "completed"),
        hook("void", "The authorization was voided.", "cancelled"),
        hook("failed_payment", "The issuer or processor declined.", "failed", ["failed_payments"]),
        hook(
            "rejected_reversible",
            "The fraud check rejected it; the merchant may still approve.",
            "rejected_reversible"
        ),
        hook(
            "rejected_irreversible",
            "The fraud check rejected it for good.",
            "rejected_irreversible"
        ),
        Explanation(
            .hookType,
            "credit",
            "A refund: the transaction in it is the refund, with a reference of its own.",
            check: "source_transaction.reference for the payment it belongs to"
        ),
    ]

    private static let otherHooks: [Explanation] = [
        Explanation(
            .hookType,
            "newsletter_subscription",
            "A shopper asked for the newsletter; there is no transaction in it."
        ),
        Explanation(
            .hookType,
            "risk_insights",
            "Findings of the fraud check; there is no transaction in it.",
            check: "whether fraud insights are switched on for the division"
        ),
        Explanation(
            .hookType,
            "credit_card_deleted",
            "A shopper deleted a saved card; there is no transaction in it."
        ),
        subscription("created", "was set up"),
        subscription("renewed", "was renewed"),
        subscription("canceled", "was cancelled"),
        subscription("payment_failed", "could not be paid"),
        subscription("paused", "was paused"),
        subscription("unpaused", "goes on after a pause"),
        subscription("ended", "came to its end"),
    ]

    private static func hook(
        _ code: String,
        _ meaning: String,
        _ status: String,
        _ aliases: [String] = []
    ) -> Explanation {
        Explanation(
            .hookType,
            code,
            "\(meaning) The transaction's status is \(status).",
            check: "the transaction itself: a webhook tells that something happened, not how it"
                + " stands now",
            aliases: aliases
        )
    }

    private static func subscription(_ code: String, _ meaning: String) -> Explanation {
        Explanation(
            .hookType,
            "subscription_" + code,
            "A subscription \(meaning); there is no transaction in it.",
            source: "Bolt help, webhooks, in the words of the name"
        )
    }
}
