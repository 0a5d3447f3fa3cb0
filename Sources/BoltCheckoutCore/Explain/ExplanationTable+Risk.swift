extension ExplanationTable {
    private static let reviewCheck = "the review in the timeline, and order_decision"

    /// What the fraud check found and who carries the risk.
    static let risk: [Explanation] =
        [
            Explanation(
                .indemnificationDecision,
                "indemnified",
                "Bolt stands in for fraud chargebacks of this payment.",
                check: "indemnification_reason",
                source: "Bolt help, fraud protection"
            ),
            Explanation(
                .indemnificationDecision,
                "not_indemnified",
                "The merchant carries fraud chargebacks of this payment.",
                check: "indemnification_reason",
                source: "Bolt help, fraud protection"
            ),
            Explanation(
                .indemnificationDecision,
                "unknown",
                "It is not decided, or not known, who carries fraud chargebacks.",
                check: "the transaction again after its review"
            ),
        ]
        + Explanation.names(
            .indemnificationReason,
            "unknown checkout virtual_terminal merchant_back_office merchant_force_approved"
                + " reversibly_rejected irreversibly_rejected risk_engine_approved"
                + " analyst_approved auth_verification paypal afterpay direct_payments whitelist"
                + " external_review affirm merchant_ip_address amazon_pay apple_pay phone_order"
                + " klarna cardholder_authentication address_change_rejected"
                + " indemnify_direct_payments indemnify_virtual_terminal membership_subscription"
                + " embedded_guest_checkout risk_assessment_only sezzle credova subscription"
                + " indemnify_apm_transaction"
        )
        + [
            factor("address_details", "the addresses"),
            factor("auth_decline_stolen_card", "declines as a stolen card"),
            factor("card_information", "the card"),
            factor("cart_details", "what is in the cart"),
            factor("checkout_behavior", "how the shopper went through checkout"),
            factor("device_specifications", "the shopper's device"),
            factor("email_details", "the e-mail address"),
            factor("fraudulent_chargeback", "earlier chargebacks for fraud"),
            factor("ip_details", "the IP address"),
            factor("phone_details", "the phone number"),
            factor("shipping_details", "the shipping"),
            factor("too_many_attempts", "many attempts"),
            factor("user_history", "what the shopper did before"),
        ]
        + [
            Explanation(
                .riskReviewStatus,
                "unknown",
                "It is not known whether somebody has to review the payment."
            ),
            Explanation(
                .riskReviewStatus,
                "needs_review",
                "Somebody has to review the payment.",
                ExplanationAdvice(
                    .afterLookup,
                    tell: "The payment is being confirmed.",
                    keep: "that a fraud review is open",
                    check: reviewCheck
                )
            ),
            Explanation(
                .riskReviewStatus,
                "reviewed",
                "The payment has been reviewed.",
                check: reviewCheck
            ),
        ]
        + Explanation.names(.authVerificationStatus, "new verified failed expired")

    private static func factor(_ code: String, _ what: String) -> Explanation {
        Explanation(
            .decisionFactor,
            code,
            "The fraud check weighed \(what).",
            ExplanationAdvice(
                .unknown,
                keep: "the factor: it tells a fraudster what to change",
                check: "order_decision.score: 0 to 500 is normal, 500 to 750 medium, 750 to 1000"
                    + " high"
            ),
            source: "Bolt help, fraud review, in the words of the name"
        )
    }
}
