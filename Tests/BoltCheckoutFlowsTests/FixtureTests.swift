import BoltCheckoutCore
import BoltCheckoutFlows
import TestSupport
import Testing

struct FixtureTests {
    @Test(arguments: [
        ("card.json", 200, false), ("a/b/declined.402.json", 402, false),
        ("x.cancel.json", 200, true), ("x.099.json", 200, false), ("x.600.json", 200, false),
        ("402.json", 200, false), ("x.402.txt", 200, false), ("x.402", 200, false),
        ("x.y.504.json", 504, false), ("x.4022.json", 200, false), ("", 200, false),
    ])
    func `the name says the status`(name: String, status: Int, isDismissal: Bool) {
        #expect(FixtureName(name).status == status)
        #expect(FixtureName(name).isDismissal == isDismissal)
    }

    @Test(arguments: [
        ("card", ["card.json"]), ("declined", ["declined.402.json"]),
        ("gone", ["gone.cancel.json"]), ("two", ["two.json", "two.404.json"]), ("car", []),
        ("card.json", []), ("declined.402", ["declined.402.json"]), ("card.x", ["card.x.json"]),
    ])
    func `a token names its fixture`(token: String, names: [String]) {
        let entries = [
            "card.json", "card.x.json", "declined.402.json", "gone.cancel.json", "two.json",
            "two.404.json", "cardinal.json",
        ]
        #expect(FixtureName.names(of: token, among: entries) == names)
    }

    @Test(arguments: [
        "", "..", ".hidden", "a/b", "../card", "a b", "a\0b", "ä", "card\n", "a\\b", "~",
    ])
    func `an unsafe token never becomes a path`(token: String) {
        let files = StubFixtureFiles(["F/checkout/card.json": "{}"])
        let shopper = FixtureShopper(.path("F"), files: files)
        #expect(throws: ShopperError.fixture(.unsafeToken)) {
            try shopper.present(.checkout(orderToken: token)) { _ in .accept }
        }
        #expect(files.opened.isEmpty)
    }

    @Test func `none is one error and two are another`() {
        let files = StubFixtureFiles(["F/authorize/a.json": "1", "F/authorize/a.402.json": "2"])
        let transport = FixtureTransport(.path("F/"), files: files)
        let several = FixtureError.several(
            folder: "F/authorize",
            names: ["a.402.json", "a.json"]
        )
        #expect(throws: TransportError.fixture(several)) {
            try transport.send(AuthorizationRequest.recorded(orderToken: "a"))
        }
        #expect(throws: TransportError.fixture(.none(folder: "F/authorize", token: "b"))) {
            try transport.send(AuthorizationRequest.recorded(orderToken: "b"))
        }
        #expect(several.ending == .invalidInput)
        #expect(FixtureError.none(folder: "", token: "").ending == .inputUnavailable)
    }

    @Test func `a file is answered whatever the token is`() throws {
        let files = StubFixtureFiles(["d.402.json": "body"])
        let reply = try FixtureTransport(.path("d.402.json"), files: files)
            .send(AuthorizationRequest.recorded(orderToken: "../x"))
        #expect(reply == CheckoutResponse(status: 402, body: Array("body".utf8)))
    }

    @Test func `bytes are a reply with status 200`() throws {
        let transport = FixtureTransport(.bytes([65]), files: StubFixtureFiles([:]))
        let reply = try transport.send(AuthorizationRequest.recorded(orderToken: "t"))
        #expect(reply == CheckoutResponse(status: 200, body: [65]))
    }

    @Test func `a folder is no login and no card`() {
        let shopper = FixtureShopper(
            .path("F"),
            files: StubFixtureFiles(["F/login/shopper.json": "{}"])
        )
        #expect(throws: ShopperError.fixture(.folder(path: "F"))) { try shopper.card() }
        #expect(throws: ShopperError.fixture(.folder(path: "F"))) { try shopper.loginSecrets() }
    }

    @Test func `a dismissal closes the page and answers no authorization`() throws {
        let files = StubFixtureFiles(["F/checkout/x.cancel.json": ""])
        let shopper = FixtureShopper(.path("F"), files: files)
        let answer = try shopper.present(.checkout(orderToken: "x")) { _ in .accept }
        #expect(answer == .closed(afterSubmit: false))
        let transport = FixtureTransport(.path("F/checkout/x.cancel.json"), files: files)
        #expect(throws: TransportError.fixture(.dismissal(path: "F/checkout/x.cancel.json"))) {
            try transport.send(AuthorizationRequest.recorded(orderToken: "x"))
        }
    }

    @Test(arguments: [
        (#"{"code":"c","state":"s","code_verifier":"v"}"#, FlowEnding.success),
        (#"{"code":"c","state":"s","returned_state":"t","code_verifier":"v"}"#, .keysRefused),
        (#"{"state":"s","code_verifier":"v"}"#, .keysRefused),
        (#"{"error":"access_denied","state":"s","code_verifier":"v"}"#, .keysRefused),
        (#"{"error":"access_denied"}"#, .keysRefused),
        (#"{"code":"c","state":"s"}"#, .unsettled), ("{", .unsettled), ("", .unsettled),
    ])
    func `a login fixture supplies what a live run would draw`(body: String, ending: FlowEnding) {
        let shopper = FixtureShopper(.bytes(Array(body.utf8)), files: StubFixtureFiles([:]))
        let delegate = RecordingLoginDelegate()
        let outcome = BoltCheckout(transport: StubTransport(), shopper: shopper)
            .startLogin(delegate: delegate)
        #expect(outcome.ending == ending)
        #expect(delegate.calls.count == 1)
        if ending == .success {
            #expect(delegate.calls == [.login(code: "c", verifier: "v", state: "s")])
        }
    }

    @Test(arguments: [
        ("x.422.json", "Unprocessable entity\n", FlowEnding.refused),
        ("x.404.json", "", .foreignReply), ("x.500.json", "", .unreachable),
        ("x.cancel.json", "", .cancelled), ("x.json", #"{"token":"t","last4":"1111"}"#, .success),
        ("x.json", "{}", .invalidInput), ("x.json", #"{"tok"#, .unsettled),
        ("y.json", "", .inputUnavailable),
    ])
    func `a payment flow's fixture ends as the tokenizer would`(
        name: String,
        body: String,
        ending: FlowEnding
    ) {
        let files = StubFixtureFiles([name == "y.json" ? "x.json" : name: body])
        let bolt = BoltCheckout(
            transport: StubTransport(),
            shopper: FixtureShopper(.path(name), files: files)
        )
        let delegate = RecordingPaymentFlowDelegate()
        #expect(bolt.startPaymentFlow(delegate: delegate).ending == ending)
        #expect(delegate.calls.count == 1)
    }
}
