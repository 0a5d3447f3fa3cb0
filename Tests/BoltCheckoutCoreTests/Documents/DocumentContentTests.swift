import TestSupport
import Testing

@testable import BoltCheckoutCore

/// What a document turns out to be.
struct DocumentContentTests {
    private static let bare = #"{"id":"TA1","reference":"R"}"#

    @Test(arguments: [
        bare, #"{"transaction":\#(bare)}"#, #"{"data":\#(bare)}"#,
        #"{"id":"WH","type":"payment","object":"transaction","data":\#(bare)}"#,
        #"{"transaction":\#(bare),"did_create_bolt_account":true}"#,
        #"{"id":"TA1","reference":"R","data":[]}"#, #"{"id":"TA1","reference":"R","data":{}}"#,
        #"{"id":"TA1","reference":"R","transactions":[],"transaction":null}"#,
        #"{"transaction_id":"TA1","reference":"R","notification_type":"pending"}"#,
        #"{"id":"TA1","reference":"R","status":null,"amount":null}"#,
        #"{"\u0069d":"TA1","referenc\u0065":"R"}"#,
    ])
    func `a transaction is found, bare and in envelopes`(json: String) {
        let reading = ColumnReading(json)
        #expect(reading.other == nil)
        #expect(reading.values("id", "reference") == "TA1/R")
    }

    @Test(arguments: [
        (#"{"transactions":[\#(bare),1]}"#, "list of 2 at 'transactions'"),
        (#"{"total":1,"transactions":[]}"#, "list of 0 at 'transactions'"),
        (#"{"data":[\#(bare)]}"#, "list of 1 at 'data'"),
        (#"{"data":{"transactions":[\#(bare)]}}"#, "list of 1 at 'data.transactions'"),
        (#"[\#(bare)]"#, "list of 1 at ''"),
        (
            #"{"type":"newsletter_subscription","data":{"email":"a@b.example"}}"#,
            "hook newsletter_subscription"
        ),
        (
            #"{"type":"newsletter_subscription","id":"x","email":"a@b.example"}"#,
            "hook newsletter_subscription"
        ),
        (
            #"{"type":"subscription_paused","data":{"id":"x","status":"paused","date":1}}"#,
            "hook subscription_paused"
        ),
        (#"{"notification_type":"credit_card_deleted","id":"x"}"#, "hook credit_card_deleted"),
        (
            #"{"errors":[{"code":18,"message":"no access"}],"result":{"success":false}}"#,
            "refused: this is Bolt's error reply, not a transaction: code 18, no access"
        ),
        (
            #"{"error":"invalid_grant","error_description":"code used"}"#,
            "refused: this is an error reply, not a transaction: invalid_grant (code used)"
        ),
        (
            #"{"access_token":"x","scope":"openid"}"#,
            "refused: this is a token reply, not a transaction"
        ),
        (
            #"{"token":"x","cart":{}}"#,
            "refused: this is an order with its token, not a transaction"
        ),
        (
            "{}",
            "refused: no transaction here: it has fewer than two of id, reference, status, amount, type, date"
        ),
        (
            #"{"id":"x"}"#,
            "refused: no transaction here: it has fewer than two of id, reference, status, amount, type, date"
        ),
        ("null", "refused: no transaction here: found null"),
        ("5", "refused: no transaction here: found a number"),
        (#""x""#, "refused: no transaction here: found a string"),
    ])
    func `everything else is named`(json: String, expected: String) {
        #expect(ColumnReading(json).other == expected)
    }

    @Test(arguments: [
        #""captures":true"#, #""captures":[1,"x",null,[]]"#, #""order":[]"#, #""order":5"#,
        #""cart":0"#,
        #""authorization":"x""#, #""refund_transactions":{"0":1}"#, #""source_transaction":"x""#,
        #""date":{"a":[]}"#, #""type":[1]"#, #""id":{"a":1}"#, #""currency":[1]"#,
        #""status":true"#,
        #""discounts":0,"timeline":{"a":1},"emails":"x""#, #""capture":0"#,
        #""refunded_amount":[1]"#,
        #""display_id":["a"]"#, #""merchant_order_number":{"a":1}"#, #""processor":false"#,
    ])
    func `a field of an odd kind never loses the record`(member: String) {
        let reading = ColumnReading(#"{"reference":"R","amount":5,"x":1,\#(member)}"#)
        #expect(reading.values("reference", "amount") == "R/5")
        #expect(reading.problem == nil)
    }

    @Test(
        arguments: [
            (
                #""status":"completed","type":"cc_payment","processor":"vantiv","currency":"USD""#,
                []
            ),
            (
                #""status":"awaiting_shopper""#,
                ["status 'awaiting_shopper' is not a value that Bolt has published; shown as it is"]
            ),
            (#""type":"failed_payments""#, []), (#""status":"""#, []),
            (
                #""type":"coin""#,
                ["type 'coin' is not a value that Bolt has published; shown as it is"]
            ),
            (
                #""captures":[{"status":"half","amount":1}]"#,
                ["captures.status 'half' is not a value that Bolt has published; shown as it is"]
            ),
            (
                #""status":"x 4111111111111111 and what stands behind it is long""#,
                [
                    "status 'x ************1111 and what stands behin…' is not a value that Bolt has published; shown as it is"
                ]
            ),
            (
                #""amount":5,"currency":"XXX""#,
                ["currency 'XXX' is no code of ISO 4217; amounts stay in minor units"]
            ),
            (#""amount":5,"currency":"usd""#, ["currency is not in upper case; read as USD"]),
            (#""amount":5"#, ["currency is missing; amounts stay in minor units"]),
            (
                #""amount":{"amount":5,"currency":""}"#,
                ["currency is missing; amounts stay in minor units"]
            ),
            (
                #""amount":{"amount":9007199254740993,"currency":"IDR"},"type":"cc_payment""#,
                ["amount is above 2^53; jq 1.6 and spreadsheets will round it"]
            ),
            (#""amount":{"amount":9007199254740992,"currency":"IDR"}"#, []),
        ] as [(String, [String])]
    )
    func `what is new or odd is remarked on, once a record`(members: String, expected: [String]) {
        let json = #"{"id":"x","reference":"R","cart":{"order_reference":"A"},\#(members)}"#
        #expect(ColumnReading(json).remarks == expected)
    }
}
