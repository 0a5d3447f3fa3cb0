extension ExplanationTable {
    /// Decline codes about the card and what was typed, in Stripe's vocabulary. The text is what
    /// most processors send; Worldpay sends numbers.
    static let declines: [Explanation] = [
        decline("expired_card", "The card has expired.", .otherCard),
        decline("incorrect_number", "The card number is wrong.", .typo("card number")),
        decline("invalid_number", "The card number is wrong.", .typo("card number")),
        decline("incorrect_cvc", "The security code is wrong.", .typo("security code")),
        decline("invalid_cvc", "The security code is wrong.", .typo("security code")),
        decline("incorrect_zip", "The postal code does not match.", .typo("postal code")),
        decline(
            "incorrect_pin",
            "The PIN is wrong; this is about cards at a reader.",
            .typo("PIN")
        ),
        decline("invalid_pin", "The PIN is wrong; this is about cards at a reader.", .typo("PIN")),
        decline("invalid_expiry_month", "The expiration month is wrong.", .typo("expiration date")),
        decline("invalid_expiry_year", "The expiration year is wrong.", .typo("expiration date")),
        decline(
            "insufficient_funds",
            "The account has too little money or credit for this amount.",
            ExplanationAdvice(
                .otherMethod,
                tell: "Your card issuer did not approve the amount. Please use another payment"
                    + " method or contact your card issuer.",
                keep: "the balance's shortfall, unless the cardholder has been identified"
            )
        ),
        decline(
            "card_velocity_exceeded",
            "The card's limit of balance, credit or number of payments is exceeded.",
            .issuer
        ),
        decline(
            "withdrawal_count_limit_exceeded",
            "The card's limit of balance or credit is exceeded.",
            .issuer
        ),
        decline(
            "card_not_supported",
            "The card does not support this kind of purchase.",
            .otherCard
        ),
        decline("currency_not_supported", "The card does not support the currency.", .otherCard),
        decline(
            "duplicate_transaction",
            "The same amount was charged to the same card a moment before.",
            ExplanationAdvice(
                .afterLookup,
                tell: "Your first payment may have gone through; we are checking before you try"
                    + " again.",
                check: "whether a payment of the same amount exists just before this one"
            )
        ),
        decline("invalid_account", "The card, or the account behind it, is not valid.", .issuer),
        decline(
            "invalid_amount",
            "The amount is not valid, or above what is allowed.",
            .request,
            check: "the amount; if it is right, the cardholder asks the issuer"
        ),
        decline(
            "new_account_information_available",
            "The card, or the account behind it, is not valid any more.",
            .issuer
        ),
        decline("pin_try_exceeded", "The PIN was typed wrong too often.", .otherCard),
        decline(
            "offline_pin_required",
            "The card wants a PIN; this is about cards at a reader.",
            .otherCard
        ),
        decline(
            "online_or_offline_pin_required",
            "The card wants a PIN; this is about cards at a reader.",
            .otherCard
        ),
        decline(
            "authentication_required",
            "The issuer wants the cardholder to authenticate (3-D Secure).",
            ExplanationAdvice(
                .afterCorrection,
                tell: "Please try again and confirm the payment when your bank asks you to.",
                check: "whether 3-D Secure is switched on for this division"
            )
        ),
        decline(
            "testmode_decline",
            "A test card was used, or a real card in a test environment.",
            .request,
            check: "which environment the payment was made in"
        ),
    ]

    static func decline(
        _ code: String,
        _ meaning: String,
        _ advice: ExplanationAdvice,
        check: String? = nil
    ) -> Explanation {
        Explanation(.declineCode, code, meaning, advice, check: check)
    }
}
