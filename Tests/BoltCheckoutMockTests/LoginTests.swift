import BoltCheckoutHTTP
import Testing

@testable import BoltCheckoutMock

/// The login: authorize, decide, swap the code, refresh.
struct LoginTests {
    /// The pair of RFC 7636, appendix B.
    private let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
    private let form = ["Content-Type": "application/x-www-form-urlencoded"]

    private func authorize(_ mock: MockRun, _ more: String = "&prompt=none") -> ServerReply {
        let target =
            "/v1/oauth/authorize?response_type=code&client_id=shop"
            + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A9000%2Fcb&scope=openid+bolt.account.view"
            + "&state=s%2B1&code_challenge=\(challenge)&code_challenge_method=S256" + more
        return mock.send("GET", target)
    }

    private func fields(_ reply: ServerReply) -> FormFields {
        let location = reply.headers.value(of: "Location") ?? ""
        #expect(location.hasPrefix("http://127.0.0.1:9000/cb?"))
        let query = location.split(separator: "?", maxSplits: 1).last ?? ""
        return FormFields(parsing: query) ?? FormFields()
    }

    private func token(_ mock: MockRun, _ body: String) -> (Int, JSONTree) {
        let reply = mock.send("POST", "/v1/oauth/token", body, headers: form)
        return (reply.status, JSONTree(parsing: reply.body) ?? .null)
    }

    @Test func `the code is good for the verifier, once`() throws {
        let mock = MockRun()
        let back = fields(authorize(mock))
        #expect(back.values(of: "state") == ["s+1"])
        let code = try #require(back.values(of: "code").first)
        let body =
            "grant_type=authorization_code&client_id=shop&code=\(code)&code_verifier=\(verifier)"
        let (status, tokens) = token(mock, body)
        #expect(status == 200)
        #expect(tokens["token_type"]?.string == "bearer")
        #expect(tokens["expires_in"]?.integer == 3600)
        #expect(tokens["id_token"]?.string?.hasSuffix(".") == true)
        let bearer = ["Authorization": "Bearer \(tokens["access_token"]?.string ?? "")"]
        #expect(mock.send("GET", "/v1/account", headers: bearer).status == 200)
        let (again, error) = token(mock, body)
        #expect(again == 400)
        #expect(error["error"]?.string == "invalid_grant")
    }

    @Test(arguments: [
        "code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXx", "client_secret=any", "a=b",
        "code_verifier=short",
    ])
    func `another verifier or none is refused`(rest: String) throws {
        let mock = MockRun()
        let code = try #require(fields(authorize(mock)).values(of: "code").first)
        let body = "grant_type=authorization_code&client_id=shop&code=\(code)&\(rest)"
        #expect(token(mock, body).1["error"]?.string == "invalid_grant")
    }

    @Test func `a refresh token is good once`() throws {
        let mock = MockRun()
        let code = try #require(fields(authorize(mock)).values(of: "code").first)
        let first = token(
            mock,
            "grant_type=authorization_code&client_id=shop&code=\(code)&code_verifier=\(verifier)"
        )
        let refresh = first.1["refresh_token"]?.string ?? ""
        let body = "grant_type=refresh_token&client_id=shop&refresh_token=\(refresh)"
        let second = token(mock, body)
        #expect(second.0 == 200)
        #expect(second.1["refresh_token"]?.string != refresh)
        #expect(token(mock, body).1["error"]?.string == "invalid_grant")
    }

    @Test func `codes and tokens die`() throws {
        let mock = MockRun()
        let code = try #require(fields(authorize(mock)).values(of: "code").first)
        mock.now += 5 * 60_000
        let body =
            "grant_type=authorization_code&client_id=shop&code=\(code)&code_verifier=\(verifier)"
        #expect(token(mock, body).1["error"]?.string == "invalid_grant")
        let none = ["Authorization": "Bearer at_unknown"]
        #expect(mock.send("GET", "/v1/account", headers: none).status == 403)
    }

    @Test(arguments: [("approve", "code"), ("deny", "error")])
    func `the page asks, once`(decision: String, name: String) throws {
        let mock = MockRun()
        let page = authorize(mock, "")
        #expect(page.status == 200)
        let text = String(decoding: page.body, as: UTF8.self)
        let id = try #require(text.firstMatch(of: /request=([0-9a-f]+)/)?.1)
        let target = "/mock/oauth/decision?request=\(id)&decision=\(decision)"
        #expect(fields(mock.send("GET", target)).values(of: name).count == 1)
        #expect(mock.send("GET", target).status == 400)
    }

    @Test(arguments: [
        "javascript:alert(1)", "http://shop.example/cb", "//shop.example", "",
        "http://127.0.0.1@shop.example/", "https://shop.example/#f",
    ])
    func `never sends a browser to a place like this`(uri: String) {
        let escaped = PercentEncoding.encode(uri)
        let reply = MockRun().send(
            "GET",
            "/v1/oauth/authorize?response_type=code&client_id=shop&prompt=none"
                + "&redirect_uri=\(escaped)"
        )
        #expect(reply.status == 400)
        #expect(reply.headers.value(of: "Location") == nil)
    }

    @Test func `nothing of the request becomes markup`() {
        let scope = PercentEncoding.encode("openid")
        let uri = PercentEncoding.encode("https://shop.example/cb?a='&b=(c)")
        let reply = MockRun().send(
            "GET",
            "/v1/oauth/authorize?response_type=code&client_id=%3Cb%3E&scope=\(scope)"
                + "&redirect_uri=\(uri)"
        )
        let text = String(decoding: reply.body, as: UTF8.self)
        #expect(reply.status == 200)
        #expect(text.contains("https://shop.example/cb?a=&#39;&amp;b=(c)"))
        #expect(!text.contains("<b>"))
    }
}
