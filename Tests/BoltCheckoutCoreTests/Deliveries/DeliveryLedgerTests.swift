import BoltCheckoutCore
import Testing

struct DeliveryLedgerTests {
    private func delivery(
        _ hook: String,
        _ status: String,
        _ date: Int64?,
        reference: String = "ABCD-2345-EFGH",
        amount: Int64? = 2599,
        order: String? = nil,
        isRefund: Bool = false
    ) -> Delivery {
        Delivery(
            hook: hook,
            reference: reference,
            status: status,
            amount: amount,
            date: date,
            orderReference: order,
            isRefund: isRefund
        )
    }

    private func marks(_ deliveries: [Delivery]) -> [DeliveryMark] {
        var ledger = DeliveryLedger()
        return deliveries.map { ledger.enter($0).mark }
    }

    @Test func `a payment goes its way`() {
        let way = [
            delivery("pending", "pending", 1), delivery("auth", "authorized", 2),
            delivery("capture", "completed", 3),
        ]
        #expect(marks(way) == [.new, .new, .new])
    }

    @Test func `an older status does not move a payment back`() {
        let way = [delivery("payment", "completed", 5), delivery("pending", "pending", 2)]
        #expect(marks(way) == [.new, .outOfOrder])
    }

    @Test func `a final rejection is not replaced, and may be told again`() {
        let way = [
            delivery("rejected_irreversible", "rejected_irreversible", 1),
            delivery("failed_payment", "failed", 2),
            delivery("rejected_irreversible", "rejected_irreversible", 3),
        ]
        #expect(marks(way) == [.new, .outOfOrder, .again])
    }

    @Test func `a reversible rejection can be approved`() {
        let way = [
            delivery("rejected_reversible", "rejected_reversible", 1),
            delivery("auth", "authorized", 2),
        ]
        #expect(marks(way) == [.new, .new])
    }

    @Test func `the same twice is a duplicate, another amount a conflict`() {
        let capture = delivery("capture", "completed", 9)
        var other = capture
        other.amount = 2500
        #expect(
            marks([capture, capture, other, other]) == [.new, .duplicate, .conflict, .duplicate]
        )
    }

    @Test func `a duplicate is recognized after others`() {
        let first = delivery("pending", "pending", 1)
        let second = delivery("payment", "completed", 2)
        #expect(marks([first, second, first]) == [.new, .new, .duplicate])
    }

    @Test func `without a date nothing is older, and other amounts are no conflict`() {
        let way = [
            delivery("capture", "authorized", nil, amount: 100),
            delivery("capture", "authorized", nil, amount: 200),
        ]
        #expect(marks(way) == [.new, .again])
    }

    @Test func `two payments for one order are told once`() {
        var ledger = DeliveryLedger()
        let first = delivery("payment", "completed", 1, reference: "AAAA-0001-AAAA", order: "4711")
        var second = first
        second.reference = "BBBB-0002-BBBB"
        #expect(ledger.enter(first).otherReference == nil)
        #expect(ledger.enter(second).otherReference == "AAAA-0001-AAAA")
        second.date = 2
        #expect(ledger.enter(second).otherReference == nil)
    }

    @Test func `a refund and a second attempt are no second payment`() {
        var ledger = DeliveryLedger()
        let declined = delivery(
            "failed_payment",
            "failed",
            1,
            reference: "AAAA-0001-AAAA",
            order: "4711"
        )
        let paid = delivery("payment", "completed", 2, reference: "BBBB-0002-BBBB", order: "4711")
        let refund = delivery(
            "credit",
            "completed",
            3,
            reference: "CCCC-0003-CCCC",
            order: "4711",
            isRefund: true
        )
        let again = delivery("payment", "completed", 4, reference: "DDDD-0004-DDDD", order: "4711")
        #expect(ledger.enter(declined).otherReference == nil)
        #expect(ledger.enter(paid).otherReference == nil)
        #expect(ledger.enter(refund).otherReference == nil)
        #expect(ledger.enter(again).otherReference == "BBBB-0002-BBBB")
    }

    @Test func `the oldest transactions are forgotten`() {
        var ledger = DeliveryLedger(capacity: 2)
        let references = ["AAAA-0001-AAAA", "BBBB-0002-BBBB", "CCCC-0003-CCCC"]
        let all = references.map { delivery("payment", "completed", 1, reference: $0) }
        for delivery in all { #expect(ledger.enter(delivery).mark == .new) }
        #expect(ledger.enter(all[2]).mark == .duplicate)
        #expect(ledger.enter(all[0]).mark == .new)
    }

    @Test func `without a reference everything is new`() {
        let hook = delivery("payment", "completed", 1, reference: "")
        #expect(marks([hook, hook]) == [.new, .new])
    }
}
