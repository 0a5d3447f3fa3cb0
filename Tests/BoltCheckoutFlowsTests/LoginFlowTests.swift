import BoltCheckoutFlows
import TestSupport
import Testing

struct LoginFlowTests {
    private let secrets = LoginSecrets(
        state: "GOOD",
        codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    )

    @Test func `the page shows the state and the S256 challenge`() {
        let shopper = StubShopper(secrets: secrets)
        BoltCheckout(transport: StubTransport(), shopper: shopper)
            .startLogin(delegate: RecordingLoginDelegate())
        // RFC 7636, appendix B.
        #expect(
            shopper.pages == [
                .login(state: "GOOD", challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
            ]
        )
    }

    @Test(arguments: ["code", "authorization_code"])
    func `a callback with state and code is a success`(name: String) {
        let (outcome, calls, _) = run([callback((name, "AC1"), ("state", "GOOD"))])
        #expect(
            calls == [.login(code: "AC1", verifier: secrets.codeVerifier, state: "GOOD")]
        )
        #expect(outcome.ending == .success)
    }

    @Test func `wrong callbacks are refused and the wait goes on`() {
        let (outcome, calls, verdicts) = run([
            callback(("code", "AC1"), ("state", "BAD")),
            callback(("code", "AC1")),
            callback(("error", "access_denied"), ("state", "BAD")),
            callback(("state", "GOOD")),
            callback(("code", "AC1"), ("code", "AC2"), ("state", "GOOD")),
            callback(("code", ""), ("state", "GOOD")),
            callback(("code", "AC1"), ("state", "GOOD"), ("state", "GOOD")),
            callback(("code", "AC3"), ("state", "GOOD")),
        ])
        #expect(verdicts.map { $0 == .accept } == [Bool](repeating: false, count: 7) + [true])
        #expect(
            calls == [.login(code: "AC3", verifier: secrets.codeVerifier, state: "GOOD")]
        )
        #expect(outcome.ending == .success)
    }

    @Test func `a wait that ends with wrong states only is a refusal`() {
        let (outcome, calls, _) = run([callback(("code", "AC1"), ("state", "BAD"))], .timedOut)
        #expect(outcome.ending == .keysRefused)
        #expect(
            calls == [
                .error(
                    "login refused: the callback's state is not the one this login was started with"
                )
            ]
        )
    }

    @Test func `a denial with the right state is a refusal, in the shopper's words`() {
        let (outcome, calls, _) = run([
            callback(
                ("error", "access_denied"),
                ("error_description", "The shopper said no"),
                ("state", "GOOD")
            )
        ])
        #expect(outcome.ending == .keysRefused)
        #expect(calls == [.error("login refused: The shopper said no")])
    }

    @Test(arguments: [
        (ShopperAnswer.timedOut, FlowEnding.unsettled), (.closed(afterSubmit: false), .cancelled),
        (.interrupted(afterOpening: true), .interrupted),
        (.interrupted(afterOpening: false), .interrupted),
    ])
    func `the wait ends without a callback`(answer: ShopperAnswer, ending: FlowEnding) {
        let (outcome, calls, _) = run([], answer)
        #expect(outcome.ending == ending)
        let isError = ending == .unsettled
        #expect(
            calls == [
                isError
                    ? .error("login did not finish: nobody logged in in time; try again") : .cancel
            ]
        )
    }

    @Test(arguments: [
        (400, #"{"error":"invalid_grant","error_description":"Expired."}"#, FlowEnding.keysRefused),
        (200, #"{"error":"access_denied"}"#, .keysRefused),
        (403, #"{"errors":[{"code":18,"message":"No"}]}"#, .keysRefused),
        (401, "", .keysRefused), (429, "", .unsettled), (503, "<html>", .unsettled),
        (422, #"{"errors":[{"code":25}]}"#, .refused), (200, "{}", .unsettled),
        (200, #"{"code":"#, .unsettled), (200, "null", .unsettled),
    ])
    func `a recorded reply that is no callback is an error`(
        status: Int,
        body: String,
        ending: FlowEnding
    ) {
        let answer = ShopperAnswer.delivered(status: status, body: Array(body.utf8))
        let (outcome, calls, _) = run([], answer)
        #expect(outcome.ending == ending)
        guard calls.count == 1, case .error = calls[0] else {
            Issue.record("\(calls)")
            return
        }
    }

    @Test func `without a state of its own no callback is accepted`() {
        let delegate = RecordingLoginDelegate()
        let shopper = StubShopper(
            .success(.timedOut),
            callbacks: [callback(("code", "AC1"), ("state", ""))]
        )
        BoltCheckout(transport: StubTransport(), shopper: shopper).startLogin(delegate: delegate)
        #expect(shopper.verdicts.contains(.accept) == false)
    }

    private func run(
        _ callbacks: [ShopperCallback],
        _ answer: ShopperAnswer = .timedOut
    ) -> (FlowOutcome, [DelegateCall], [CallbackVerdict]) {
        let delegate = RecordingLoginDelegate()
        let shopper = StubShopper(.success(answer), callbacks: callbacks, secrets: secrets)
        let outcome = BoltCheckout(transport: StubTransport(), shopper: shopper)
            .startLogin(delegate: delegate)
        return (outcome, delegate.calls, shopper.verdicts)
    }

    private func callback(_ fields: (String, String)...) -> ShopperCallback {
        ShopperCallback(fields: fields.map { NamedValue($0.0, $0.1) })
    }
}
