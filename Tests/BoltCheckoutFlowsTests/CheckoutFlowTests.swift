import BoltCheckoutCore
import BoltCheckoutFlows
import TestSupport
import Testing

struct CheckoutFlowTests {
    @Test func `a page closed before the payment was submitted is a cancel`() {
        let (outcome, calls) = run(.success(.closed(afterSubmit: false)))
        #expect(calls == [.cancel])
        #expect(outcome == FlowOutcome(ending: .cancelled))
    }

    @Test func `Ctrl-C before the page was opened is a cancel`() {
        let (outcome, calls) = run(.success(.interrupted(afterOpening: false)))
        #expect(calls == [.cancel])
        #expect(outcome.ending == .interrupted)
    }

    @Test(arguments: [
        ShopperAnswer.closed(afterSubmit: true), .timedOut, .interrupted(afterOpening: true),
    ])
    func `what the shopper may have paid is never called cancelled`(answer: ShopperAnswer) {
        let (outcome, calls) = run(.success(answer))
        #expect(outcome.ending == .unsettled)
        #expect(calls.count == 1)
        guard case .error(let reason) = calls.first else {
            Issue.record("\(calls)")
            return
        }
        #expect(reason.hasPrefix("outcome unknown, the payment may have gone through: "))
    }

    @Test(arguments: [
        (ShopperError.unreachable("port is in use"), FlowEnding.unreachable),
        (.fault("no random bytes"), .fault),
        (.fixture(.unsafeToken), .inputUnavailable),
        (.fixture(.several(folder: "f", names: ["a", "b"])), .invalidInput),
    ])
    func `a page that cannot be shown is an error`(error: ShopperError, ending: FlowEnding) {
        let (outcome, calls) = run(.failure(error))
        #expect(outcome.ending == ending)
        #expect(calls == [.error(error.description)])
    }

    @Test func `the page is the one of the order token`() {
        let shopper = StubShopper()
        let bolt = BoltCheckout(transport: StubTransport(), shopper: shopper)
        bolt.startCheckout(
            config: BoltCheckoutConfig(orderToken: "ot_1"),
            delegate: RecordingCheckoutDelegate()
        )
        #expect(shopper.pages == [.checkout(orderToken: "ot_1")])
    }

    @Test func `warnings of the reply are notes`() {
        let text = TransactionText.minimal.setting("captures", "true")
        let (outcome, _) = run(.success(.delivered(status: 200, body: text.bytes)))
        #expect(
            outcome.notes == [
                "field 'captures' is true, not an array; ignored",
                "QRST-2345-UVWX: no cart order reference",
            ]
        )
        #expect(outcome.body == text.bytes)
    }

    @Test func `a transaction that reads back the same needs no word`() {
        let transport = StubTransport(status: 200, body: TransactionText.minimal.bytes)
        #expect(notes(transport).isEmpty)
        #expect(transport.requests.map(\.path) == ["/v1/merchant/transactions/QRST-2345-UVWX"])
        #expect(transport.requests.map(\.method) == ["GET"])
    }

    @Test func `a transaction that reads back differently is said to`() {
        let other = TransactionText.minimal.setting("status", #""completed""#)
            .setting("amount", #"{"amount":1235,"currency":"USD"}"#)
        #expect(
            notes(StubTransport(status: 200, body: other.bytes)) == [
                "Bolt's API and the page differ in status: 'completed' and 'authorized'",
                "Bolt's API and the page differ in amount: '1235 USD' and '1234 USD'",
            ]
        )
    }

    @Test(arguments: [
        (Result.success(CheckoutResponse(status: 503, body: [])), "HTTP 503"),
        (
            .success(CheckoutResponse(status: 200, body: [])),
            "not JSON: line 1, column 1: nothing to read"
        ),
        (.failure(TransportError.unreachable("host not found")), "host not found"),
    ])
    func `a checkout succeeds though it cannot be read back`(
        result: Result<CheckoutResponse, TransportError>,
        words: String
    ) {
        let notes = notes(StubTransport([result]))
        #expect(notes.count == 1)
        #expect(notes.first?.hasPrefix("the transaction could not be read back: ") == true)
        #expect(notes.first?.contains(words) == true)
    }

    private func run(
        _ answer: Result<ShopperAnswer, ShopperError>
    ) -> (outcome: FlowOutcome, calls: [DelegateCall]) {
        let delegate = RecordingCheckoutDelegate()
        let bolt = BoltCheckout(transport: StubTransport(), shopper: StubShopper(answer))
        let outcome = bolt.startCheckout(
            config: BoltCheckoutConfig(orderToken: "t"),
            delegate: delegate
        )
        return (outcome, delegate.calls)
    }

    private func notes(_ transport: StubTransport) -> [String] {
        let text = TransactionText.minimal.setting("cart", #"{"order_reference":"R-1"}"#)
        let answer = ShopperAnswer.delivered(status: 200, body: text.bytes)
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper(.success(answer)))
        bolt.readsBack = true
        let delegate = RecordingCheckoutDelegate()
        let outcome = bolt.startCheckout(
            config: BoltCheckoutConfig(orderToken: "t"),
            delegate: delegate
        )
        #expect(outcome.ending == .success)
        #expect(delegate.calls == [.success(reference: "QRST-2345-UVWX")])
        return outcome.notes
    }
}
