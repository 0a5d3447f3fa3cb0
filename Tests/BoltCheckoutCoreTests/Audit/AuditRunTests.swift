import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Records beside each other.
struct AuditRunTests {
    private static let record = TransactionText.minimal.setting("status", #""completed""#)
        .setting("cart", #"{"order_reference":"4711"}"#)

    @Test func `a repeated delivery, a conflicting one and a second payment are told apart`() {
        let text = [
            Self.record,
            Self.record,
            Self.record.setting("amount", #"{"amount":1200,"currency":"USD"}"#),
            Self.record.setting("reference", #""QRST-2345-ZZZZ""#),
        ].map(\.text).joined(separator: "\n")
        let audited = AuditedText(text)
        #expect(audited.rules == ["duplicate", "conflicting-versions", "two-payments-for-order"])
        #expect(audited.findings.count == 3)
        #expect(
            audited.findings.map(\.words) == [
                "comes a second time",
                "another amount than in record 1 of the run, of the same reference",
                "QRST-2345-UVWX is another payment for the same order",
            ]
        )
        #expect(audited.findings[1].expected == 1234)
        #expect(audited.findings[1].actual == 1200)
        #expect(audited.findings[1].difference == -34)
    }

    @Test(arguments: [
        (
            "type", #""cc_credit""#,
            "another type than in record 1 of the run, of the same reference"
        ),
        (
            "amount", #"{"amount":1234,"currency":"EUR"}"#,
            "another currency than in record 1 of the run, of the same reference"
        ),
    ])
    func `says what versions do not agree on`(field: String, value: String, words: String) {
        let audited = AuditedText(Self.record.text + Self.record.setting(field, value).text)
        #expect(audited.findings.map(\.words) == [words])
    }

    @Test(arguments: [
        #"{"id":"TA1","reference":"ABCD-2345-EFGH","order":"4711","type":"payment","amount":1234,"currency":"USD","status":"completed"}"#,
        #"{"reference":"ABCD-2345-EFGH","transaction_id":"TA1","quote_id":"20418","notification_type":"payment","status":"completed"}"#,
    ])
    func `a webhook of an older version beside the transaction is no conflict`(hook: String) {
        let record = Self.record.setting("reference", #""ABCD-2345-EFGH""#).text
        let run = ["conflicting-versions"]
        #expect(AuditedText(record + hook).rules.filter(run.contains) == [])
        #expect(AuditedText(hook + record).rules.filter(run.contains) == [])
    }

    @Test func `a payment without a reference of Bolt's form is named by its number in the run`() {
        let payments = ["R-7", "R-8", "R-8"].map {
            Self.record.setting("reference", "\"\($0)\"").text
        }
        let audited = AuditedText(payments.joined(separator: "\n"))
        #expect(
            audited.findings.map(\.words) == [
                "record 1 of the run is another payment for the same order", "comes a second time",
            ]
        )
    }

    @Test(arguments: ["AAAA-AAAA-AAAA", "9999-9999-9999", "XCP7-9BQP-FMQ8"])
    func `a reference survives its eight bytes`(text: String) {
        let packed = Array(text.utf8).withUnsafeBufferPointer { PaymentMark.packed($0) }
        #expect(PaymentMark(packed: packed, hash: 1, ordinal: 2).name == text)
    }

    @Test func `a refund for an order is no second payment`() {
        let refund = Self.record.setting("type", #""cc_credit""#)
            .setting("reference", #""QRST-2345-ZZZZ""#)
        #expect(AuditedText(Self.record.text + refund.text).findings == [])
    }

    @Test func `pages that overlap bring fewer records than they say`() {
        func page(_ references: [String]) -> String {
            let records = references.enumerated().map { index, reference in
                Self.record.setting("reference", "\"\(reference)\"")
                    .setting("cart", #"{"order_reference":"\#(reference)"}"#).text
            }
            return #"{"data":[\#(records.joined(separator: ","))],"pagination":{"total_count":4}}"#
        }
        let audited = AuditedText(page(["A", "B"]) + "\n" + page(["B", "C"]))
        #expect(audited.rules == ["duplicate", "page-total"])
        let total = audited.findings.last
        #expect(total?.words == "pages say 4 records, 3 distinct ones came; 1 repeated")
        #expect(total?.expected == 4)
        #expect(total?.actual == 3)
    }

    @Test func `what was seen is remembered up to the limit`() {
        var table = SeenTable<Int>(slotLimit: 16, blank: 0)
        #expect(table.capacity == 12)
        for number in 1...23 { #expect(table.insert(UInt64(number), number) == nil) }
        #expect(!table.hasForgotten)
        #expect(table.insert(1, 0) == 1)
        #expect(table.insert(24, 24) == nil)
        #expect(table.hasForgotten)
        #expect(table.insert(13, 0) == 13)
        for number in 25...40 { #expect(table.insert(UInt64(number), number) == nil) }
        #expect(table.insert(1, 7) == nil)
        #expect(table.insert(40, 0) == 40)
    }

    @Test func `the hash depends on every byte, the length and the seed`() {
        func hash(_ text: String, seed: UInt64 = 1) -> UInt64 {
            Array(text.utf8).withUnsafeBufferPointer { ByteHash(seed: seed).hash($0) }
        }
        var seen: Set<UInt64> = []
        let text = String(repeating: "a", count: 40)
        for count in 0...40 {
            seen.insert(hash(String(text.prefix(count))))
            for index in 0..<count {
                var changed = Array(text.utf8.prefix(count))
                changed[index] = UInt8(ascii: "b")
                seen.insert(hash(String(decoding: changed, as: UTF8.self)))
            }
        }
        #expect(seen.count == 41 + 820)
        #expect(hash("FF-1", seed: 1) != hash("FF-1", seed: 2))
    }
}
