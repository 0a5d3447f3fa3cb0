import BoltCheckoutFlows

/// The address at which a shopper logs in.
enum AuthorizeURL {
    /// The address. Assumed: Bolt publishes the endpoint and not its parameters; these are OAuth 2.0's
    /// with PKCE (RFC 6749, RFC 7636), and the client is the whole publishable key.
    ///
    /// - Parameters:
    ///   - api: The API's origin.
    ///   - client: Who asks.
    ///   - redirect: Where the browser goes afterwards.
    ///   - scope: What is asked for, words between spaces.
    ///   - state: What the redirect must repeat.
    ///   - challenge: The S256 challenge of the verifier.
    /// - Returns: The address, every value escaped.
    static func text(
        api: String,
        client: PublishableKey,
        redirect: String,
        scope: String,
        state: String,
        challenge: String
    ) -> String {
        let query = FormFields([
            FormFields.Field("response_type", "code"),
            FormFields.Field("client_id", client.text),
            FormFields.Field("redirect_uri", redirect),
            FormFields.Field("scope", scope),
            FormFields.Field("state", state),
            FormFields.Field("code_challenge", challenge),
            FormFields.Field("code_challenge_method", "S256"),
        ])
        return "\(api)/v1/oauth/authorize?\(query.text)"
    }
}
