extension ExplanationTable {
    private static let payment = ExplanationAdvice(.notNeeded, check: "status for how far it came")
    private static let refund = ExplanationAdvice(
        .notNeeded,
        tell: "A refund is on its way; your card issuer decides when it shows.",
        check: "credit.status; source_transaction for the payment it belongs to"
    )

    /// What kind of movement a transaction is, and who carries it out.
    static let types: [Explanation] =
        [
            Explanation(.transactionType, "cc_payment", "A payment by card.", payment),
            Explanation(
                .transactionType,
                "cc_credit",
                "A refund to a card: a transaction of its own, with an own reference.",
                refund
            ),
            Explanation(.transactionType, "paypal_payment", "A payment with PayPal.", payment),
            Explanation(.transactionType, "paypal_refund", "A refund to PayPal.", refund),
            Explanation(
                .transactionType,
                "apm_payment",
                "A payment with an alternative payment method; there is no card in it.",
                payment
            ),
            Explanation(
                .transactionType,
                "apm_refund",
                "A refund to an alternative payment method.",
                refund
            ),
        ]
        + Explanation.names(
            .transactionType,
            "funding_transfer processing_fee_transfer reserve_transfer float_transfer"
                + " merchant_credit merchant_debit funding_withdrawal processing_fee_withdrawal"
                + " zero_amount bolt_fee_transfer bolt_fee_withdrawal bank_account_verification"
                + " authorization_verification zero_amount_verification"
        )
        + Explanation.names(
            .processor,
            "adyen_gateway adyen_payfac affirm afterpay alliance_data amazon_pay authorize_net"
                + " braintree checkout_com cybersource first_data klarna nmi orbital paypal radial"
                + " radial_klarna radial_paypal rocketgate sezzle shopify_payments stripe"
        )
        + [
            Explanation(
                .processor,
                "vantiv",
                "Worldpay, formerly Vantiv: its AVS results are numbers of two digits.",
                source: "Bolt Merchant API specification; Worldpay documentation"
            )
        ]
        + Explanation.names(
            .processor,
            "credova cardconnect paypal_payflow google_pay bolt",
            source: "Bolt help and plugins; not in the Merchant API specification"
        )
}
