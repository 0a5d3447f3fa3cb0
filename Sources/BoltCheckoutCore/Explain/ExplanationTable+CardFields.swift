extension ExplanationTable {
    /// Codes of Bolt's card fields and of 3-D Secure in the mobile SDKs.
    static let cardFields: [Explanation] =
        CardValidationError.allCases.map(cardField) + [
            secure(1001, "Neither an id nor a token was given."),
            secure(1002, "Both an id and a token were given."),
            secure(1003, "The token is malformed."),
            secure(1004, "The order token is missing."),
            secure(1005, "Bolt's API answered with an error."),
            secure(1006, "3-D Secure is not required for this payment."),
            secure(1007, "3-D Secure could not be set up."),
            secure(1008, "The authentication failed.", tell: failed),
            secure(1009, "The challenge failed.", tell: failed),
            secure(1010, "The token for the device's data could not be made."),
        ]

    private static let failed =
        "Your bank could not confirm that it was you. Please try again or use another card."

    private static func cardField(_ error: CardValidationError) -> Explanation {
        let advice: ExplanationAdvice =
            switch error {
            case .networkUnsupported, .expirationPast: .otherCard
            case .numberRequired, .numberInvalid: .typo("card number")
            case .expirationRequired, .expirationInvalid: .typo("expiration date")
            case .securityCodeRequired, .securityCodeInvalid: .typo("security code")
            case .postalCodeRequired, .postalCodeInvalid: .typo("postal code")
            }
        let words = error.description.split(separator: ";").first.map(String.init) ?? ""
        return Explanation(
            .cardFieldCode,
            String(error.rawValue),
            words.prefix(1).uppercased() + words.dropFirst() + ".",
            advice
        )
    }

    private static func secure(
        _ number: Int,
        _ meaning: String,
        tell: String? = nil
    ) -> Explanation {
        let advice = ExplanationAdvice(
            tell == nil ? .afterRequestChange : .afterCorrection,
            tell: tell,
            check: "a terminal cannot run the challenge: the shopper needs a page or an app"
        )
        return Explanation(.threeDSecureCode, String(number), meaning, advice)
    }
}
