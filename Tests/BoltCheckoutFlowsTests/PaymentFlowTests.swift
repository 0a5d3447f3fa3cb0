import BoltCheckoutCore
import BoltCheckoutFlows
import TestSupport
import Testing

struct PaymentFlowTests {
    private let card = BoltCreditCard(token: "tok", last4: "1111", network: "visa")

    @Test func `a card is a success and kept for an authorization`() {
        let record = CardRecord(paymentMethod: .creditCard, card: card)
        let delegate = RecordingPaymentFlowDelegate()
        let bolt = BoltCheckout(
            transport: StubTransport(),
            shopper: StubShopper(card: .success(.card(record)))
        )
        let outcome = bolt.startPaymentFlow(delegate: delegate)
        #expect(delegate.calls == [.card(.creditCard, card)])
        #expect(outcome.ending == .success)
        #expect(bolt.card == card)
    }

    @Test(arguments: [
        (CardAnswer.endOfInput, FlowEnding.cancelled), (.interrupted, .interrupted),
    ])
    func `no card is a cancel`(answer: CardAnswer, ending: FlowEnding) {
        let (outcome, calls) = run(.success(answer))
        #expect(outcome.ending == ending)
        #expect(calls == [.cancel])
    }

    @Test(arguments: [
        (ShopperError.invalidCard("past expiry"), FlowEnding.invalidInput),
        (.refused("tokenizer refused the card (HTTP 422)"), .refused),
        (.unreachable("cannot reach the tokenizer"), .unreachable),
        (.foreignReply("no tokenizer"), .foreignReply),
        (.unreadable("card record is not JSON"), .unsettled),
    ])
    func `a card that cannot be had is an error`(error: ShopperError, ending: FlowEnding) {
        let (outcome, calls) = run(.failure(error))
        #expect(outcome.ending == ending)
        #expect(calls == [.error(error.description)])
    }

    private func run(
        _ answer: Result<CardAnswer, ShopperError>
    ) -> (outcome: FlowOutcome, calls: [DelegateCall]) {
        let delegate = RecordingPaymentFlowDelegate()
        let bolt = BoltCheckout(transport: StubTransport(), shopper: StubShopper(card: answer))
        return (bolt.startPaymentFlow(delegate: delegate), delegate.calls)
    }
}
