import TestSupport
import Testing

@testable import BoltCheckoutCore

/// What matches by its amount though the money is not there, or is not known.
struct UncapturedTests {
    private static func transaction(
        _ order: String,
        amount: String = #"{"amount":1000,"currency":"USD"}"#,
        status: String = "completed",
        more: String = ""
    ) -> String {
        """
        {"id":"TA1","type":"cc_payment","reference":"R-\(order)","status":"\(status)",\
        "amount":\(amount),"cart":{"order_reference":"\(order)"}\(more)}

        """
    }

    private static func captures(_ amounts: [Int]) -> String {
        let captures = amounts.map {
            #"{"status":"succeeded","amount":{"amount":\#($0),"currency":"USD"}}"#
        }
        return #","captures":[\#(captures.joined(separator: ","))]"#
    }

    private static let orders = "order_reference,amount,currency\nA,1000,USD\nB,1000,USD\n"

    @Test(arguments: ["authorized", "pending", "in_progress", "held_by_partner"])
    func `a status that does not say captured is told beside the match`(status: String) throws {
        let text = try ReconciledText(
            orders: Self.orders,
            transactions: Self.transaction("A", status: status) + Self.transaction("B")
        )
        #expect(text.figures == [])
        #expect(text.totals[.matched].count == 2)
        #expect(text.totals.uncaptured.map(\.status) == [status])
        #expect(text.totals.uncaptured.map(\.count) == [1])
        #expect(text.totals.uncaptured.flatMap(\.amounts).map(\.sum.total) == [1000])
    }

    @Test(arguments: [[400], [100, 300]])
    func `a payment that was captured in part is told with both sums`(amounts: [Int]) throws {
        let text = try ReconciledText(
            orders: Self.orders,
            transactions: Self.transaction("A", more: Self.captures(amounts))
                + Self.transaction("B", more: Self.captures([1000]))
        )
        #expect(text.totals[.matched].count == 2)
        #expect(text.totals.uncaptured.map(\.status) == [nil])
        #expect(text.totals.uncaptured.flatMap(\.amounts).map(\.sum.total) == [1000])
        #expect(text.totals.uncaptured.flatMap(\.captured).map(\.sum.total) == [400])
    }

    @Test(arguments: ["", #","captures":[]"#, #","captures":[{"status":"succeeded"}]"#])
    func `where captures are not known, nothing is said`(more: String) throws {
        let text = try ReconciledText(
            orders: Self.orders,
            transactions: Self.transaction("A", more: more) + Self.transaction("B")
        )
        #expect(text.totals.uncaptured == [])
    }

    @Test func `what does not match is not counted among what does`() throws {
        let text = try ReconciledText(
            orders: "order_reference,amount,currency\nA,999,USD\n",
            transactions: Self.transaction("A", status: "authorized")
        )
        #expect(text.figures.map(\.kind) == [.amountDiffers])
        #expect(text.totals.uncaptured == [])
    }

    @Test func `the same unknown on both sides is no difference`() throws {
        let header = TransactionColumn.reconciliation.map(\.rawValue)
        func row(_ order: String, _ amount: String, _ currency: String) -> String {
            let cells = [
                "order_reference": order, "amount": amount, "currency": currency,
                "reference": "R-\(order)", "status": "completed", "type": "cc_payment",
            ]
            return header.map { cells[$0] ?? "" }.joined(separator: ",") + "\n"
        }
        let known = Self.transaction("B", amount: #"{"amount":5,"currency":"USD"}"#)
        let transactions =
            Self.transaction("A", amount: #"{"currency":"USD"}"#)
            + known
            + known.replacing("R-B", with: "R-C").replacing("USD", with: "XXX")
        let rows =
            row("A", "", "USD") + row("B", "5", "USD")
            + row("B", "5", "XXX").replacing("R-B", with: "R-C")
        let heading = header.joined(separator: ",") + "\n"
        let same = try ReconciledText(orders: heading + rows, transactions: transactions)
        #expect(same.figures == [])
        #expect(same.totals.sumlessMatchCount == 2)
        let other = try ReconciledText(
            orders: heading + rows.replacing("XXX", with: "XTS"),
            transactions: transactions.replacing(#"{"currency":"USD"}"#, with: "7")
        )
        #expect(other.findings.map(\.kind) == [.amountDiffers, .currencyDiffers])
    }
}
