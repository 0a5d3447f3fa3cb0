import BoltCheckoutFlows

/// The request that swaps an authorization code for tokens.
enum TokenRequest {
    /// The call. Assumed: with PKCE the verifier takes the place of the client's secret (RFC 7636);
    /// where there is an API key it goes along as the secret that Bolt documents.
    static func call(
        code: String,
        verifier: String,
        redirect: String,
        scope: String,
        keys: LiveKeys
    ) -> BoltCall {
        var form = FormFields([
            FormFields.Field("grant_type", "authorization_code"),
            FormFields.Field("code", code),
            FormFields.Field("redirect_uri", redirect),
            FormFields.Field("scope", scope),
            FormFields.Field("client_id", keys.publishableKey?.text ?? ""),
            FormFields.Field("code_verifier", verifier),
        ])
        if let secret = keys.apiKey { form.append("client_secret", secret) }
        return .post("/v1/oauth/token", form: form, keys: [.publishable])
    }
}
