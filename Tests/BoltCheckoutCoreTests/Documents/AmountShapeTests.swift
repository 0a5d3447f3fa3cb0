import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Amounts, currencies and dates in each shape they come in.
struct AmountShapeTests {
    @Test(arguments: [
        (#"{"amount":2599,"currency":"USD"}"#, "2599/USD"), ("2599", "2599/"),
        (#""2599""#, "2599/"),
        (#"{"amount":"2599","currency":"USD"}"#, "2599/USD"), ("null", "/"), (#"{}"#, "/"),
        ("[]", "/"),
        (#"{"amount":2599.0,"currency":"USD"}"#, "2599/USD"), (#"{"amount":2.599e3}"#, "2599/"),
        (#"{"amount":9007199254740993,"currency":"IDR"}"#, "9007199254740993/IDR"),
        (#"{"amount":0,"currency":"USD"}"#, "0/USD"), (#"{"currency":"USD"}"#, "/USD"),
        (#"{"amount":null,"currency":"USD"}"#, "/USD"), (#"{"amount":"","currency":""}"#, "/"),
        (#"{"amount":-1500}"#, "-1500/"), (#"{"amount":-0}"#, "0/"), (#""\u0032599""#, "2599/"),
        (#"{"amount":9223372036854775807}"#, "9223372036854775807/"),
        (#"{"amount":-9223372036854775808}"#, "-9223372036854775808/"),
        (#"{"amount":5,"currency":"usd"}"#, "5/usd"), (#"{"amount":5,"currency":[]}"#, "5/"),
    ])
    func `are read exactly`(amount: String, expected: String) {
        let reading = ColumnReading(#"{"id":"x","reference":"R","amount":\#(amount)}"#)
        #expect(reading.problem == nil)
        #expect(reading.values("amount", "currency") == expected)
    }

    @Test(arguments: [
        (#""25.99""#, #"amount "25.99" is not a whole number of minor units"#),
        (#"{"amount":2599.5}"#, "amount.amount 2599.5 is not a whole number of minor units"),
        (
            #"{"amount":9223372036854775808}"#,
            "amount.amount 9223372036854775808 is outside the 64-bit range"
        ),
        (#"{"amount":1e400}"#, "amount.amount 1e400 is outside the 64-bit range"),
        (#"{"amount":1e-400}"#, "amount.amount 1e-400 is not a whole number of minor units"),
        (
            #"{"amount":{"amount":1}}"#,
            "amount.amount is an object, not a whole number of minor units"
        ),
        ("true", "amount is true, not a whole number of minor units"),
        ("[1]", "amount is an array, not a whole number of minor units"),
        (#""1,000""#, #"amount "1,000" is not a whole number of minor units"#),
        (#"" 5""#, #"amount " 5" is not a whole number of minor units"#),
        (
            #""card 4111111111111111 and much more text than that""#,
            #"amount "card ************1111 and much more text…" is not a whole number of minor units"#
        ),
        (
            #""xxxxxxxxxxxxxxxxxxxxxxxxxxx 4111111111111111""#,
            #"amount "xxxxxxxxxxxxxxxxxxxxxxxxxxx ************…" is not a whole number of minor units"#
        ),
    ])
    func `that cannot be read exactly make the record a bad one`(amount: String, problem: String) {
        let reading = ColumnReading(#"{"id":"x","reference":"R","amount":\#(amount)}"#)
        #expect(reading.problem == problem)
    }

    @Test func `the place of the problem is the value's`() throws {
        let json = #"{"id":1,"reference":"R","amount":{"amount":2.5}}"#
        let table = TransactionFieldTable()
        try JSONDocument(Array(json.utf8)).withRoot { root in
            guard case .transaction(let transaction) = DocumentContent(root, table) else {
                Issue.record("no transaction")
                return
            }
            #expect {
                var remarks: [Remark] = []
                _ = try transaction.amount(&remarks)
            } throws: { error in
                (error as? RecordProblem)?.offset == 43
            }
        }
    }

    @Test(arguments: [
        (#""currency":"USD""#, "USD"), (#""currency":{"currency":"USD"}"#, "USD"),
        (#""currency":null"#, ""), (#""currency":5"#, "5"), (#""currency":true"#, ""),
    ])
    func `the currency may stand beside a flat amount`(member: String, expected: String) {
        let reading = ColumnReading(#"{"id":"x","reference":"R","amount":5,\#(member)}"#)
        #expect(reading["currency"] == expected)
    }

    @Test(arguments: [
        ("cc_payment", "5/5"), ("paypal_payment", "5/5"), ("apm_payment", "5/5"),
        ("payment", "5/5"),
        ("cc_credit", "5/-5"), ("paypal_refund", "5/-5"), ("apm_refund", "5/-5"),
        ("credit", "5/-5"),
        ("capture", "5/"), ("zero_amount", "5/"), ("stablecoin_payment", "5/"), ("", "5/"),
    ])
    func `are signed by the type`(type: String, expected: String) {
        let reading = ColumnReading(#"{"id":"x","type":"\#(type)","amount":5}"#)
        #expect(reading.values("amount", "signed_amount") == expected)
    }

    @Test(arguments: [
        ("-1500", "-1500"), ("-9223372036854775808", "-9223372036854775808"),
        ("9223372036854775807", "-9223372036854775807"), ("0", "0"),
    ])
    func `of refunds are negated once`(amount: String, expected: String) {
        let reading = ColumnReading(#"{"id":"x","type":"cc_credit","amount":\#(amount)}"#)
        #expect(reading["signed_amount"] == expected)
        let words = "amount is negative already; the refund is not negated again"
        #expect(reading.remarks.contains(words) == amount.hasPrefix("-"))
    }

    @Test(arguments: [
        ("1671140825305", "2022-12-15T21:47:05.305Z", ""),
        ("1671140825", "", "date 1671140825 looks like seconds, not milliseconds; left out"),
        (#""2022-12-15T21:47:05.305Z""#, "2022-12-15T21:47:05.305Z", ""),
        (#""2022-12-15T16:47:05-05:00""#, "2022-12-15T21:47:05.000Z", ""),
        (#""2022\u002d12-15""#, "2022-12-15T00:00:00.000Z", ""),
        (#""1671140825305""#, "2022-12-15T21:47:05.305Z", ""),
        ("0", "1970-01-01T00:00:00.000Z", "date 0 is 1 January 1970"),
        ("null", "", ""), (#""""#, "", ""), ("[]", "", ""),
        ("9223372036854775807", "", "date is outside the years 0001 to 9999; left out"),
        ("-9223372036854775808", "", "date is outside the years 0001 to 9999; left out"),
        ("1e400", "", "date is outside the years 0001 to 9999; left out"),
        ("1671140825305.75", "2022-12-15T21:47:05.305Z", ""),
        (#""soon""#, "", "date is neither milliseconds nor an RFC 3339 date; left out"),
        ("true", "", "date is true, not a date; left out"),
        (#"{"a":1}"#, "", "date is an object, not a date; left out"),
    ])
    func `dates are milliseconds, or text, or left out with a warning`(
        date: String,
        expected: String,
        remark: String
    ) {
        let json = #"{"id":"x","reference":"R","cart":{"order_reference":"A"},"date":\#(date)}"#
        let reading = ColumnReading(json)
        #expect(reading["date"] == expected)
        #expect(reading.remarks == (remark.isEmpty ? [] : [remark]))
    }
}
