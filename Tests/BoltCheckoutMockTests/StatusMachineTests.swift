import BoltCheckoutHTTP
import TestSupport
import Testing

@testable import BoltCheckoutMock

/// What becomes of payments, and what can be done with them.
struct StatusMachineTests {
    private let base = "/v1/merchant/transactions"

    private func post(
        _ mock: MockRun,
        _ verb: String,
        _ reference: String,
        _ rest: String = ""
    ) -> JSONTree {
        mock.json("POST", "\(base)/\(verb)", #"{"transaction_reference":"\#(reference)"\#(rest)}"#)
    }

    private func code(_ reply: JSONTree) -> Int64? {
        reply["errors"]?.elements.first?["code"]?.integer
    }

    @Test(
        arguments: [
            (2599, "pending", "authorized"),
            (801_701, "pending", "pending"),
            (801_702, "rejected_irreversible", "rejected_irreversible"),
            (801_703, "rejected_reversible", "rejected_reversible"),
            (801_704, "failed", "failed"),
            (801_705, "pending", "authorized"),
        ] as [(Int64, String, String)]
    )
    func `the order's total decides`(total: Int64, atOnce: String, later: String) {
        let mock = MockRun()
        let reply = mock.json("POST", "\(base)/authorize", mock.authorization(total: total))
        #expect(reply.at("transaction", "status")?.string == atOnce)
        let reference = reply.at("transaction", "reference")?.string ?? ""
        #expect(mock.status(reference) == later)
    }

    @Test func `a reviewed payment is approved after it was seen pending once`() {
        let mock = MockRun()
        let reference = mock.authorize(total: 801_701)
        #expect(mock.status(reference) == "pending")
        #expect(mock.status(reference) == "authorized")
        #expect(mock.hooks.map(\.type) == ["pending", "auth"])
    }

    @Test func `a decline says why`() {
        let mock = MockRun()
        let reference = mock.authorize(total: 801_704)
        let transaction = mock.json("GET", "\(base)/\(reference)")
        #expect(transaction.at("authorization", "status")?.string == "declined")
        let details = transaction.at("transaction_rejection_details", "auth_rejection_details")
        #expect(details?["reason_code"]?.string == "do_not_honor")
    }

    @Test func `is authorized until all of it is captured`() {
        let mock = MockRun()
        let reference = mock.authorize(total: 2599)
        let first = post(mock, "capture", reference, #","amount":1000,"currency":"USD""#)
        #expect(first["status"]?.string == "authorized")
        let over = post(mock, "capture", reference, #","amount":1600,"currency":"USD""#)
        #expect(code(over) == 2)
        let second = post(mock, "capture", reference, #","amount":1599,"currency":"USD""#)
        #expect(second["status"]?.string == "completed")
        #expect(second["captures"]?.elements.count == 2)
        let third = post(mock, "capture", reference, #","amount":1,"currency":"USD""#)
        #expect(code(third) == 26)
    }

    @Test func `gives back no more than was captured`() {
        let mock = MockRun()
        let reference = mock.authorize(autoCapture: true)
        #expect(mock.status(reference) == "completed")
        let first = post(mock, "credit", reference, #","amount":2000,"currency":"USD""#)
        #expect(first["type"]?.string == "cc_credit")
        #expect(first["from_consumer"]?["id"]?.string == "CAMOCKMERCHAN")
        let second = post(mock, "credit", reference, #","amount":600,"currency":"USD""#)
        #expect(code(second) == 2)
        let payment = mock.json("GET", "\(base)/\(reference)")
        #expect(payment.at("refunded_amount", "amount")?.integer == 2000)
        #expect(payment["refund_transactions"]?.elements.count == 1)
        #expect(payment["status"]?.string == "completed")
        let refund = mock.json("GET", "\(base)/\(first["reference"]?.string ?? "")")
        #expect(refund.at("source_transaction", "reference")?.string == reference)
    }

    @Test(arguments: [801_702, 801_704] as [Int64])
    func `what has ended stays ended`(total: Int64) {
        let mock = MockRun()
        let reference = mock.authorize(total: total)
        #expect(code(post(mock, "void", reference)) == 26)
        #expect(code(post(mock, "review", reference, #","decision":"approve""#)) == 26)
        let money = #","amount":1,"currency":"USD""#
        #expect(code(post(mock, "capture", reference, money)) == 26)
        #expect(code(post(mock, "credit", reference, money)) == 26)
    }

    @Test func `a voided payment can't be captured`() {
        let mock = MockRun()
        let reference = mock.authorize()
        let voided = post(mock, "void", reference)
        #expect(voided["status"]?.string == "cancelled")
        #expect(voided["void_cause"]?.string == "merchant_action")
        let capture = post(mock, "capture", reference, #","amount":1,"currency":"USD""#)
        #expect(code(capture) == 26)
    }

    @Test(arguments: [("approve", "authorized"), ("reject", "rejected_irreversible")])
    func `an appeal is decided once`(decision: String, status: String) {
        let mock = MockRun()
        let reference = mock.authorize(total: 801_703)
        let rest = #","decision":"\#(decision)""#
        #expect(post(mock, "review", reference, rest)["status"]?.string == status)
        #expect(code(post(mock, "review", reference, rest)) == 26)
    }

    @Test func `another currency is refused`() {
        let mock = MockRun()
        let reply = post(
            mock,
            "capture",
            mock.authorize(),
            #","amount":1,"currency":"EUR""#
        )
        #expect(code(reply) == 6)
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "-1"])
    func `recorded amounts of any size overflow nothing`(number: String) {
        let amount = #"{"amount":\#(number),"currency":"USD","currency_symbol":"$"}"#
        let text = TransactionText.minimal.setting("refunded_amount", amount)
            .setting("captures", #"[{"status":"succeeded","amount":\#(amount)}]"#)
            .setting("amount", #"{"amount":9223372036854775807,"currency":"USD"}"#)
        guard let tree = JSONTree(parsing: text.bytes) else {
            Issue.record("the recorded transaction is no JSON")
            return
        }
        var transaction = MockTransaction(tree: tree)
        var identifiers = MockIdentifiers()
        #expect(transaction.captured >= 0)
        try? transaction.capture(.max, &identifiers, at: 0)
        _ = try? transaction.refund(.max, &identifiers, at: 0)
        #expect(transaction.refunded >= 0)
    }

    @Test func `tells each change with a signed hook`() {
        let mock = MockRun()
        let reference = mock.authorize()
        _ = post(mock, "capture", reference, #","amount":2599,"currency":"USD""#)
        _ = post(mock, "credit", reference, #","amount":99,"currency":"USD""#)
        _ = post(mock, "void", mock.authorize())
        _ = mock.authorize(total: 801_704)
        let types = ["auth", "capture", "credit", "auth", "void", "failed_payment"]
        #expect(mock.hooks.map(\.type) == types)
    }
}
