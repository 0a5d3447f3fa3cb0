/// Keys whose values are shown to nobody.
package enum SensitiveKey {
    private static let names: Set<String> = [
        "cvv", "cvc", "cvv2", "cvc2", "csc", "cid", "card_number", "cardnumber", "pan", "cc",
        "security_code", "securitycode", "signing_secret", "signingsecret", "api_key", "apikey",
        "client_secret", "access_token", "refresh_token", "id_token",
    ]

    /// Whether a member of that key holds a card number, a card's check value or a secret.
    package static func isNeverShown(_ key: String) -> Bool {
        names.contains(key.lowercased())
    }
}
