extension ExplanationTable {
    /// Error codes from 30 on, of orders, and what HTTP says.
    static let furtherErrors: [Explanation] = [
        error(30, "Unsupported", "This is not supported."),
        error(31, "ShippingCostTooHigh", "Shipping costs too much."),
        error(32, "CodeAlreadyUsed", "A code has been used before.", .typo("discount code")),
        error(33, "NoApplicableItem", "A discount fits no item.", .typo("discount code")),
        error(
            34,
            "AlreadyExists",
            "It exists already.",
            check: "whether an earlier attempt had gone through"
        ),
        error(35, "RateLimited", "There were too many requests.", .later),
        error(36, "UserNotEligible", "The shopper is not entitled to it.", .otherCard),
        error(37, "InvalidImageFormat", "An image has the wrong format."),
        error(
            38,
            "CantChangeRoleOfPrimaryUser",
            "The role of the primary user cannot be changed.",
            .merchantMatter
        ),
        error(39, "NonMerchantRole", "The role is none of a merchant's.", .merchantMatter),
        error(40, "InvalidRole", "The role is not valid.", .merchantMatter),
        error(41, "TooManyRequests", "There were too many requests.", .later),
        error(
            42,
            "NonRetryableError",
            "It failed and must not be tried again as it is.",
            ExplanationAdvice(.pointless, check: "the message beside the code")
        ),
        error(43, "NoPoBoxAllowed", "A post office box is not allowed.", .typo("shipping address")),
        error(44, "InvalidAddress", "An address is not valid.", .typo("address")),
        error(
            45,
            "TransactionNotAuthorized",
            "The payment was not authorized: the issuer or processor said no.",
            .issuer,
            check: "the transaction's authorization.reason and decline code"
        ),
        error(46, "InternalServerError", "Bolt had a fault.", unclear),
        error(47, "BadGateway", "A system behind Bolt did not answer well.", unclear),
        error(
            48,
            "NoShippingOptionAvailable",
            "Nothing can be shipped to this address.",
            .typo("shipping address")
        ),
        error(49, "InvalidTokenType", "A token is of the wrong type."),
        error(50, "BadRequest", "The request is not valid."),
        error(51, "BadResponse", "The merchant's own system answered badly.", unclear),
        order(2_001_003, "CartHasExpired", "The cart has expired."),
        order(2_001_004, "ItemPriceHasBeenUpdated", "The price of an item has changed."),
        order(2_001_005, "OutOfInventory", "An item is sold out."),
        order(2_001_006, "DiscountCannotApply", "A discount does not apply."),
        order(2_001_008, "ShippingPriceHasBeenUpdated", "The price of shipping has changed."),
        Explanation(
            .errorCode,
            "1000001",
            "\(Explanation.noMeaning): seen in an example of a refused capture",
            .request,
            source: "Bolt Merchant API specification, an example"
        ),
        http(400, "The request is not valid.", .request),
        http(401, "The key is missing or not valid.", access("the key and its environment")),
        http(
            403,
            "The key does not permit this.",
            access("the key, its environment, its division")
        ),
        http(404, "There is no such thing.", .request),
        http(409, "Another request with the same idempotency key is under way.", .later),
        http(422, "The request is understood and cannot be carried out.", .request),
        http(429, "There were too many requests.", .later),
        http(500, "Bolt had a fault.", unclear),
        http(502, "A system behind Bolt did not answer well.", unclear),
        http(503, "Bolt is not available.", unclear),
        http(504, "A system behind Bolt did not answer in time.", unclear),
    ]

    private static let unclear = ExplanationAdvice(
        .afterLookup,
        tell: "Something went wrong on our side; we are checking whether the payment went through.",
        keep: "that the payment failed: nobody knows yet",
        check: "the transaction, if money could move; retry with the same idempotency key only"
    )

    private static func order(_ number: Int, _ name: String, _ meaning: String) -> Explanation {
        error(
            number,
            name,
            meaning,
            ExplanationAdvice(
                .afterRequestChange,
                tell: "Your cart has changed. Please look it over and check out again.",
                check: "the merchant's order callback; a new order token is needed"
            )
        )
    }

    private static func http(
        _ status: Int,
        _ meaning: String,
        _ advice: ExplanationAdvice
    ) -> Explanation {
        Explanation(
            .httpStatus,
            String(status),
            meaning,
            advice,
            check: status < 500 ? "the code in the reply's errors" : nil
        )
    }
}
