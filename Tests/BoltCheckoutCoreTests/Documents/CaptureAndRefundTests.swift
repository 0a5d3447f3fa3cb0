import TestSupport
import Testing

@testable import BoltCheckoutCore

/// What was authorized, captured and given back.
struct CaptureAndRefundTests {
    private static func reading(_ members: String) -> ColumnReading {
        ColumnReading(
            #"{"id":"x","reference":"R","cart":{"order_reference":"A"},"amount":{"amount":9000,"currency":"USD"},\#(members)}"#
        )
    }

    private static func capture(
        _ amount: Int64,
        _ currency: String = "USD",
        _ status: String = "succeeded"
    ) -> String {
        #"{"status":"\#(status)","amount":{"amount":\#(amount),"currency":"\#(currency)"}}"#
    }

    @Test(arguments: [
        (#""captures":[\#(capture(10)),\#(capture(20))]"#, "30"),
        (#""captures":[\#(capture(10)),\#(capture(20, "USD", "declined"))]"#, "10"),
        (#""captures":[\#(capture(10, "USD", "error"))]"#, "0"),
        (#""captures":[\#(capture(10))],"capture":\#(capture(99))"#, "10"),
        (#""captures":[],"capture":\#(capture(99))"#, "99"),
        (#""captures":null,"capture":\#(capture(99))"#, "99"),
        (#""captures":{},"capture":\#(capture(99))"#, "99"),
        (#""capture":\#(capture(99))"#, "99"),
        (#""capture":\#(capture(99, "USD", "failed"))"#, "0"),
        (#""captures":[]"#, "0"), (#""captures":null"#, "0"), (#""capture":null"#, "0"),
        (#""captures":null,"capture":null"#, "0"), (#""captures":[],"capture":[]"#, "0"),
        (#""capture":[]"#, "0"), (#""x":1"#, ""),
        (#""captures":\#(capture(10))"#, "10"),
        (#""captures":{"0":\#(capture(10)),"1":\#(capture(20))}"#, "30"),
        (#""captures":[\#(capture(10)),null]"#, "10"),
        (
            #""captures":[{"status":"succeeded","amount":10},{"status":"succeeded","amount":"20"}]"#,
            "30"
        ),
        (#""captures":[\#(capture(10, "usd"))]"#, "10"), (#""captures":[\#(capture(0, ""))]"#, "0"),
    ])
    func `captured is the sum of what succeeded`(members: String, expected: String) {
        let reading = Self.reading(members)
        #expect(reading["captured"] == expected)
        #expect(reading.remarks == [])
    }

    @Test(arguments: [
        (
            #""captures":[\#(capture(10)),\#(capture(10, "EUR"))]"#,
            "captures is in another currency than the amount, or in several; the sum is left out"
        ),
        (
            #""captures":[\#(capture(10, "EUR"))]"#,
            "captures is in another currency than the amount, or in several; the sum is left out"
        ),
        (
            #""captures":[\#(capture(.max)),\#(capture(1))]"#,
            "captures is outside the 64-bit range; the sum is left out"
        ),
        (
            #""captures":[\#(capture(.min)),\#(capture(-1))]"#,
            "captures is outside the 64-bit range; the sum is left out"
        ),
        (
            #""captures":[\#(capture(10)),{"status":"succeeded"}]"#,
            "captures lacks the amount of one that is done; the sum is left out"
        ),
        (
            #""capture":{"status":"succeeded","amount":{"currency":"USD"}}"#,
            "capture lacks the amount of one that is done; the sum is left out"
        ),
        (#""captures":true"#, "captures is true, not a list; left out"),
        (#""captures":"x","capture":\#(capture(9))"#, "captures is a string, not a list; left out"),
        (#""capture":true"#, "capture is true, not an object; left out"),
        (#""capture":[1]"#, "capture is an array, not an object; left out"),
    ])
    func `captured is empty with a warning where there is no sum`(members: String, remark: String) {
        let reading = Self.reading(members)
        #expect(reading["captured"] == "")
        #expect(reading.remarks == [remark])
        #expect(reading.problem == nil)
    }

    @Test func `currencies are not added where the amount has none either`() {
        let reading = ColumnReading(
            #"{"id":"x","reference":"R","captures":[\#(Self.capture(3)),\#(Self.capture(3, "EUR"))]}"#
        )
        #expect(reading["captured"] == "")
        let one = ColumnReading(
            #"{"id":"x","reference":"R","captures":[\#(Self.capture(3)),\#(Self.capture(4))]}"#
        )
        #expect(one["captured"] == "7")
    }

    @Test func `a member that is no capture is told with its place`() {
        let reading = Self.reading(#""captures":[\#(Self.capture(10)),"x"]"#)
        #expect(reading["captured"] == "10")
        #expect(reading.remarks == ["captures.1 is a string, not an object; left out"])
        let amount = Self.reading(#""captures":[{"status":"succeeded","amount":{"amount":1.5}}]"#)
        #expect(amount["captured"] == "")
        #expect(
            amount.remarks == [
                "captures.0.amount.amount 1.5 is not a whole number of minor units",
                "captures has an amount that cannot be read; the sum is left out",
            ]
        )
    }

    @Test(arguments: [
        (#""authorization":{"status":"succeeded"}"#, "9000"),
        (#""authorization":{"status":"declined"}"#, ""),
        (#""authorization":{}"#, ""), (#""authorization":[]"#, ""), (#""authorization":null"#, ""),
    ])
    func `authorized is the amount where the authorization succeeded`(
        members: String,
        expected: String
    ) {
        let reading = Self.reading(members)
        #expect(reading["authorized"] == expected)
        #expect(reading.remarks == [])
    }

    @Test(arguments: [
        (#""refunded_amount":{"amount":500,"currency":"USD"}"#, "500"),
        (#""refunded_amount":500"#, "500"),
        (#""refundedAmount":{"amount":500,"currency":"USD"}"#, "500"),
        (#""refunded_amount":{"amount":0,"currency":""}"#, "0"),
        (
            #""refunded_amount":null,"refund_transactions":[{"amount":5,"credit":{"status":"succeeded"}}]"#,
            "5"
        ),
        (
            #""refund_transactions":[{"amount":5,"status":"completed"},{"amount":7,"status":"created"}]"#,
            "5"
        ),
        (
            #""refund_transactions":[{"amount":5,"status":"completed","credit":{"status":"pending"}}]"#,
            "0"
        ),
        (#""refund_transactions":[{"amount":5,"status":"completed","credit":{"status":""}}]"#, "5"),
        (#""refund_transactions":[]"#, "0"), (#""refund_transactions":{}"#, "0"),
        (#""refund_transactions":null"#, ""), (#""refunded_amount":{}"#, ""), (#""x":1"#, ""),
        (#""refund_transactions":{"0":{"amount":5,"status":"completed"}}"#, "5"),
    ])
    func `refunded is what is stated, else the refunds that are done`(
        members: String,
        expected: String
    ) {
        let reading = Self.reading(members)
        #expect(reading["refunded"] == expected)
        #expect(reading.remarks == [])
    }

    @Test(arguments: [
        (
            #""refund_transactions":[{"amount":5,"status":"completed"},{"status":"completed"}]"#,
            ["refund_transactions lacks the amount of one that is done; the sum is left out"]
        ),
        (#""refund_transactions":true"#, ["refund_transactions is true, not a list; left out"]),
        (
            #""refunded_amount":{"amount":5,"currency":"EUR"}"#,
            [
                "refunded_amount is in another currency than the amount, or in several; the sum is left out"
            ]
        ),
        (
            #""refunded_amount":true"#,
            [
                "refunded_amount is true, not a whole number of minor units",
                "refunded_amount has an amount that cannot be read; the sum is left out",
            ]
        ),
    ])
    func `refunded is empty with a warning where it cannot be said`(
        members: String,
        remarks: [String]
    ) {
        let reading = Self.reading(members)
        #expect(reading["refunded"] == "")
        #expect(reading.remarks == remarks)
    }

    @Test(arguments: [
        (#""source_transaction":{"reference":"P"}"#, "P"),
        (#""sourceTransaction":{"reference":"P"}"#, "P"),
        (#""source_transaction_reference":"P""#, "P"), (#""source_transaction":null"#, ""),
        (#""source_transaction":{"reference":null},"source_transaction_reference":"P""#, "P"),
        (#""source_transaction":[]"#, ""),
    ])
    func `a refund names its payment`(members: String, expected: String) {
        #expect(Self.reading(members)["parent_reference"] == expected)
    }
}
