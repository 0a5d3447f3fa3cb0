extension ExplanationTable {
    /// Decline codes whose cause only the issuer knows, and those about fraud.
    static let issuerDeclines: [Explanation] = [
        decline("generic_decline", "The card was declined; no reason is given.", .issuer),
        decline("do_not_honor", "The issuer declined; no reason is given.", .issuer),
        decline("call_issuer", "The issuer declined; the cardholder has to ask why.", .issuer),
        decline("no_action_taken", "The issuer declined; no reason is given.", .issuer),
        decline("not_permitted", "The issuer does not permit this payment.", .issuer),
        decline("service_not_allowed", "The issuer declined; no reason is given.", .issuer),
        decline("transaction_not_allowed", "The issuer does not allow this payment.", .issuer),
        decline(
            "do_not_try_again",
            "The issuer declined and asks not to try again.",
            ExplanationAdvice(.pointless, tell: ExplanationAdvice.genericSentence)
        ),
        decline(
            "stop_payment_order",
            "The cardholder has stopped payments of this kind at the issuer.",
            ExplanationAdvice(.pointless, tell: ExplanationAdvice.genericSentence)
        ),
        decline(
            "revocation_of_authorization",
            "The cardholder has withdrawn the permission for this payment.",
            ExplanationAdvice(.pointless, tell: ExplanationAdvice.genericSentence)
        ),
        decline(
            "revocation_of_all_authorizations",
            "The cardholder has withdrawn the permission for all payments to the merchant.",
            ExplanationAdvice(.pointless, tell: ExplanationAdvice.genericSentence)
        ),
        decline("approve_with_id", "The payment cannot be authorized as it is.", .issuer),
        decline("issuer_not_available", "The issuer could not be reached.", .later),
        decline("processing_error", "A fault happened while the card was processed.", .later),
        decline("reenter_transaction", "The issuer could not process the payment.", .later),
        decline("try_again_later", "The issuer declined for now; no reason is given.", .later),
        decline("fraudulent", "The payment is suspected to be fraud.", .sensitive),
        decline("lost_card", "The card is reported lost.", .sensitive),
        decline("stolen_card", "The card is reported stolen.", .sensitive),
        decline("pickup_card", "The card cannot be used; it may be lost or stolen.", .sensitive),
        decline(
            "restricted_card",
            "The card cannot be used; it may be lost or stolen.",
            .sensitive
        ),
        decline("security_violation", "The issuer declined for reasons of security.", .sensitive),
        decline(
            "merchant_blacklist",
            "The payment matches a value on the merchant's own block list.",
            .sensitive,
            check: "the merchant's block list; customer_list_status"
        ),
    ]
}
