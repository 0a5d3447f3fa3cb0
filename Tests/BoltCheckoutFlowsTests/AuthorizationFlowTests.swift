import BoltCheckoutCore
import BoltCheckoutFlows
import TestSupport
import Testing

struct AuthorizationFlowTests {
    private let user = BoltUserInfo(
        firstName: "Ana",
        lastName: "Bello",
        email: "ana@mail.example",
        phone: "+16085550117"
    )
    private let card = BoltCreditCard(
        token: "tok_1",
        last4: "1111",
        network: "visa",
        expiration: "2029-08",
        postalCode: "53703",
        bin: "411111",
        tokenExpiry: 1_700_000_000_000
    )

    @Test func `the order reference is the reply's`() {
        let text = TransactionText.minimal.setting("cart", #"{"order_reference":"R-1"}"#)
        let (outcome, calls) = run(.success(reply(200, text.text)))
        #expect(calls == [.authorized(orderReference: "R-1")])
        #expect(outcome.notes.isEmpty)
    }

    @Test func `without one it is the transaction's reference, with a note`() {
        let (outcome, calls) = run(.success(reply(200, TransactionText.minimal.text)))
        #expect(calls == [.authorized(orderReference: "QRST-2345-UVWX")])
        #expect(
            outcome.notes == [
                "the reply has no order reference; this is the transaction's reference"
            ]
        )
    }

    @Test func `else it is the cart's`() throws {
        let cart = try OrderCart(
            reading: Array(#"{"order_reference":"C-9","currency":"USD","total_amount":1}"#.utf8)
        )
        let (outcome, calls) = run(.success(reply(200, TransactionText.minimal.text))) {
            $0.cart = cart
        }
        #expect(calls == [.authorized(orderReference: "C-9")])
        #expect(outcome.notes.isEmpty)
    }

    @Test func `a payment in review is a success with a note`() {
        let text = TransactionText.minimal.setting("status", #""pending""#)
            .setting("authorization", #"{"status":"succeeded"}"#)
            .setting("cart", #"{"order_reference":"R-1"}"#)
        let (outcome, _) = run(.success(reply(200, text.text)))
        #expect(outcome.notes == ["in review: authorized, and the fraud review is open"])
    }

    @Test func `a replay is said to be one`() {
        let text = TransactionText.minimal.setting("cart", #"{"order_reference":"R-1"}"#)
        let header = NamedValue("idempotent-replayed", "true")
        let response = CheckoutResponse(status: 200, headers: [header], body: text.bytes)
        let (outcome, _) = run(.success(response))
        #expect(
            outcome.notes == [
                "Bolt replayed its reply to an earlier request: nothing was charged again"
            ]
        )
    }

    @Test(arguments: [
        (TransportError.unreachable("cannot reach bolt"), FlowEnding.unreachable, "cannot reach"),
        (.foreignReply("a proxy answered"), .foreignReply, "a proxy answered"),
        (.interrupted(mayHaveArrived: false), .interrupted, "interrupted before anything was sent"),
        (.lost("timed out after 30 s"), .unsettled, "outcome unknown, the payment may have gone"),
        (.interrupted(mayHaveArrived: true), .unsettled, "outcome unknown, the payment may have"),
        (.fixture(.unsafeToken), .inputUnavailable, "the order token has characters"),
        (.fixture(.dismissal(path: "x.cancel.json")), .invalidInput, "no page to dismiss"),
    ])
    func `no reply is an error, and unknown only if the request may have arrived`(
        error: TransportError,
        ending: FlowEnding,
        words: String
    ) {
        let (outcome, calls) = run(.failure(error))
        #expect(outcome.ending == ending)
        guard calls.count == 1, case .error(let reason) = calls[0] else {
            Issue.record("\(calls)")
            return
        }
        #expect(reason.contains(words))
    }

    @Test func `an expired token is refused before anything is sent`() {
        let transport = StubTransport()
        let delegate = RecordingAuthorizationDelegate()
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper()) {
            1_700_000_000_000 + 125_000
        }
        bolt.card = card
        let outcome = bolt.authorizePayment(userInfo: user, orderToken: "t", delegate: delegate)
        #expect(outcome.ending == .refused)
        #expect(
            delegate.calls == [
                .error("card token expired 2 min ago; run 'bolt-cli payment-flow' again")
            ]
        )
        #expect(transport.requests.isEmpty)
    }

    @Test func `a token that expired before there was time is expired too`() {
        let transport = StubTransport()
        let delegate = RecordingAuthorizationDelegate()
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper()) { 1_700_000_000_000 }
        bolt.card = BoltCreditCard(token: "tok_1", last4: "1111", tokenExpiry: .min)
        let outcome = bolt.authorizePayment(userInfo: user, orderToken: "t", delegate: delegate)
        #expect(outcome.ending == .refused)
        #expect(transport.requests.isEmpty)
    }

    @Test func `a live authorization without a card is refused before anything is sent`() throws {
        let transport = StubTransport()
        let delegate = RecordingAuthorizationDelegate()
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper())
        bolt.terms = try terms()
        let outcome = bolt.authorizePayment(userInfo: user, orderToken: "t", delegate: delegate)
        #expect(outcome.ending == .wrongUsage)
        #expect(transport.requests.isEmpty)
        #expect(delegate.calls.count == 1)
    }

    @Test func `a live request carries cart, card, shopper, division and key`() throws {
        let transport = StubTransport(status: 200, body: TransactionText.minimal.bytes)
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper()) { 0 }
        bolt.card = card
        bolt.terms = try terms()
        bolt.authorizePayment(
            userInfo: user,
            orderToken: "ot_7",
            delegate: RecordingAuthorizationDelegate()
        )
        let request = try #require(transport.requests.first)
        #expect(request.operation == .authorize(orderToken: "ot_7"))
        #expect(request.method == "POST")
        #expect(request.path == "/v1/merchant/transactions/authorize")
        // printf 'sandbox\not_7\n411111\n1111\n2029-08' | sha256sum
        let key = "c3e0e73af31dd3fa37d9d4089f8827a3b58d44b32b4d451bf772b9248071ea23"
        #expect(
            request.headers == [
                NamedValue("Content-Type", "application/json"), NamedValue("Idempotency-Key", key),
            ]
        )
        let body =
            #"{"cart":{"order_reference":"C-9","currency":"USD","total_amount":1.0},"#
            + #""credit_card":{"token":"tok_1","token_type":"bolt","bin":"411111","last4":"1111","#
            + #""expiration":"2029-08","postal_code":"53703"},"create_bolt_account":false,"#
            + #""division_id":"div_1","source":"direct_payments","#
            + #""user_identifier":{"email":"ana@mail.example","phone":"+16085550117"},"#
            + #""user_identity":{"first_name":"Ana","last_name":"Bello"}}"#
        #expect(String(decoding: request.body, as: UTF8.self) == body)
    }

    private func terms() throws -> AuthorizationTerms {
        let cart =
            #"{"cart":{"order_reference": "C-9", "currency":"USD", "total_amount": 1.0},"channel":"x"}"#
        return AuthorizationTerms(
            environment: "sandbox",
            divisionID: "div_1",
            cart: try OrderCart(reading: Array(cart.utf8))
        )
    }

    private func reply(_ status: Int, _ body: String) -> CheckoutResponse {
        CheckoutResponse(status: status, body: Array(body.utf8))
    }

    private func run(
        _ result: Result<CheckoutResponse, TransportError>,
        with change: (BoltCheckout) -> Void = { _ in }
    ) -> (outcome: FlowOutcome, calls: [DelegateCall]) {
        let delegate = RecordingAuthorizationDelegate()
        let bolt = BoltCheckout(transport: StubTransport([result]), shopper: StubShopper())
        change(bolt)
        let outcome = bolt.authorizePayment(userInfo: user, orderToken: "t", delegate: delegate)
        return (outcome, delegate.calls)
    }
}
