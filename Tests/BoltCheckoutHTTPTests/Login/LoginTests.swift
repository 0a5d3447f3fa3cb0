import BoltCheckoutFlows
import BoltSystem
import TestSupport
import Testing

@testable import BoltCheckoutHTTP

/// Remembers what a login came to.
private final class LoginRecorder: BoltLoginDelegate {
    var calls: [String] = []

    func onLoginSuccess(authCode: String, codeVerifier: String, state: String) {
        calls.append("success \(authCode)")
    }

    func onLoginError(errorReason: String) { calls.append("error \(errorReason)") }

    func onLoginCancel() { calls.append("cancel") }
}

struct LoginTests {
    private let keys = LiveKeys(publishableKey: PublishableKey("m.d.key"))

    /// Where an authorize address sends the browser back to, with a query.
    private static func callback(_ address: String) -> String {
        guard let query = (try? URLParts(address))?.query,
            let fields = FormFields(parsing: query),
            let redirect = fields.values(of: "redirect_uri").first
        else { return "" }
        return redirect
    }

    /// The address the browser comes back to, with the login's own state where `GOOD` stands.
    private func run(
        _ queries: [String],
        exchange: [RetryPolicy.Attempt] = [],
        isExchanging: Bool = false
    ) -> (calls: [String], outcome: FlowOutcome, replies: [HTTPResponse], sent: [HTTPRequest]) {
        let state = Monitor("")
        let replies = Monitor<[HTTPResponse]>([])
        var thread: WorkerThread?
        let stub = StubAPI(exchange, keys: keys)
        let world = ShopperWorld(
            deadline: .after(milliseconds: 20_000),
            signals: nil,
            randomBytes: SecureRandom.bytes,
            tell: { _ in },
            show: { address in
                let query = (try? URLParts(address))?.query ?? ""
                let good = FormFields(parsing: query)?.values(of: "state").first ?? ""
                state.withState { $0 = good }
                let base = Self.callback(address)
                thread = try? WorkerThread {
                    let client = HTTPClient(HTTPClientOptions())
                    for text in queries {
                        let filled = text.split(separator: "GOOD", omittingEmptySubsequences: false)
                            .joined(separator: good)
                        guard let url = try? URLParts(base + filled),
                            let reply = try? client.send(
                                HTTPRequest(.get, url),
                                until: .after(milliseconds: 10_000)
                            )
                        else { return }
                        replies.withState { $0.append(reply) }
                    }
                }
            }
        )
        let shopper = LiveShopper(
            stub.api,
            in: world,
            login: LoginSettings(exchanges: isExchanging)
        )
        let recorder = LoginRecorder()
        let bolt = BoltCheckout(transport: StubTransport(), shopper: shopper)
        let outcome = bolt.startLogin(delegate: recorder)
        thread?.join()
        return (recorder.calls, outcome, replies.withState { $0 }, stub.sender.requests)
    }

    @Test func `only a callback with the right state and one code ends the wait`() {
        let run = run([
            "?code=AC1&state=BAD", "?code=AC1", "?error=access_denied&state=BAD", "?state=GOOD",
            "?code=AC1&code=AC2&state=GOOD", "/elsewhere?code=AC1&state=GOOD",
            "?code=AC1&state=GOOD",
        ])
        #expect(run.calls == ["success AC1"])
        #expect(run.replies.map(\.status) == [400, 400, 400, 400, 400, 404, 200])
    }

    @Test func `a denial with the right state is the shopper's no`() {
        let run = run(["?error=access_denied&error_description=The+shopper+said+no&state=GOOD"])
        #expect(run.calls == ["error login refused: The shopper said no"])
        #expect(run.outcome.ending == .keysRefused)
        let page = String(decoding: run.replies[0].body, as: UTF8.self)
        #expect(page.contains("Not logged in"))
    }

    @Test func `a denial without words is one all the same`() {
        let run = run(["?error=&error_description=&state=GOOD"])
        #expect(run.calls == ["error login refused: no reason given"])
    }

    @Test func `a signal before the code is sent is no failure`() {
        let cancelled = HTTPError(.cancelled, host: "h", mayHaveBeenSent: false)
        let run = run(
            ["?code=AC1&state=GOOD"],
            exchange: [.failed(cancelled)],
            isExchanging: true
        )
        #expect(run.outcome.ending == .interrupted)
        #expect(run.calls == ["cancel"])
    }

    @Test func `tokens come before the page says that all is well`() throws {
        let body = #"{"access_token":"at","token_type":"bearer","expires_in":3600}"#
        let run = run(
            ["?code=AC1&state=GOOD"],
            exchange: [.json(200, body)],
            isExchanging: true
        )
        #expect(run.calls == ["success AC1"])
        #expect(run.outcome.body == Array(body.utf8))
        let form = try #require(
            FormFields(parsing: String(decoding: run.sent[0].body, as: UTF8.self))
        )
        #expect(form.values(of: "grant_type") == ["authorization_code"])
        #expect(form.values(of: "code") == ["AC1"])
        #expect(form.values(of: "client_id") == ["m.d.key"])
        #expect(form.values(of: "code_verifier")[0].utf8.count == 43)
        #expect(form.values(of: "redirect_uri")[0].hasPrefix("http://127.0.0.1:"))
        #expect(String(decoding: run.replies[0].body, as: UTF8.self).contains("You are logged in"))
    }

    @Test(arguments: [
        (
            RetryPolicy.Attempt.json(400, #"{"error":"invalid_grant","error_description":"used"}"#),
            FlowEnding.keysRefused
        ),
        (.json(401), .keysRefused),
        (.json(503), .unsettled),
        (.json(200, "{}"), .foreignReply),
        (.refused, .unreachable),
        (.lost, .unsettled),
    ])
    func `an exchange that fails fails the login, and the page says so`(
        attempt: RetryPolicy.Attempt,
        ending: FlowEnding
    ) {
        let run = run(["?code=AC1&state=GOOD"], exchange: [attempt], isExchanging: true)
        #expect(run.outcome.ending == ending)
        #expect(run.calls.count == 1)
        #expect(run.calls[0].hasPrefix("error "))
        #expect(String(decoding: run.replies[0].body, as: UTF8.self).contains("Not logged in"))
    }

    @Test func `the address asks for a code with S256, and repeats the bound port`() throws {
        let client = try #require(PublishableKey("m.d.key"))
        let text = AuthorizeURL.text(
            api: "https://api-sandbox.boltapp.com",
            client: client,
            redirect: "http://127.0.0.1:4242/callback",
            scope: "openid bolt.account.view",
            state: "S",
            challenge: "C"
        )
        #expect(
            text == "https://api-sandbox.boltapp.com/v1/oauth/authorize?response_type=code"
                + "&client_id=m.d.key&redirect_uri=http%3A%2F%2F127.0.0.1%3A4242%2Fcallback"
                + "&scope=openid%20bolt.account.view&state=S&code_challenge=C"
                + "&code_challenge_method=S256"
        )
    }

    @Test func `state and verifier are drawn apart, 43 characters each`() throws {
        let shopper = LiveShopper(StubAPI([]).api, in: PageVisitor([]).world())
        let secrets = try shopper.loginSecrets()
        #expect(secrets.state != secrets.codeVerifier)
        #expect(secrets.state.utf8.count == 43)
        #expect(secrets.codeVerifier.utf8.count == 43)
    }

    // 10 min ahead of 2026-02-09T16:04:37Z.
    @Test(arguments: [
        ("Mon, 09 Feb 2026 16:14:37 GMT", "this computer's clock is 10 min behind Bolt's"),
        ("Mon, 09 Feb 2026 15:54:37 GMT", "this computer's clock is 10 min ahead of Bolt's"),
        ("Mon, 09 Feb 2026 16:06:07 GMT", nil),
        ("soon", nil),
    ])
    func `a clock that is far off is noticed`(date: String, words: String?) {
        let response = HTTPResponse(status: 200, headers: [HTTPHeader("Date", date)])
        let reply = BoltReply(response, host: "h.example")
        #expect(ClockWarning.words(for: reply, nowMilliseconds: 1_770_653_077_000) == words)
    }
}
