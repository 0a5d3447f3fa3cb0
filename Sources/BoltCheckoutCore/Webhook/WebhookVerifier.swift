/// Tells whether a hook comes from Bolt: whether one of its signatures is the base64 of the
/// HMAC-SHA256 of its bytes under one of the secrets.
///
/// The bytes are those that were received; a body that was parsed and written again is another one.
/// Comparisons take the same time wherever two signatures differ.
package struct WebhookVerifier: Sendable {
    /// Which secret and which header belong together.
    package struct Match: Equatable, Sendable {
        /// The secret.
        package let secret: WebhookSecrets.Role
        /// The header.
        package let header: WebhookSignatures.Role

        /// Creates a match.
        package init(secret: WebhookSecrets.Role, header: WebhookSignatures.Role) {
            self.secret = secret
            self.header = header
        }
    }

    let secrets: WebhookSecrets

    /// Creates a verifier.
    package init(_ secrets: WebhookSecrets) {
        self.secrets = secrets
    }

    /// Every pair of secret and header that matches, the secret in use first; none means that
    /// nothing shows the hook to be Bolt's.
    ///
    /// - Parameters:
    ///   - message: The body as received, or the query string of a GET request.
    ///   - signatures: What the headers say.
    /// - Returns: The pairs.
    package func matches(
        _ message: [UInt8],
        _ signatures: WebhookSignatures
    ) -> [Match] {
        var matches: [Match] = []
        for secret in secrets.all {
            let code = Base64.encode(HMACSHA256.code(for: message, key: secret.bytes))
            for signature in signatures.all where ConstantTime.equals(code, signature.text) {
                matches.append(Match(secret: secret.role, header: signature.role))
            }
        }
        return matches
    }
}
