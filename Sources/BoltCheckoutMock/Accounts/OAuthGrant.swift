/// What a shopper allowed, and to whom.
struct OAuthGrant {
    /// The client that asked.
    let clientID: String
    /// Where the code was sent.
    let redirectURI: String
    /// What is allowed, separated by spaces.
    let scope: String
    /// The client's own value that is sent back, nil for none.
    let state: String?
    /// The S256 challenge, nil without PKCE.
    let challenge: String?
    /// When it ends, in milliseconds since 1970.
    var expiresAt: Int64
}
