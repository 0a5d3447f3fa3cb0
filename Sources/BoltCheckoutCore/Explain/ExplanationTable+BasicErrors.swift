extension ExplanationTable {
    /// Error codes 1 to 29: what is wrong with a request.
    static let basicErrors: [Explanation] = [
        error(1, "EmptyValue", "A value that must be there is empty."),
        error(2, "InvalidAmount", "An amount is not valid; amounts are whole minor units."),
        error(3, "InvalidAutocapture", "The setting for automatic capture is not valid."),
        error(4, "InvalidCountry", "A country is not valid; it is a code of two letters."),
        error(
            5,
            "InvalidCreditCardNumber",
            "The card number is not valid.",
            .typo("card number")
        ),
        error(6, "InvalidCurrency", "A currency is not valid; it is a code of three letters."),
        error(7, "InvalidEmail", "An e-mail address is not valid.", .typo("e-mail address")),
        error(8, "InvalidFormat", "A value has the wrong form."),
        error(9, "InvalidLength", "A value is too short or too long."),
        error(10, "InvalidNumber", "A number is not valid."),
        error(11, "InvalidPassword", "A password is not valid.", .typo("password")),
        error(12, "InvalidPhone", "A phone number is not valid.", .typo("phone number")),
        error(13, "InvalidPostalCode", "A postal code is not valid.", .typo("postal code")),
        error(14, "InvalidURL", "A URL is not valid."),
        error(15, "InvalidValue", "A value is not valid."),
        error(16, "NewLine", "A value has a line break where none may be."),
        error(17, "InvalidDate", "A date is not valid."),
        error(
            18,
            "Forbidden",
            "The key or token does not permit this.",
            access("which key was used, its environment, and its division")
        ),
        deprecated(19),
        deprecated(20),
        error(
            21,
            "AmountTooLow",
            "The amount is below what may be charged; on Bolt Payments 0.50 USD."
        ),
        error(
            22,
            "AmountTooHigh",
            "The amount is above what may be charged; on Bolt Payments 100,000 USD."
        ),
        deprecated(23),
        error(
            24,
            "NotFound",
            "There is no such thing: reference, order or account.",
            check: "the reference, and whether key and reference are of one environment"
        ),
        error(25, "MissingInputParameter", "A field that must be sent is missing."),
        error(26, "InvalidInputParameter", "A field that was sent is not valid."),
        error(
            27,
            "InvalidSignature",
            "A signature does not fit what was signed.",
            check: "the signing secret, and that the bytes were not changed after signing"
        ),
        error(28, "ExpiredEntity", "What the request is about has expired."),
        error(29, "InactiveEntity", "What the request is about is not active."),
    ]

    static func error(
        _ number: Int,
        _ name: String,
        _ meaning: String,
        _ advice: ExplanationAdvice = .request,
        check: String? = nil
    ) -> Explanation {
        Explanation(
            .errorCode,
            String(number),
            "\(name): \(meaning)",
            advice,
            check: check,
            aliases: [name]
        )
    }

    static func access(_ check: String) -> ExplanationAdvice {
        ExplanationAdvice(
            .afterRequestChange,
            tell: "Something went wrong on our side; your card was not the problem.",
            check: check
        )
    }

    private static func deprecated(_ number: Int) -> Explanation {
        Explanation(
            .errorCode,
            String(number),
            "\(Explanation.noMeaning): the code is deprecated",
            .request
        )
    }
}
