extension ExplanationTable {
    private static let codeMatches = ExplanationAdvice.fine
    private static let codeDiffers = ExplanationAdvice.typo("security code")
    private static let codeSilent = ExplanationAdvice(
        .unknown,
        check: "nothing follows from it alone: the code was not compared"
    )
    private static let stripe = "Stripe, check results of a card; Bolt publishes no meaning"
    private static let checkout = "Checkout.com, CVV response codes; Bolt publishes no meaning"
    private static let cybersource = "Cybersource, CVN codes; Bolt publishes no meaning"
    private static let braintreeSource = "Braintree, CVV responses; Bolt publishes no meaning"

    /// Results of the security code's check.
    static let cvv: [Explanation] = [
        code("M", "The security code matches.", codeMatches, "Worldpay"),
        code("N", "The security code does not match.", codeDiffers, "Worldpay"),
        code("P", "The security code was not processed.", codeSilent, "Worldpay"),
        code("S", "The code should be on the card, but none was sent.", codeDiffers, "Worldpay"),
        code("U", "The issuer takes no part in the check.", codeSilent, "Worldpay"),
        code("D", "The issuer found the payment suspicious.", .risk, "Cybersource", cybersource),
        code("D", "The security code does not match.", codeDiffers, "Checkout.com", checkout),
        code("N", "The check could not be made.", codeSilent, "Checkout.com", checkout),
        code(
            "X",
            "The card network does not support the check.",
            codeSilent,
            "Cybersource",
            cybersource
        ),
        code("X", "No information on the code is available.", codeSilent, "Checkout.com", checkout),
        code("Y", "The security code matches.", codeMatches, "Checkout.com", checkout),
        code(
            "1",
            "The processor or card does not support it.",
            codeSilent,
            "Cybersource",
            cybersource
        ),
        code(
            "2",
            "The processor gave a result nobody knows.",
            codeSilent,
            "Cybersource",
            cybersource
        ),
        code("3", "The processor gave no result.", codeSilent, "Cybersource", cybersource),
        code("pass", "The security code matches.", codeMatches, "Stripe", stripe),
        code("fail", "The security code does not match.", codeDiffers, "Stripe", stripe),
        code("unavailable", "The issuer did not check the code.", codeSilent, "Stripe", stripe),
        code("unchecked", "The code was sent but not checked yet.", codeSilent, "Stripe", stripe),
        braintree("M", "The security code matches.", codeMatches),
        braintree("N", "The security code does not match.", codeDiffers),
        braintree("U", "The security code was not verified.", codeSilent),
        braintree("I", "No security code was sent.", codeDiffers),
        braintree("S", "The issuer takes no part in the check.", codeSilent),
        braintree("A", nil, codeSilent),
        braintree("B", nil, codeSilent),
        Explanation(
            .cvvResult,
            "CVV2",
            nil,
            source: "Bolt Merchant API specification, names only"
        ),
    ]

    private static func code(
        _ code: String,
        _ meaning: String,
        _ advice: ExplanationAdvice,
        _ reader: String,
        _ source: String? = nil
    ) -> Explanation {
        Explanation(.cvvResult, code, meaning, advice, reader: reader, source: source)
    }

    private static func braintree(
        _ letter: String,
        _ meaning: String?,
        _ advice: ExplanationAdvice
    ) -> Explanation {
        Explanation(
            .cvvResult,
            "braintree_" + letter,
            meaning,
            advice,
            reader: "Braintree",
            source: meaning == nil
                ? "Bolt Merchant API specification, names only" : braintreeSource,
            aliases: [letter]
        )
    }
}
