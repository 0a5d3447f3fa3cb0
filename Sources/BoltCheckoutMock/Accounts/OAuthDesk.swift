import BoltCheckoutCore
import BoltCheckoutHTTP

/// Asks the shopper, gives out codes, and swaps them for tokens.
struct OAuthDesk {
    /// What the authorize endpoint does with a request.
    enum Answer {
        /// Shows the shopper the question of this id.
        case ask(id: String, OAuthGrant)
        /// Sends the browser back.
        case redirect(String)
        /// Says on a page what is wrong: there is nowhere to send the browser back to.
        case refuse(String)
    }

    private static let scopes: Set<String> = [
        "openid", "email", "bolt.account.view", "bolt.account.manage",
    ]
    private static let codeMilliseconds: Int64 = 5 * 60_000
    private static let accessMilliseconds: Int64 = 3_600_000
    private static let refreshMilliseconds: Int64 = 365 * 24 * 3_600_000

    private var questions = BoundedStore<OAuthGrant>(countLimit: 1000)
    private var codes = BoundedStore<OAuthGrant>(countLimit: 10_000)
    private var refreshTokens = BoundedStore<OAuthGrant>(countLimit: 10_000)
    private var accessTokens = BoundedStore<Int64>(countLimit: 10_000)

    /// Whether an access token is good.
    func isValid(accessToken: String, at milliseconds: Int64) -> Bool {
        accessTokens[accessToken].map { milliseconds < $0 } ?? false
    }

    /// Answers the browser's first request.
    mutating func authorize(
        _ query: FormFields,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) -> Answer {
        guard let clientID = Self.single("client_id", query) else {
            return .refuse("client_id is missing, or given twice")
        }
        guard let redirectURI = Self.single("redirect_uri", query), Self.isAllowed(redirectURI)
        else {
            return .refuse("redirect_uri must be https, or http on this computer")
        }
        let scope = Self.single("scope", query) ?? "openid"
        let challenge = Self.single("code_challenge", query)
        let grant = OAuthGrant(
            clientID: clientID,
            redirectURI: redirectURI,
            scope: scope,
            state: Self.single("state", query),
            challenge: challenge,
            expiresAt: milliseconds + Self.codeMilliseconds
        )
        if Self.single("response_type", query) != "code" {
            return .redirect(Self.back(grant, [("error", "unsupported_response_type")]))
        }
        guard Set(scope.split(separator: " ").map(String.init)).isSubset(of: Self.scopes) else {
            return .redirect(Self.back(grant, [("error", "invalid_scope")]))
        }
        if challenge != nil, Self.single("code_challenge_method", query) != PKCE.method {
            return .redirect(Self.back(grant, [("error", "invalid_request")]))
        }
        if query.values(of: "prompt") == ["none"] {
            return .redirect(approve(grant, &identifiers, at: milliseconds))
        }
        let id = identifiers.token()
        questions.set(grant, for: id)
        return .ask(id: id, grant)
    }

    /// Answers the shopper's decision; nil where the question is unknown or was answered.
    mutating func decide(
        _ id: String,
        isApproved: Bool,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) -> String? {
        guard let grant = questions.remove(id), milliseconds < grant.expiresAt else { return nil }
        guard isApproved else { return Self.back(grant, [("error", "access_denied")]) }
        return approve(grant, &identifiers, at: milliseconds)
    }

    /// Answers the token endpoint.
    mutating func token(
        _ form: FormFields,
        apiKey: String?,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(OAuthError) -> JSONTree {
        guard let clientID = Self.single("client_id", form) else {
            throw OAuthError("invalid_request", "client_id is missing.")
        }
        let secret = Self.single("client_secret", form)
        if let secret, let apiKey, !ConstantTime.equals(secret, apiKey) {
            throw OAuthError("request_forbidden", "The client_secret is wrong.", status: 403)
        }
        var grant: OAuthGrant
        switch Self.single("grant_type", form) {
        case "authorization_code":
            grant = try redeem(form, hasSecret: secret != nil, at: milliseconds)
        case "refresh_token":
            let token = Self.single("refresh_token", form) ?? ""
            guard let old = refreshTokens.remove(token), milliseconds < old.expiresAt else {
                throw OAuthError("invalid_grant", "The refresh token is unknown, used or expired.")
            }
            grant = old
        default:
            throw OAuthError(
                "unsupported_grant_type",
                "grant_type must be authorization_code or refresh_token.",
                status: 403
            )
        }
        guard grant.clientID == clientID else {
            throw OAuthError("invalid_grant", "It was issued to another client.")
        }
        return issue(&grant, &identifiers, at: milliseconds)
    }

    private mutating func redeem(
        _ form: FormFields,
        hasSecret: Bool,
        at milliseconds: Int64
    ) throws(OAuthError) -> OAuthGrant {
        guard let code = Self.single("code", form) else {
            throw OAuthError("invalid_request", "code is missing.")
        }
        // Taken out before anything else is looked at: a code is good for one try.
        guard let grant = codes.remove(code), milliseconds < grant.expiresAt else {
            throw OAuthError("invalid_grant", "The code is unknown, used or expired.")
        }
        if let uri = Self.single("redirect_uri", form), uri != grant.redirectURI {
            throw OAuthError("invalid_grant", "redirect_uri is not the one the code was sent to.")
        }
        if let challenge = grant.challenge {
            let verifier = Self.single("code_verifier", form) ?? ""
            guard PKCE.isVerifier(verifier),
                ConstantTime.equals(PKCE.challenge(for: verifier), challenge)
            else { throw OAuthError("invalid_grant", "code_verifier does not fit the challenge.") }
        } else if !hasSecret {
            throw OAuthError("invalid_request", "client_secret or PKCE is needed.")
        }
        return grant
    }

    private mutating func approve(
        _ grant: OAuthGrant,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) -> String {
        let code = "ac_" + identifiers.token().prefix(24)
        codes.set(grant, for: code)
        return Self.back(grant, [("code", code), ("scope", grant.scope)])
    }

    private mutating func issue(
        _ grant: inout OAuthGrant,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) -> JSONTree {
        let access = "at_" + identifiers.token()
        let refresh = "rt_" + identifiers.token()
        accessTokens.set(milliseconds + Self.accessMilliseconds, for: access)
        grant.expiresAt = milliseconds + Self.refreshMilliseconds
        refreshTokens.set(grant, for: refresh)
        var tree: JSONTree = [
            "access_token": .string(access), "expires_in": .int(Self.accessMilliseconds / 1000),
        ]
        if grant.scope.split(separator: " ").contains("openid") {
            tree["id_token"] = .string(IDToken.text(for: grant, at: milliseconds))
        }
        tree["refresh_token"] = .string(refresh)
        tree["refresh_token_scope"] = "bolt.account.view"
        tree["scope"] = .string(grant.scope)
        tree["token_type"] = "bearer"
        return tree
    }

    private static func back(_ grant: OAuthGrant, _ values: [(String, String)]) -> String {
        var fields = FormFields()
        for (name, value) in values { fields.append(name, value) }
        if let state = grant.state { fields.append("state", state) }
        let separator = grant.redirectURI.contains("?") ? "&" : "?"
        return grant.redirectURI + separator + fields.text
    }

    private static func isAllowed(_ text: String) -> Bool {
        guard let url = try? URLParts(text), url.fragment == nil, url.userInfo == nil else {
            return false
        }
        return url.scheme == "https" || (url.scheme == "http" && url.isLoopback)
    }

    private static func single(_ name: String, _ fields: FormFields) -> String? {
        let values = fields.values(of: name)
        return values.count == 1 && !values[0].isEmpty ? values[0] : nil
    }
}
