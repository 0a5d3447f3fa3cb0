import BoltCheckoutCore

/// What the token endpoint hands out: the members of RFC 6749 and Bolt's own.
package struct TokenReply: Equatable, Sendable {
    /// For requests on the shopper's behalf.
    package let accessToken: String
    /// Always `bearer`.
    package let tokenType: String?
    /// How long the access token is good, in seconds.
    package let expiresIn: Int64?
    /// Swaps itself for new tokens, once.
    package let refreshToken: String?
    /// What the refresh token is good for.
    package let refreshTokenScope: String?
    /// What was granted.
    package let scope: String?
    /// Who the shopper is, where `openid` was asked for.
    package let idToken: String?

    /// Reads a reply; nil where there is no access token in it.
    package init?(_ body: [UInt8]) {
        guard let document = try? JSONDocument(body),
            let reply = document.withRoot({ root in TokenReply(root) })
        else { return nil }
        self = reply
    }

    private init?(_ root: JSONValue) {
        guard let token = root.member("access_token")?.string, !token.isEmpty else { return nil }
        accessToken = token
        tokenType = root.member("token_type")?.string
        expiresIn = try? root.member("expires_in")?.integer()
        refreshToken = root.member("refresh_token")?.string
        refreshTokenScope = root.member("refresh_token_scope")?.string
        scope = root.member("scope")?.string
        idToken = root.member("id_token")?.string
    }

    /// When the access token ends, RFC 3339, UTC; nil where the reply does not say.
    ///
    /// - Parameter nowMilliseconds: When the reply came.
    /// - Returns: The moment, nil too where it is beyond the calendar.
    package func expiresAt(nowMilliseconds: Int64) -> String? {
        guard let expiresIn else { return nil }
        let (span, isLong) = expiresIn.multipliedReportingOverflow(by: 1_000)
        let (end, isFar) = nowMilliseconds.addingReportingOverflow(span)
        return isLong || isFar ? nil : RFC3339.format(milliseconds: end)
    }
}
