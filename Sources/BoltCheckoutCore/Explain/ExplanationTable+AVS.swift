extension ExplanationTable {
    private static let addressMatches = ExplanationAdvice.fine
    private static let addressDiffers = ExplanationAdvice.typo("billing address")
        .checking("status: whether a mismatch declines is for the issuer and the fraud rules")
    private static let addressSilent = ExplanationAdvice(
        .unknown,
        check: "nothing follows from it alone: the address was not compared"
    )

    /// Results of the address check as Worldpay (`vantiv`) numbers them.
    static let avs: [Explanation] = [
        address("00", "5-digit ZIP code and address match.", addressMatches),
        address("01", "9-digit ZIP code and address match.", addressMatches),
        address("02", "Postal code and address match; outside the United States.", addressMatches),
        address("10", "5-digit ZIP code matches, the address does not.", addressDiffers),
        address("11", "9-digit ZIP code matches, the address does not.", addressDiffers),
        address("12", "The address matches, the ZIP code does not.", addressDiffers),
        address("13", "The address matches, the postal code does not.", addressDiffers),
        address("14", "Postal code matches, the address was not verified.", addressMatches),
        address("20", "Neither ZIP code nor address matches.", addressDiffers),
        address("30", "The issuer does not support address checks.", addressSilent),
        address("31", "The address check was not available.", addressSilent),
        address("32", "The issuer has no address to compare with.", addressSilent),
        address("33", "A general error in the address check.", addressSilent),
        address("34", "No address check was made.", addressSilent),
        address("40", "The address failed the processor's own checks of form.", addressDiffers),
    ]

    private static func address(
        _ code: String,
        _ meaning: String,
        _ advice: ExplanationAdvice
    ) -> Explanation {
        Explanation(.avsResult, code, meaning, advice, reader: "Worldpay")
    }

    /// Results of the address check as letters; Bolt writes `adyen_` in front of them.
    ///
    /// Bolt publishes no meanings. The readings are those of the card networks.
    static let avsLetters: [Explanation] = [
        Explanation(
            .avsResult,
            "adyen_",
            "no published meaning; the letter that should follow is missing",
            source: "Bolt Merchant API specification, names only"
        ),
        letter(
            "A",
            "The address matches, the postal code does not.",
            addressDiffers,
            "Visa, Mastercard"
        ),
        letter("A", "Address and 5-digit ZIP code match.", addressMatches, "Discover"),
        letter(
            "B",
            "The address matches, the postal code was not verified.",
            addressMatches,
            "Visa"
        ),
        letter("C", "Address and postal code were not verified.", addressSilent, "Visa"),
        letter("D", "Address and postal code match.", addressMatches, "Visa"),
        letter(
            "D",
            "The name is wrong, the postal code matches.",
            addressDiffers,
            "American Express"
        ),
        letter("F", "Address and postal code match; United Kingdom.", addressMatches, "Visa"),
        letter("F", "The name is wrong, the address matches.", addressDiffers, "American Express"),
        letter(
            "G",
            "The address was not verified; outside the United States.",
            addressSilent,
            "Visa"
        ),
        letter("I", "The address was not verified.", addressSilent, "Visa"),
        letter("K", "The cardholder's name matches.", addressMatches, "American Express"),
        letter("M", "Address and postal code match.", addressMatches, "Visa"),
        letter("M", "Name, address and postal code match.", addressMatches, "American Express"),
        letter("N", "Neither address nor postal code matches.", addressDiffers, "card networks"),
        letter(
            "P",
            "The postal code matches, the address was not verified.",
            addressMatches,
            "Visa"
        ),
        letter(
            "R",
            "The check was not available; it may be tried again.",
            addressSilent,
            "card networks"
        ),
        letter("S", "Address checks are not supported.", addressSilent, "card networks"),
        letter("T", "9-digit ZIP code matches, the address does not.", addressDiffers, "Discover"),
        letter("U", "There is no address to compare with.", addressSilent, "card networks"),
        letter(
            "W",
            "9-digit ZIP or postal code matches, the address does not.",
            addressDiffers,
            "Mastercard"
        ),
        letter("X", "Address and 9-digit ZIP or postal code match.", addressMatches, "Mastercard"),
        letter("Y", "Address and 5-digit ZIP code match.", addressMatches, "Visa, Mastercard"),
        letter("Y", "The address alone matches.", addressDiffers, "Discover"),
        letter(
            "Z",
            "5-digit ZIP code matches, the address does not.",
            addressDiffers,
            "card networks"
        ),
    ]

    private static func letter(
        _ letter: String,
        _ meaning: String,
        _ advice: ExplanationAdvice,
        _ reader: String
    ) -> Explanation {
        Explanation(
            .avsResult,
            "adyen_" + letter,
            meaning,
            advice,
            reader: reader,
            source: "card networks' AVS letters; Bolt publishes no meaning",
            aliases: [letter]
        )
    }
}
