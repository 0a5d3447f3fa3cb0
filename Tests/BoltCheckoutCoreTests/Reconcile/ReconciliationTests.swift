import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Orders against transactions, result by result.
struct ReconciliationTests {
    private typealias Figures = ReconciledText.Figures

    private static func transaction(
        _ reference: String,
        _ order: String,
        _ amount: Int,
        _ currency: String = "USD",
        status: String = "completed",
        type: String = "cc_payment",
        more: String = ""
    ) -> String {
        """
        {"id":"TA1","type":"\(type)","date":1770653077218,"reference":"\(reference)",\
        "status":"\(status)","amount":{"amount":\(amount),"currency":"\(currency)"},\
        "cart":{"order_reference":"\(order)"}\(more)}

        """
    }

    @Test func `every result is told apart`() throws {
        let orders = """
            order_reference,amount,currency
            A,100,USD
            B,200,USD
            C,300,USD
            D,400,USD
            E,500,USD
            """
        let transactions =
            Self.transaction("T1", "A", 100) + Self.transaction("T2", "B", 201)
            + Self.transaction("T3", "C", 300, "EUR") + Self.transaction("T4", "D", 400)
            + Self.transaction("T5", "D", 400) + Self.transaction("T6", "F", 600)
        let text = try ReconciledText(orders: orders, transactions: transactions)
        #expect(
            text.figures == [
                Figures(kind: .amountDiffers, key: "B", order: 200, transaction: 201),
                Figures(kind: .currencyDiffers, key: "C", order: 300, transaction: 300),
                Figures(kind: .duplicate, key: "D", order: 400, transaction: 800),
                Figures(kind: .missingAtBolt, key: "E", order: 500, transaction: nil),
                Figures(kind: .missingInOrders, key: "F", order: nil, transaction: 600),
            ]
        )
        #expect(text.findings.map(\.order?.line) == [3, 4, 5, 6, nil])
        #expect(text.findings.map(\.difference) == [1, nil, 400, nil, nil])
        #expect(text.totals[.matched].count == 1)
        #expect(text.totals[.matched].orders.map(\.currency) == ["USD"])
        #expect(text.totals[.currencyDiffers].transactions.map(\.sum.total) == [300])
        #expect(text.totals.findingCount == 5)
    }

    @Test func `an order that stands twice is a duplicate`() throws {
        let text = try ReconciledText(
            orders: "order_reference,amount,currency\nA,100,USD\nA,100,USD\n",
            transactions: Self.transaction("T1", "A", 100)
        )
        #expect(
            text.figures == [Figures(kind: .duplicate, key: "A", order: 200, transaction: 100)]
        )
    }

    @Test func `parts that make the whole match`() throws {
        let text = try ReconciledText(
            orders: "order_reference,amount,currency\nA,100,USD\n",
            transactions: Self.transaction("T1", "A", 60) + Self.transaction("T2", "A", 40)
        )
        #expect(text.figures == [])
    }

    @Test(arguments: [
        "failed", "cancelled", "rejected_reversible", "rejected_irreversible", "created",
    ])
    func `a status without money counts for nothing`(status: String) throws {
        let text = try ReconciledText(
            orders: "order_reference,amount,currency\nA,100,USD\n",
            transactions: Self.transaction("T1", "A", 100, status: status)
                + Self.transaction("T2", "B", 100, status: status)
        )
        #expect(text.figures.map(\.kind) == [.missingAtBolt])
        #expect(text.findings.first?.transaction?.status == status)
        #expect(text.findings.first?.transaction?.count == 0)
        #expect(text.totals.unpaid == [status: 2])
    }

    @Test(arguments: [("completed", 1), ("failed", 0)])
    func `the latest version of a transaction counts, whichever comes first`(
        last: String,
        matched: Int
    ) throws {
        let early = Self.transaction("T1", "A", 100, status: "authorized")
        let late = Self.transaction("T1", "A", 100, status: last)
            .replacing("1770653077218", with: "1770653077219")
        for transactions in [early + late, late + early] {
            let text = try ReconciledText(
                orders: "order_reference,amount,currency\nA,100,USD\n",
                transactions: transactions
            )
            #expect(text.totals[.matched].count == matched)
            #expect(text.repeatedCount == 1)
        }
    }

    @Test func `refunds stand apart, or are taken off`() throws {
        let payment = Self.transaction("T1", "A", 100)
        let refund = Self.transaction(
            "T2",
            "",
            30,
            type: "cc_credit",
            more: #","source_transaction":{"reference":"T1"}"#
        )
        let negative = Self.transaction("T3", "A", -20, type: "cc_credit")
        let orders = "order_reference,amount,currency\nA,100,USD\n"
        let apart = try ReconciledText(
            orders: orders,
            transactions: refund + payment + negative
        )
        #expect(apart.figures == [])
        #expect(apart.totals.refundsApart.count == 2)
        #expect(apart.totals.refundsApart.transactions.map(\.sum.total) == [50])
        let net = try ReconciledText(
            orders: orders,
            transactions: refund + payment + negative,
            isNet: true
        )
        #expect(
            net.figures == [Figures(kind: .amountDiffers, key: "A", order: 100, transaction: 50)]
        )
        let rows = try ReconciledText(
            orders: orders + "A,-50,USD\n",
            transactions: refund + payment + negative
        )
        #expect(rows.figures == [])
        #expect(rows.totals[.matched].count == 2)
    }

    @Test func `keys are compared byte for byte`() throws {
        let orders = "order_reference,amount,currency\n0012,1,USD\n12,1,USD\n\u{E9},1,USD\n"
        let transactions =
            Self.transaction("T1", "0012", 1) + Self.transaction("T2", "e\u{301}", 1)
        let text = try ReconciledText(orders: orders, transactions: transactions)
        #expect(text.findings.map(\.kind) == [.missingAtBolt, .missingAtBolt, .missingInOrders])
        #expect(text.findings.first?.key == "12")
    }

    @Test func `sums beyond 64 bits are unknown, never trapped`() throws {
        let large = Int.max
        let text = try ReconciledText(
            orders:
                "order_reference,amount,currency\nA,\(large),USD\nA,\(large),USD\nB,\(large),USD\n",
            transactions: Self.transaction("T1", "A", large) + Self.transaction("T2", "B", large)
        )
        #expect(
            text.figures == [
                Figures(kind: .amountDiffers, key: "A", order: nil, transaction: .max)
            ]
        )
        #expect(text.totals[.matched].orders.first?.sum.total == .max)
    }
}
