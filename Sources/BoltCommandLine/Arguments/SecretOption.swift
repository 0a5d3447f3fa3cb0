/// Options that people type with a secret behind them, and what they should do instead.
///
/// Arguments are visible to every user of the machine and stay in the shell's history, so no such
/// option exists. Its value is never repeated.
enum SecretOption {
    /// What to do instead of typing the secret.
    ///
    /// - Parameter name: The name of an undeclared option, without dashes.
    /// - Returns: The advice, or `nil` if the option does not sound like a secret.
    static func advice(for name: String) -> String? {
        let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return entries.first { $0.names.contains(plain) }?.advice
    }

    /// Names without case and separators, and the advice they share.
    private static let entries: [(names: Set<String>, advice: String)] = [
        (
            ["apikey", "key", "xapikey", "secretkey"],
            "use BOLT_API_KEY, --api-key-file FILE or --api-key-stdin"
        ),
        (["publishablekey", "xpublishablekey"], "use BOLT_PUBLISHABLE_KEY"),
        (
            ["signingsecret", "secret", "webhooksecret", "hmacsecret"],
            "use BOLT_SIGNING_SECRET or --signing-secret-file FILE"
        ),
        (
            [
                "cardnumber", "cardno", "number", "pan", "cc", "ccnumber", "creditcard",
                "creditcardnumber",
            ],
            "pipe the card into 'bolt-cli payment-flow --card -' or type it at its prompt"
        ),
        (
            ["cvv", "cvc", "cvv2", "cvc2", "csc", "securitycode", "cardcvv", "cardcvc"],
            "pipe the card into 'bolt-cli payment-flow --card -' or type it at its prompt"
        ),
        (
            ["token", "accesstoken", "refreshtoken", "clientsecret", "password", "bearer"],
            "use a file or standard input"
        ),
    ]
}
