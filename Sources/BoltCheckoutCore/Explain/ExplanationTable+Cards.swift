extension ExplanationTable {
    /// Cards: networks, tokens, states.
    static let cards: [Explanation] =
        [
            network("visa", "Visa."),
            network("mastercard", "Mastercard."),
            network(
                "amex",
                "American Express; its security code has 4 digits.",
                ["American Express"]
            ),
            network("discover", "Discover."),
            network("dinersclub", "Diners Club.", ["Diners Club"]),
            network("jcb", "JCB."),
            network("unionpay", "UnionPay.", ["Union Pay"]),
            network("unknown", "Bolt does not know the card's network.", ["Credit Card"]),
        ]
        + Explanation.names(.network, "alliancedata citiplcc")
        + [
            token("bolt", "The card's token is one of Bolt's tokenizer."),
            token("vantiv", "The card's token is one of Worldpay, formerly Vantiv."),
            token("stripe", "The card's token is one of Stripe."),
            token("applepay", "The card came through Apple Pay."),
            token("applepay_encrypted_blob", "The card came through Apple Pay, still encrypted."),
        ]
        + Explanation.names(.tokenType, "plcc")
        + Explanation.names(.cardStatus, "active created inactive transient")
        + Explanation.names(.priority, "primary listed")

    private static func network(
        _ code: String,
        _ meaning: String,
        _ displayNames: [String] = []
    ) -> Explanation {
        Explanation(
            .network,
            code,
            meaning,
            source: "Bolt Merchant API specification, in the words of the name",
            aliases: displayNames
        )
    }

    private static func token(_ code: String, _ meaning: String) -> Explanation {
        Explanation(
            .tokenType,
            code,
            meaning,
            source: "Bolt Merchant API specification, in the words of the name"
        )
    }
}
