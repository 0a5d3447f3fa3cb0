import BoltCheckoutHTTP
import Testing

struct VerboseLogTests {
    private func log(
        secrets: [String] = [],
        _ body: (VerboseLog) throws -> Void
    ) rethrows -> [String] {
        var lines: [String] = []
        try body(VerboseLog(mask: SecretMask(knownSecrets: secrets)) { lines.append($0) })
        return lines
    }

    @Test(arguments: [
        "Authorization", "x-api-key", "Cookie", "Set-Cookie", "X-Bolt-Hmac-Sha256",
        "X-Bolt-Hmac-Sha256-Pending", "Proxy-Authorization",
    ])
    func `headers that carry secrets show none`(name: String) {
        let lines = log { log in
            log.response(HTTPResponse(status: 200, headers: [HTTPHeader(name, "SECRET")]))
        }
        #expect(lines == ["< HTTP 200", "< \(name): ***"])
    }

    @Test func `a publishable key shows its last four characters`() throws {
        let request = try ClientFixture.get(
            "https://api-sandbox.boltapp.com/v1?publishable_key=abcdefgh.ijkl.mnop",
            [HTTPHeader("X-Publishable-Key", "abcdefgh.ijkl.mnop"), HTTPHeader("X-Nonce", "123")]
        )
        #expect(
            log { $0.request(request) } == [
                "> GET https://api-sandbox.boltapp.com/v1?publishable_key=***mnop",
                "> X-Publishable-Key: ***mnop", "> X-Nonce: 123",
            ]
        )
    }

    @Test(arguments: [
        "client_secret", "code", "code_verifier", "state", "access_token", "refresh_token",
        "id_token",
        "cc", "cvv", "payload", "token", "orderToken", "signing_secret",
    ])
    func `fields that carry secrets show none, in JSON, forms and queries`(name: String) throws {
        let json = #"{"a":[{"\#(name)":"SECRET","b":1}],"\#(name)":{"c":"SECRET"}}"#
        let form = "x=1&\(name)=SECRET"
        var request = try ClientFixture.post("https://h.example/?\(name)=SECRET&x=1", json)
        let lines = log { $0.request(request) }
        #expect(lines[0] == "> POST https://h.example/?\(name)=***&x=1")
        #expect(lines[2] == #"> {"a":[{"\#(name)":"***","b":1}],"\#(name)":"***"}"#)
        request.headers = [HTTPHeader("Content-Type", "application/x-www-form-urlencoded")]
        request.body = Array(form.utf8)
        #expect(log { $0.request(request) }.last == "> x=1&\(name)=***")
    }

    @Test func `error codes of Bolt stay readable`() {
        let body = #"{"errors":[{"code":18,"message":"no"}]}"#
        let response = HTTPResponse(status: 403, body: Array(body.utf8))
        #expect(log { $0.response(response) }.last == "< \(body)")
    }

    // Test numbers that card networks publish; 123456789012347 by hand: the sum is 70.
    @Test(arguments: [
        "4111111111111111", "4111 1111 1111 1111", "4111-1111-1111-1111", "378282246310005",
        "6304000000000000", "123456789012347",
    ])
    func `what looks like a card's number is taken out anywhere`(number: String) throws {
        let json = #"{"note":"paid with \#(number) today","n":[1]}"#
        let request = try ClientFixture.post("https://h.example/", json)
        let text = log { $0.request(request) }.joined()
        #expect(!text.contains(number))
        #expect(text.contains("paid with *** today"))
    }

    @Test func `a card's number as a JSON number is taken out too`() throws {
        let request = try ClientFixture.post("https://h.example/", #"{"n":4111111111111111}"#)
        #expect(log { $0.request(request) }.last == #"> {"n":"***"}"#)
    }

    @Test func `known secrets are taken out wherever they stand`() {
        let key = "key-of-a-merchant"
        let response = HTTPResponse(
            status: 403,
            headers: [HTTPHeader("X-Echo", "got \(key)"), HTTPHeader("Content-Type", "text/html")],
            body: Array("<p>\(key) is wrong</p>".utf8)
        )
        let lines = log(secrets: [key]) { $0.response(response) }
        #expect(lines[1] == "< X-Echo: got ***")
        #expect(lines[3] == "< <p>*** is wrong</p>")
    }

    @Test func `of a page that is no JSON little is shown, made harmless`() {
        let page = "<h1>\u{1B}[2J502</h1>" + String(repeating: "x", count: 5_000)
        let headers = [HTTPHeader("Content-Type", "text/html")]
        let response = HTTPResponse(status: 502, headers: headers, body: Array(page.utf8))
        let lines = log { $0.response(response) }
        #expect(lines[2].hasPrefix(#"< <h1>\u001b[2J502</h1>xxx"#))
        #expect(lines[2].hasSuffix("… (5016 bytes)"))
        #expect(lines[2].count < 250)
    }

    @Test func `broken JSON and binary bodies are not shown`() {
        let headers = [HTTPHeader("Content-Type", "application/json")]
        let body = Array(#"{"access_token":"SECRET"#.utf8)
        let response = HTTPResponse(status: 200, headers: headers, body: body)
        #expect(log { $0.response(response) }.last == "< (23 bytes that are no JSON)")
    }

    @Test(arguments: ["text/plain", "text/html; charset=utf-8"])
    func `a form that calls itself text is not shown`(type: String) {
        let headers = [HTTPHeader("Content-Type", type)]
        let body = Array("access_token=SECRET&token_type=bearer".utf8)
        let response = HTTPResponse(status: 200, headers: headers, body: body)
        #expect(log { $0.response(response) }.last == "< (37 bytes of a form)")
    }

    @Test func `a secret at the edge of what is shown is taken out whole`() {
        let key = "key-of-a-merchant"
        let headers = [HTTPHeader("Content-Type", "text/plain")]
        let body = Array((String(repeating: "x", count: 190) + key).utf8)
        let response = HTTPResponse(status: 500, headers: headers, body: body)
        let lines = log(secrets: [key]) { $0.response(response) }
        #expect(lines.last?.contains("key-of") == false)
        #expect(lines.last?.contains("xxx***") == true)
    }

    @Test func `the client of a login shows its last four characters`() throws {
        let headers = [HTTPHeader("Content-Type", "application/x-www-form-urlencoded")]
        var request = try ClientFixture.post("https://h.example/", "client_id=abcdefgh.ijkl.mnop")
        request.headers = headers
        #expect(log { $0.request(request) }.last == "> client_id=***mnop")
    }

    @Test func `where a redirect leads shows no secret`() {
        let headers = [HTTPHeader("Location", "https://shop.example/?code=SECRET&scope=a")]
        let lines = log { $0.response(HTTPResponse(status: 302, headers: headers)) }
        #expect(lines[1] == "< Location: https://shop.example/?code=***&scope=a")
    }

    @Test func `an error is shown with the library's own words`() {
        let error = HTTPError(
            .noReply,
            host: "h.example",
            mayHaveBeenSent: true,
            detail: "Empty reply from server"
        )
        #expect(
            log { $0.failure(error) } == [
                "* h.example closed the connection without a reply",
                "* libcurl: Empty reply from server",
            ]
        )
    }
}
