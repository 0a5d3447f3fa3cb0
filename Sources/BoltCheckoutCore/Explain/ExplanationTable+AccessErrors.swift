extension ExplanationTable {
    /// Error codes of authentication (1001 and on) and of the application (4001 and on).
    static let accessErrors: [Explanation] = [
        denied(1001, "A guest session is required."),
        denied(1002, "The session is of the wrong type."),
        denied(1003, "The session has the wrong level."),
        denied(1004, "The user has the wrong role."),
        denied(1005, "The merchant key is not valid."),
        denied(1006, "The merchant was not found."),
        denied(1007, "The nonce is not valid."),
        denied(1009, "The session token is not valid."),
        denied(1010, "The user was not found."),
        denied(1011, "The key does not belong to the merchant or division."),
        denied(1012, "The key does not belong to the merchant or division."),
        denied(1013, "The expiration could not be updated."),
        denied(1014, "The signature of the telephone service is not valid."),
        denied(1015, "Not authorized."),
        application(4001, "AppMerchantSettingsCreate", "The merchant's settings were not created."),
        application(4002, "AppMerchantSettingsLoad", "The merchant's settings were not loaded."),
        application(4003, "AppMerchantKeyCreate", nil),
        application(4004, "AppMerchantKeyLoad", "Nothing is known by the key that was sent."),
        application(4005, "AppInvalidJSON", "The body is not valid JSON."),
        application(4006, "AppUnknownContentType", nil),
        application(4007, "AppFileUpload", "The file could not be uploaded."),
        application(4008, "AppNonceInvalid", "The nonce is not valid."),
        application(4009, "AppNonceExpired", "The nonce has expired; a new one is needed."),
        application(4010, "AppMerchantKeyUpdate", nil),
        application(4011, "AppFileInvalidName", "The name of the file is not valid."),
        application(4012, "AppNotRightNow", nil),
        application(4013, nil, nil),
    ]

    private static func denied(_ number: Int, _ meaning: String) -> Explanation {
        Explanation(
            .errorCode,
            String(number),
            meaning,
            access("which key was sent, of which environment and division, and a fresh nonce")
        )
    }

    private static func application(
        _ number: Int,
        _ name: String?,
        _ meaning: String?
    ) -> Explanation {
        let words = meaning ?? Explanation.noMeaning
        return Explanation(
            .errorCode,
            String(number),
            name.map { "\($0): \(words)" } ?? words,
            .request,
            aliases: name.map { [$0] } ?? []
        )
    }
}
