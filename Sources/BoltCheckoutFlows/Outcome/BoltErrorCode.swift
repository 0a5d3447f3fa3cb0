/// The names of Bolt's numbered errors.
package enum BoltErrorCode {
    /// The name of a number; nil where Bolt publishes none.
    package static func name(of code: Int64) -> String? {
        names[code]
    }

    /// The codes that decide how a flow ends.
    static let forbidden: Int64 = 18
    static let rateLimited: Int64 = 35
    static let tooManyRequests: Int64 = 41
    static let transactionNotAuthorized: Int64 = 45

    private static let names: [Int64: String] = [
        1: "EmptyValue", 2: "InvalidAmount", 3: "InvalidAutocapture", 4: "InvalidCountry",
        5: "InvalidCreditCardNumber", 6: "InvalidCurrency", 7: "InvalidEmail",
        8: "InvalidFormat", 9: "InvalidLength", 10: "InvalidNumber", 11: "InvalidPassword",
        12: "InvalidPhone", 13: "InvalidPostalCode", 14: "InvalidURL", 15: "InvalidValue",
        16: "NewLine", 17: "InvalidDate", 18: "Forbidden", 21: "AmountTooLow",
        22: "AmountTooHigh", 24: "NotFound", 25: "MissingInputParameter",
        26: "InvalidInputParameter", 27: "InvalidSignature", 28: "ExpiredEntity",
        29: "InactiveEntity", 30: "Unsupported", 31: "ShippingCostTooHigh",
        32: "CodeAlreadyUsed", 33: "NoApplicableItem", 34: "AlreadyExists", 35: "RateLimited",
        36: "UserNotEligible", 37: "InvalidImageFormat", 38: "CantChangeRoleOfPrimaryUser",
        39: "NonMerchantRole", 40: "InvalidRole", 41: "TooManyRequests",
        42: "NonRetryableError", 43: "NoPoBoxAllowed", 44: "InvalidAddress",
        45: "TransactionNotAuthorized", 46: "InternalServerError", 47: "BadGateway",
        48: "NoShippingOptionAvailable", 49: "InvalidTokenType", 50: "BadRequest",
        51: "BadResponse", 1001: "GuestSessionRequired", 1002: "InvalidSessionType",
        1003: "InvalidSessionLevel", 1004: "InvalidUserRole", 1005: "InvalidMerchantKey",
        1006: "MerchantNotFound", 1007: "InvalidNonce", 1009: "InvalidSessionToken",
        1010: "UserNotFound", 1011: "KeyMerchantMismatch", 1012: "KeyDivisionMismatch",
        1013: "ExpirationUpdate", 1014: "TwilioSignature", 1015: "Unauthorized",
        4004: "KeyLookup", 4005: "InvalidJSON", 4008: "NonceInvalid", 4009: "NonceExpired",
        2_001_003: "CartHasExpired", 2_001_004: "ItemPriceHasBeenUpdated",
        2_001_005: "OutOfInventory", 2_001_006: "DiscountCannotApply",
        2_001_008: "ShippingPriceHasBeenUpdated",
    ]
}
