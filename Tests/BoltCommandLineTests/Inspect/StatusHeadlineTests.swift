import BoltCheckoutCore
import TestSupport
import Testing

@testable import BoltCommandLine

/// The first line of a page for people: what became of the money.
struct StatusHeadlineTests {
    private static let amount = #"{"amount":1000,"currency":"USD"}"#
    private static let lost = #"{"reason_code":"duplicate","representment_result":"lost"}"#

    private func headline(
        _ members: [(String, String)]
    ) throws -> (words: String, isGood: Bool) {
        var text = TransactionText.minimal.setting("amount", Self.amount)
        for (key, value) in members { text = text.setting(key, value) }
        let document = try JSONDocument(Array(text.text.utf8))
        return document.withRoot { root in
            let transaction = Transaction(root, TransactionFieldTable())
            let status = root.member("status")?.string
            let headline = StatusHeadline(transaction, status: status)
            return (headline.words, headline.isGood)
        }
    }

    @Test(arguments: [
        ("cc_payment", "completed", "completed: paid"),
        ("cc_payment", "authorized", "authorized: reserved, not captured"),
        ("cc_payment", "failed", "failed: the authorization was declined"),
        ("cc_credit", "completed", "completed: refunded"),
        ("paypal_refund", "pending", "pending: not given back yet"),
        ("apm_refund", "failed", "failed: nothing given back"),
        ("funding_transfer", "completed", "completed"),
        ("cc_payment", "held_by_partner", "held_by_partner"),
    ])
    func `a status is said for the way the money goes`(
        type: String,
        status: String,
        words: String
    ) throws {
        let found = try headline([("type", "\"\(type)\""), ("status", "\"\(status)\"")])
        #expect(found.words == words)
        #expect(found.isGood == (status == "completed" || status == "authorized"))
    }

    @Test(arguments: [
        ([("refunded_amount", #"{"amount":400,"currency":"USD"}"#)], "refunded in part"),
        ([("refunded_amount", #"{"amount":1000,"currency":"USD"}"#)], "refunded in full"),
        ([("chargeback_details", #"{"reason_code":"duplicate"}"#)], "disputed"),
        ([("chargeback_details", lost)], "dispute lost"),
        (
            [
                ("refunded_amount", #"{"amount":400,"currency":"USD"}"#),
                ("chargeback_details", #"{"reason_code":"x","representment_result":"won"}"#),
            ], "refunded in part, dispute won"
        ),
    ])
    func `what came after a payment is said beside its status`(
        members: [(String, String)],
        words: String
    ) throws {
        let found = try headline([("status", #""completed""#)] + members)
        #expect(found.words == "completed: paid, \(words)")
        #expect(!found.isGood)
    }

    @Test func `an empty block about chargebacks is no dispute`() throws {
        let found = try headline([
            ("status", #""completed""#),
            ("chargeback_details", #"{"reason":"","reason_code":"","representment_result":""}"#),
            ("refunded_amount", #"{"amount":0,"currency":"USD"}"#),
        ])
        #expect(found.words == "completed: paid")
        #expect(found.isGood)
    }
}
