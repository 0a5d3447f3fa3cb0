import BoltCheckoutCore
import BoltCheckoutFlows
import TestSupport
import Testing

struct ExchangeTests {
    private let user = BoltUserInfo(firstName: "A", lastName: "B", email: "c", phone: "d")
    private static let paid = CheckoutResponse(
        status: 200,
        body: TransactionText.minimal.setting("cart", #"{"order_reference":"R-1"}"#).bytes
    )
    private static let lost = Result<CheckoutResponse, TransportError>.failure(.lost("cut off"))

    @Test func `a lost reply is asked for again with the same bytes`() {
        let transport = StubTransport([Self.lost, Self.lost, .success(Self.paid)])
        let (outcome, calls) = run(transport)
        #expect(calls == [.authorized(orderReference: "R-1")])
        #expect(outcome.ending == .success)
        #expect(transport.requests.count == 3)
        #expect(transport.requests.allSatisfy { $0 == transport.requests[0] })
    }

    @Test func `three attempts are enough`() {
        let transport = StubTransport([Self.lost, Self.lost, Self.lost, .success(Self.paid)])
        let (outcome, _) = run(transport)
        #expect(outcome.ending == .unsettled)
        #expect(transport.requests.count == 3)
    }

    @Test(arguments: [
        Result.failure(TransportError.unreachable("refused")),
        .failure(.interrupted(mayHaveArrived: false)),
        .success(CheckoutResponse(status: 401, body: [])),
        .success(CheckoutResponse(status: 422, body: Array(#"{"errors":[{"code":1}]}"#.utf8))),
        .success(CheckoutResponse(status: 402, body: [])),
    ])
    func `after an open attempt nothing but a transaction is final`(
        second: Result<CheckoutResponse, TransportError>
    ) {
        let (outcome, calls) = run(StubTransport([Self.lost, second, second]))
        #expect(outcome.ending == .unsettled)
        guard calls.count == 1, case .error(let reason) = calls[0] else {
            Issue.record("\(calls)")
            return
        }
        #expect(reason.hasPrefix("outcome unknown, the payment may have gone through"))
    }

    @Test func `a replayed refusal is final`() {
        let replay = CheckoutResponse(
            status: 422,
            headers: [NamedValue("Idempotent-Replayed", "true")],
            body: Array(#"{"errors":[{"code":45,"message":"No"}]}"#.utf8)
        )
        let (outcome, calls) = run(StubTransport([Self.lost, .success(replay)]))
        #expect(outcome.ending == .declined)
        #expect(calls == [.fail(status: "failed", reason: "No")])
    }

    @Test func `a refused connection leaves nothing open`() {
        let transport = StubTransport([
            .failure(.unreachable("refused")),
            .success(CheckoutResponse(status: 401, body: [])),
        ])
        #expect(run(transport).outcome.ending == .keysRefused)
    }

    @Test func `the pacing sees Retry-After and may say no`() {
        let busy = CheckoutResponse(
            status: 429,
            headers: [NamedValue("retry-after", "7")],
            body: []
        )
        let pacing = StubPacing(isPatient: false)
        let transport = StubTransport([.success(busy)])
        let (outcome, _) = run(transport, pacing)
        #expect(pacing.retryAfters == ["7"])
        #expect(transport.requests.count == 1)
        #expect(outcome.ending == .unsettled)
    }

    @Test(arguments: [200, 400, 401, 402, 403, 404, 422, 500])
    func `other replies are not asked for again`(status: Int) {
        let transport = StubTransport([.success(CheckoutResponse(status: status, body: []))])
        _ = run(transport)
        #expect(transport.requests.count == 1)
    }

    @Test func `recorded replies are never asked for again`() {
        let busy = Result<CheckoutResponse, TransportError>.success(
            CheckoutResponse(status: 429, body: [])
        )
        let transport = StubTransport([busy, busy])
        _ = run(transport, NoRetries())
        #expect(transport.requests.count == 1)
    }

    private func run(
        _ transport: StubTransport,
        _ pacing: any RetryPacing = StubPacing()
    ) -> (outcome: FlowOutcome, calls: [DelegateCall]) {
        let delegate = RecordingAuthorizationDelegate()
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper(), pacing: pacing)
        let outcome = bolt.authorizePayment(userInfo: user, orderToken: "t", delegate: delegate)
        return (outcome, delegate.calls)
    }
}
