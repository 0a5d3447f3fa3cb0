extension ExplanationTable {
    private static let evidence =
        "representment_reply_by_date: until then evidence can be handed in"

    /// Chargebacks and how they end.
    static let disputes: [Explanation] = [
        dispute("authorization_failed", "the payment was taken without a good authorization"),
        dispute("cancelled_recurring", "a subscription went on although it had been cancelled"),
        dispute("cardholder_dispute", "the payment is wrong; the cardholder disputes it"),
        dispute("currency_error", "the currency was wrong"),
        dispute("duplicate", "the payment was taken more than once"),
        fraud("fraud_general", "the payment is fraud"),
        fraud("fraud_no_authorization", "the cardholder did not authorize the payment"),
        dispute("incorrect_amount", "the amount was wrong"),
        dispute("late_presentment", "the payment was handed in too late"),
        dispute("processing_error", "a fault happened in processing"),
        dispute("processor_general", "the payment is wrong, for a general reason of the processor"),
        dispute("product_defective", "the product is defective"),
        dispute("product_not_received", "the product never came"),
        dispute("product_returned", "the product was sent back and not refunded"),
        Explanation(
            .chargebackReason,
            "request_for_information",
            "The issuer asks for information on the payment.",
            ExplanationAdvice(.notNeeded, check: evidence),
            source: "Bolt Merchant API specification, in the words of the name"
        ),
        Explanation(
            .representmentResult,
            "none",
            "No evidence has been handed in.",
            check: evidence
        ),
        Explanation(
            .representmentResult,
            "open",
            "Evidence has been handed in; nothing is decided.",
            check: "event_views in chargeback_details"
        ),
        Explanation(
            .representmentResult,
            "won",
            "The merchant won.",
            check: "amt_won in chargeback_details"
        ),
        Explanation(
            .representmentResult,
            "lost",
            "The merchant lost; the money stays with the cardholder.",
            check: "net_amt and chargeback_fee in chargeback_details"
        ),
    ]

    private static func dispute(_ code: String, _ claim: String) -> Explanation {
        Explanation(
            .chargebackReason,
            code,
            "It is claimed that \(claim).",
            ExplanationAdvice(
                .pointless,
                tell: "Your bank handles the dispute; please answer through them.",
                check: evidence
            ),
            source: "Bolt Merchant API specification, in the words of the name"
        )
    }

    private static func fraud(_ code: String, _ claim: String) -> Explanation {
        Explanation(
            .chargebackReason,
            code,
            "It is claimed that \(claim).",
            ExplanationAdvice(
                .pointless,
                tell: "Your bank handles the dispute; please answer through them.",
                keep: "what is known about who placed the order",
                check: "indemnification_decision for who carries it; " + evidence
            ),
            source: "Bolt Merchant API specification, in the words of the name"
        )
    }
}
