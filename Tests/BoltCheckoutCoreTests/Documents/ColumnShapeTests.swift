import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Every column on every shape that a transaction comes in.
struct ColumnShapeTests {
    private static let clientView = #"""
        {"id":"TAclient00001","type":"cc_payment","processor":"vantiv","date":1770653077218,
        "reference":"QRST-2345-UVWX","status":"pending","merchant_order_number":"100000418",
        "amount":{"amount":6886,"currency":"USD","currency_symbol":"$"},
        "authorization":{"status":"succeeded","reason":"none"},"captures":null,
        "cart":{"order_reference":"LO-2026-000418"}}
        """#
    private static let camelCase = #"""
        {"id":"TAclient00001","type":"cc_payment","processor":"vantiv","date":1770653077218,
        "reference":"QRST-2345-UVWX","status":"pending","merchantOrderNumber":"100000418",
        "amount":{"amount":6886,"currency":"USD","currencySymbol":"$"},
        "authorization":{"status":"succeeded","reason":"none"},"captures":null,
        "cart":{"orderReference":"LO-2026-000418"}}
        """#
    private static let merchantView = #"""
        {"id":"TAmerchant001","type":"cc_payment","processor":"adyen_payfac","date":0001,
        "reference":"MNPQ-6789-RSTV","status":"completed","amount":{"amount":13500,"currency":"EUR"},
        "authorization":{"status":"succeeded"},
        "captures":[{"id":"CA1","status":"succeeded","amount":{"amount":9000,"currency":"EUR"}},
        {"id":"CA2","status":"declined","amount":{"amount":1,"currency":"EUR"}},
        {"id":"CA3","status":"succeeded","amount":{"amount":4500,"currency":"EUR"}}],
        "capture":{"id":"CA3","status":"succeeded","amount":{"amount":4500,"currency":"EUR"}},
        "refunded_amount":{"amount":3500,"currency":"EUR"},
        "refund_transactions":[{"amount":{"amount":1,"currency":"EUR"},"credit":{"status":"succeeded"}}],
        "source_transaction":null,
        "order":{"token":"t","cart":{"order_reference":"MO-77","display_id":"100000977 / 4471"}}}
        """#.replacing("0001", with: "1767225600000")
    private static let shortView = #"""
        {"id":"TAshort000001","type":"cc_credit","processor":"stripe","date":1767225600001,
        "reference":"WXYZ-2345-BCDF","status":"completed","amount":{"amount":2000,"currency":"EUR"},
        "credit":{"status":"succeeded"},"captures":[],
        "source_transaction":{"id":"TA9","reference":"MNPQ-6789-RSTV"}}
        """#
    private static let hookV0 = #"""
        {"quote_id":"4471","reference":"GHJK-3456-LMNP","transaction_id":"TAhook0000001",
        "notification_type":"pending"}
        """#
    private static let hookV1 = #"""
        {"type":"credit","id":"TAhook0000002","reference":"AAA-BBB-CCC-DDD","order":"LO-2026-000418",
        "amount":2000,"currency":"USD","status":"completed","display_id":"100000418|4471",
        "source_transaction_reference":"QRST-2345-UVWX","processor":""}
        """#
    private static let hookV2 =
        #"{"object":"transaction","type":"payment","id":"WH1","data":"#
        + merchantView + "}"

    @Test(arguments: [
        (
            clientView,
            "LO-2026-000418/QRST-2345-UVWX/100000418/6886/USD/pending/cc_payment/2026-02-09T16:04:37.218Z/TAclient00001/vantiv/6886/6886/0//"
        ),
        (
            camelCase,
            "LO-2026-000418/QRST-2345-UVWX/100000418/6886/USD/pending/cc_payment/2026-02-09T16:04:37.218Z/TAclient00001/vantiv/6886/6886/0//"
        ),
        (
            merchantView,
            "MO-77/MNPQ-6789-RSTV/100000977/13500/EUR/completed/cc_payment/2026-01-01T00:00:00.000Z/TAmerchant001/adyen_payfac/13500/13500/13500/3500/"
        ),
        (
            hookV2,
            "MO-77/MNPQ-6789-RSTV/100000977/13500/EUR/completed/cc_payment/2026-01-01T00:00:00.000Z/TAmerchant001/adyen_payfac/13500/13500/13500/3500/"
        ),
        (
            shortView,
            "/WXYZ-2345-BCDF//2000/EUR/completed/cc_credit/2026-01-01T00:00:00.001Z/TAshort000001/stripe/-2000//0//MNPQ-6789-RSTV"
        ),
        (hookV0, "/GHJK-3456-LMNP//////" + "/TAhook0000001//////"),
        (
            hookV1,
            "LO-2026-000418/AAA-BBB-CCC-DDD/100000418/2000/USD/completed/credit//TAhook0000002//-2000////QRST-2345-UVWX"
        ),
    ])
    func `holds what the table says`(json: String, expected: String) {
        let reading = ColumnReading(json)
        let values = TransactionColumn.allCases.map { reading[$0.rawValue] }
        #expect(reading.problem == nil)
        #expect(values.joined(separator: "/") == expected)
    }

    @Test func `the columns stand in the order of the table`() {
        #expect(
            TransactionColumn.allCases.map(\.rawValue) == [
                "order_reference", "reference", "merchant_order_number", "amount", "currency",
                "status", "type", "date", "id", "processor", "signed_amount", "authorized",
                "captured", "refunded", "parent_reference",
            ]
        )
        #expect(TransactionColumn.reconciliation == Array(TransactionColumn.allCases.prefix(6)))
    }

    @Test(arguments: [
        (#""cart":{"order_reference":"A"},"order":{"cart":{"order_reference":"B"}}"#, "A"),
        (#""cart":{"order_reference":null},"order":{"cart":{"order_reference":"B"}}"#, "B"),
        (#""cart":{"order_reference":""},"order":{"cart":{"orderReference":"B"}}"#, "B"),
        (#""cart":{"order_reference":50000000014435121}"#, "50000000014435121"),
        (#""cart":{"order_reference":0042}"#.replacing("0042", with: "\"0042 \""), "0042 "),
        (#""cart":{"order_reference":"A\u0301\n"}"#, "A\u{301}\n"),
        (#""order":"4711""#, "4711"), (#""order":4711"#, "4711"), (#""order":null"#, ""),
        (#""cart":[],"order":[]"#, ""), (#""cart":"x""#, ""), (#""order":{"cart":null}"#, ""),
    ])
    func `order reference is found where it is, as written`(members: String, expected: String) {
        let reading = ColumnReading(#"{"id":"x","reference":"R",\#(members)}"#)
        #expect(reading["order_reference"] == expected)
        #expect(reading.remarks.contains(" no cart order reference") == expected.isEmpty)
    }

    @Test(arguments: [
        (#""merchant_order_number":"7","display_id":"8""#, "7", false),
        (#""merchant_order_number":null,"display_id":"8""#, "8", true),
        (
            #""merchant_order_number":"","order":{"cart":{"display_id":"100000123 / 4471"}}"#,
            "100000123", true
        ),
        (#""order":{"cart":{"display_id":"100000123 \/ 4471"}}"#, "100000123", true),
        (#""order":{"cart":{"displayId":"100000123|4471"}}"#, "100000123", true),
        (#""order":{"cart":{"display_id":"a/b / c"}}"#, "a/b", true),
        (#""order":{"cart":{"display_id":"a/b"}}"#, "a/b", true),
        (#""order":{"cart":{"display_id":100000123}}"#, "100000123", true),
        (#""order":{"cart":{"display_id":""}}"#, "", false),
        (#""order":{"cart":{"display_id":" / 4471"}}"#, "", false),
        (#""order":{"cart":{"display_id":"|4471"}}"#, "", false),
        (#""order":{"cart":{"display_id":null}}"#, "", false),
    ])
    func `merchant order number comes from the display id as a last resort`(
        members: String,
        expected: String,
        isDerived: Bool
    ) {
        let reading = ColumnReading(
            #"{"id":"x","reference":"R","cart":{"order_reference":"A"},\#(members)}"#
        )
        #expect(reading["merchant_order_number"] == expected)
        #expect(reading.remarks.contains { $0.contains("is taken from") } == isDerived)
    }
}
