import BoltCheckoutCore
import BoltCheckoutFlows
import TestSupport
import Testing

struct OutcomeTableTests {
    @Test(arguments: OutcomeRow.all)
    func `a checkout ends as its row says, in one call`(row: OutcomeRow) {
        let answer = ShopperAnswer.delivered(status: row.status, body: Array(row.body.utf8))
        let delegate = RecordingCheckoutDelegate()
        let bolt = BoltCheckout(
            transport: StubTransport(),
            shopper: StubShopper(.success(answer))
        )
        let outcome = bolt.startCheckout(
            config: BoltCheckoutConfig(orderToken: "t"),
            delegate: delegate
        )
        #expect(outcome.ending == row.ending)
        #expect(delegate.calls.count == 1)
        if row.ending == .success {
            #expect(delegate.calls == [.success(reference: "QRST-2345-UVWX")])
        } else {
            expectError(delegate.calls, containing: row.words)
        }
    }

    @Test(arguments: OutcomeRow.all)
    func `an authorization ends as its row says, in one call`(row: OutcomeRow) {
        let transport = StubTransport(status: row.status, body: Array(row.body.utf8))
        let delegate = RecordingAuthorizationDelegate()
        let bolt = BoltCheckout(transport: transport, shopper: StubShopper())
        let outcome = bolt.authorizePayment(
            userInfo: BoltUserInfo(firstName: "A", lastName: "B", email: "c", phone: "d"),
            orderToken: "t",
            delegate: delegate
        )
        #expect(outcome.ending == row.ending)
        #expect(transport.requests.count == 1)
        switch row.authorization {
        case .success:
            #expect(delegate.calls.count == 1)
            guard case .authorized = delegate.calls.first else {
                Issue.record("\(delegate.calls)")
                return
            }
        case .fail(let status, let reason):
            #expect(delegate.calls == [.fail(status: status, reason: reason)])
        case .error:
            #expect(delegate.calls.count == 1)
            expectError(delegate.calls, containing: row.words)
        }
    }

    private func expectError(_ calls: [DelegateCall], containing words: String) {
        guard case .error(let reason) = calls.first else {
            Issue.record("\(calls)")
            return
        }
        #expect(reason.contains(words), "\(reason)")
        #expect(!reason.hasSuffix("."))
        #expect(!reason.contains("\n"))
    }
}
