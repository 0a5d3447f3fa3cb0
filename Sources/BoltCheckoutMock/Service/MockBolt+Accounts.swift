import BoltCheckoutHTTP

extension MockBolt {
    /// `GET /v1/merchant/identifiers`
    func merchantIdentifiers() -> ServerReply {
        let reply: JSONTree = [
            "merchant_id": .string(MockMerchant.publicID),
            "merchant_divisions": [
                [
                    "division_id": .string(MockMerchant.divisionID),
                    "publishable_key": .string(MockMerchant.publishableKey),
                ]
            ],
            "signing_secret": .string(settings.signingSecret),
        ]
        return .json(reply.bytes)
    }

    /// `GET /v1/account/exists`
    func accountExists(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let query = request.queryFields
        let email = query.values(of: "email").first
        let digest = query.values(of: "sha256_email").first
        let phone = query.values(of: "phone").first
        guard email != nil || digest != nil || phone != nil else {
            throw MockError(422, 25, "One of email, sha256_email and phone is needed.")
        }
        if let email, !email.contains("@") {
            throw MockError(422, 7, "The email is not valid.", field: "email")
        }
        let exists = MockAccount.exists(email: email, digest: digest, phone: phone)
        let reply: JSONTree = ["has_bolt_account": .bool(exists)]
        return .json(reply.bytes)
    }

    /// `GET /v1/account`
    func account(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let header = request.header("Authorization") ?? ""
        let isBearer = header.lowercased().hasPrefix("bearer ")
        let token = String(header.dropFirst(7))
        guard isBearer, oauth.isValid(accessToken: token, at: nowMilliseconds()) else {
            throw MockError(403, 18, "The access token is not accepted.")
        }
        return .json(MockAccount.details.bytes)
    }

    /// `GET /v1/testing/card_token`
    func testCardToken() -> ServerReply {
        .json(vault.testCard(&identifiers, at: nowMilliseconds()).bytes)
    }

    /// `POST /v1/merchant/statement`
    func prepareStatement(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let body = try fields(of: request)
        let name = try statements.prepare(body, &identifiers, at: nowMilliseconds())
        let reply: JSONTree = ["url": .string("\(settings.origin)/mock/statements/\(name)")]
        return .json(reply.bytes)
    }

    /// `GET /mock/statements/NAME`
    func statementFile(_ name: String) throws(MockError) -> ServerReply {
        let now = nowMilliseconds()
        guard let file = statements.file(name, of: transactions.all, at: now) else {
            throw MockError(404, 24, "There is no such statement, or not any more.")
        }
        return ServerReply(
            status: 200,
            headers: [
                HTTPHeader("Content-Type", "text/csv; charset=utf-8"),
                HTTPHeader("Cache-Control", "no-store"),
            ],
            body: file
        )
    }

    /// `GET /v1/oauth/authorize`
    func oauthAuthorize(_ request: ServerRequest) -> ServerReply {
        let query = request.queryFields
        switch oauth.authorize(query, &identifiers, at: nowMilliseconds()) {
        case .ask(let id, let grant): return AuthorizePage.reply(id: id, grant: grant)
        case .redirect(let location): return .redirect(to: location)
        case .refuse(let words): return AuthorizePage.refusal(words)
        }
    }

    /// `GET /mock/oauth/decision`: where the links of the page lead.
    func oauthDecision(_ request: ServerRequest) -> ServerReply {
        let query = request.queryFields
        let location = oauth.decide(
            query.values(of: "request").first ?? "",
            isApproved: query.values(of: "decision") == ["approve"],
            &identifiers,
            at: nowMilliseconds()
        )
        guard let location else {
            return AuthorizePage.refusal("The question is unknown, or was answered before")
        }
        return .redirect(to: location)
    }

    /// `POST /v1/oauth/token`
    func oauthToken(_ request: ServerRequest) -> ServerReply {
        do throws(OAuthError) {
            let type = request.header("Content-Type")?.lowercased() ?? ""
            let text = String(decoding: request.body, as: UTF8.self)
            guard type.hasPrefix("application/x-www-form-urlencoded"),
                let form = FormFields(parsing: text)
            else { throw OAuthError("invalid_request", "The body must be a form.") }
            let now = nowMilliseconds()
            let tokens = try oauth.token(
                form,
                apiKey: settings.apiKey,
                &identifiers,
                at: now
            )
            var reply = ServerReply.json(tokens.bytes)
            reply.headers.append(HTTPHeader("Cache-Control", "no-store"))
            return reply
        } catch {
            return error.reply
        }
    }

    /// `GET /.well-known/openid-configuration`
    func openIDConfiguration() -> ServerReply {
        let reply: JSONTree = [
            "issuer": .string(IDToken.issuer),
            "authorization_endpoint": .string("\(settings.origin)/v1/oauth/authorize"),
            "token_endpoint": .string("\(settings.origin)/v1/oauth/token"),
            "response_types_supported": ["code"],
            "grant_types_supported": ["authorization_code", "refresh_token"],
            "code_challenge_methods_supported": ["S256"],
            "scopes_supported": ["openid", "email", "bolt.account.view", "bolt.account.manage"],
            "id_token_signing_alg_values_supported": ["none"],
            "subject_types_supported": ["public"],
        ]
        return .json(reply.bytes)
    }

    /// `GET /public_key`
    func tokenizerKey() -> ServerReply {
        do throws(CardVault.Refusal) {
            return ServerReply(
                status: 200,
                headers: [
                    HTTPHeader("Content-Type", "application/text"),
                    HTTPHeader("Cache-Control", "max-age=604800"),
                ],
                body: Array(try vault.publicKey().utf8)
            )
        } catch {
            return .text(error.words, status: error.status)
        }
    }

    /// `POST /token`
    func tokenize(_ request: ServerRequest) -> ServerReply {
        do throws(CardVault.Refusal) {
            let now = nowMilliseconds()
            return .json(try vault.exchange(request.body, &identifiers, at: now))
        } catch {
            return .text(error.words, status: error.status)
        }
    }
}
