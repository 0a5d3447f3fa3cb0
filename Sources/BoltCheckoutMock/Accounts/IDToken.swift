import BoltCheckoutCore

/// The id token of OpenID Connect. It says of itself that it is not signed: the mock has no RSA key,
/// and nobody should take its word.
enum IDToken {
    private static let lifeSeconds: Int64 = 3600

    /// Who claims to have issued it: the sandbox.
    static let issuer = "https://api-sandbox.boltapp.com"

    /// The token for the mock's shopper.
    static func text(for grant: OAuthGrant, at milliseconds: Int64) -> String {
        let header: JSONTree = ["alg": "none", "typ": "JWT"]
        let seconds = milliseconds / 1000
        let shopper = MockAccount.shopper
        let claims: JSONTree = [
            "iss": .string(issuer), "aud": [.string(grant.clientID)],
            "sub": "mock-shopper", "iat": .int(seconds), "exp": .int(seconds + lifeSeconds),
            "first_name": .string(shopper.firstName), "last_name": .string(shopper.lastName),
            "email": .string(shopper.email), "email_verified": true,
        ]
        let parts = [header, claims].map { Base64.text($0.bytes, .urlSafe) }
        return parts.joined(separator: ".") + "."
    }
}
