import TestSupport
import Testing

@testable import BoltCheckoutCore

/// The catalogue of shapes in which Bolt sends one and the same thing.
struct ShapeVariationTests {
    @Test(arguments: [
        ("null", [Int]?.none), ("[]", []), ("{}", []),
        (#"[{"status":"succeeded","amount":{"amount":7,"currency":"USD"}}]"#, [7]),
        (#"{"status":"succeeded","amount":{"amount":7,"currency":"USD"}}"#, [7]),
        (
            #"{"0":{"amount":{"amount":7,"currency":"USD"}},"1":{"amount":{"amount":8,"currency":"USD"}}}"#,
            [7, 8]
        ),
    ])
    func `a list comes as null, a list, one object or a numbered object`(
        value: String,
        amounts: [Int]?
    ) throws {
        let reading = try read(.minimal.setting("captures", value))
        #expect(reading.model.captures?.map(\.amount?.amount) == amounts)
        #expect(reading.warnings.isEmpty)
    }

    @Test(arguments: [
        ("captures", "true", "an array"), ("splits", "0", "an array"),
        ("from_consumer", "7", "an object"), ("cart", #""x""#, "an object"),
        ("authorization", "true", "an object"), ("credit", #"["x"]"#, "an object"),
        ("has_refunds", #""no""#, "true or false"), ("risk_score", "{}", "a number"),
        ("user_note", "[1]", "a string"), ("last_viewed_utc", #""never""#, "a whole number"),
    ])
    func `an optional field of an impossible shape is a warning and reads as nothing`(
        key: String,
        value: String,
        expected: String
    ) throws {
        let reading = try read(.minimal.setting(key, value))
        let plain = try read(.minimal)
        #expect(reading.model == plain.model)
        #expect(reading.warnings.count == 1)
        guard case .ignored(.wrongType(key, expected, _)) = reading.warnings.first else {
            Issue.record("\(reading.warnings)")
            return
        }
    }

    @Test func `a warning names the place deep inside`() throws {
        let cart =
            #"{"order_reference":"A-1","discounts":0,"items":[{"name":"Cup"},5,{"quantity":{}}]}"#
        let reading = try read(.minimal.setting("cart", cart))
        #expect(reading.model.cart?.orderReference == "A-1")
        #expect(reading.model.cart?.discounts == nil)
        #expect(reading.model.cart?.items?.map(\.name) == ["Cup", nil])
        #expect(
            reading.warnings.map(\.description) == [
                "field 'cart.discounts' is 0, not an array; ignored",
                "field 'cart.items.1' is 5, not an object; ignored",
                "field 'cart.items.2.quantity' is an object, not a whole number; ignored",
            ]
        )
    }

    @Test func `an empty object and PHP's empty array are nothing`() throws {
        for empty in ["{}", "[]"] {
            let reading = try read(
                .minimal.setting("transaction_properties", empty).setting("from_consumer", empty)
            )
            #expect(reading.model.transactionProperties == nil)
            #expect(reading.model.fromConsumer == nil)
            #expect(reading.warnings.isEmpty)
        }
    }

    @Test func `e-mail and telephone come flat or as the first of a list`() throws {
        let listed =
            #"{"emails":[{"address":"ana@mail.example"},{"address":"b@mail.example"}],"phones":[{"number":"+1 5550100"}]}"#
        let flat =
            #"{"email":"flat@mail.example","phone":"1","emails":[{"address":"x@mail.example"}]}"#
        let first = try read(.minimal.setting("from_consumer", listed)).model.fromConsumer
        let second = try read(.minimal.setting("from_consumer", flat)).model.fromConsumer
        #expect(first?.email == "ana@mail.example")
        #expect(first?.phone == "+1 5550100")
        #expect(second?.email == "flat@mail.example")
        #expect(second?.phone == "1")
    }

    @Test func `a webhook's from_user is the payer`() throws {
        let model = try read(.minimal.setting("from_user", #"{"id":"CAuser"}"#)).model
        #expect(model.fromConsumer?.id == "CAuser")
    }

    @Test func `text takes a number's digits`() throws {
        let text = TransactionText.minimal.setting("id", "1234567890123456789")
            .setting("cart", #"{"order_reference":50000000014435121}"#)
        let model = try read(text).model
        #expect(model.id == "1234567890123456789")
        #expect(model.cart?.orderReference == "50000000014435121")
    }

    @Test func `an empty enumeration value and an unknown one stay as they are`() throws {
        let text = TransactionText.minimal.setting("status", #""awaiting_moon""#)
            .setting("transaction_properties", #"{"avs_result":"00","cvv_result":""}"#)
        let model = try read(text).model
        #expect(model.status == "awaiting_moon")
        #expect(model.transactionProperties?.cvvResult == "")
    }

    @Test(arguments: [
        ("1770653077218.75", 1_770_653_077_218), ("1.7706530772189e12", 1_770_653_077_218),
        ("1.770653077218e12", 1_770_653_077_218), (#""1770653077218""#, 1_770_653_077_218),
        ("0.5", 0), ("-1.5", -1), ("0", 0),
        (#""2026-02-09T16:04:37.218Z""#, 1_770_653_077_218),
    ])
    func `a fraction of a millisecond is cut`(value: String, date: Int) throws {
        #expect(try read(.minimal.setting("date", value)).model.date == date)
    }

    @Test(arguments: ["1e400", "9223372036854775808", "1e99999999999999999999"])
    func `a date beyond 64 bits is an error, not a trap`(value: String) {
        #expect(throws: BoltDecodingError.outOfRange(path: "date")) {
            try read(.minimal.setting("date", value))
        }
    }

    @Test(arguments: [
        (#"{"amount":2599,"currency":"USD","currency_symbol":"$"}"#, 2599),
        ("2599", 2599), (#""2599""#, 2599), (#"{"amount":"2599","currency":"USD"}"#, 2599),
        (#"{"amount":2599.0,"currency":"USD"}"#, 2599),
        (#"{"amount":2.599e3,"currency":"USD"}"#, 2599), (#""-5""#, -5),
    ])
    func `an amount comes as an object, a number or text`(value: String, amount: Int) throws {
        let text = TransactionText.minimal.setting("amount", value).setting("currency", #""USD""#)
        let model = try read(text).model
        #expect(model.amount.amount == amount)
        #expect(model.amount.currency == "USD")
    }

    @Test func `a bare amount inside takes the transaction's currency`() throws {
        let text = TransactionText.minimal.setting("cart", #"{"discounts":[{"amount":620}]}"#)
        let discount = try read(text).model.cart?.discounts?.first
        #expect(discount?.amount?.amount == 620)
        #expect(discount?.amount?.currency == "USD")
    }

    @Test(arguments: [("USD", "$"), ("KWD", "KWD"), ("XYZ", ""), ("", "")])
    func `a missing symbol is the usual one, or nothing`(currency: String, symbol: String) throws {
        let text = TransactionText.minimal
            .setting("amount", #"{"amount":1,"currency":"\#(currency)"}"#)
        #expect(try read(text).model.amount.currencySymbol == symbol)
    }

    @Test func `an empty currency stays empty`() throws {
        let text = TransactionText.minimal
            .setting("amount", #"{"amount":0,"currency":"","currency_symbol":""}"#)
        #expect(
            try read(text).model.amount
                == BoltAmountView(amount: 0, currency: "", currencySymbol: "")
        )
    }

    @Test func `an answer is text or a truth value`() throws {
        let answers =
            #"[{"public_id":"cf_1","response":true},{"public_id":"cf_2","response":"Side"}]"#
        let model = try read(.minimal.setting("custom_field_responses", answers)).model
        #expect(model.customFieldResponses?.map(\.response) == ["true", "Side"])
    }

    @Test func `a shipping option that is not valid has no value`() throws {
        let option = #"{"valid":false,"value":{"service":"Ghost"}}"#
        let model = try read(.minimal.setting("shipping_option", option)).model
        #expect(model.shippingOption == BoltShippingOption(valid: false, value: nil))
    }

    @Test func `half of a surrogate pair is replaced, not lost`() throws {
        let model = try read(.minimal.setting("user_note", #""a\ud83d""#)).model
        #expect(model.userNote?.hasPrefix("a\u{FFFD}") == true)
    }

    private func read(_ text: TransactionText) throws -> WireReading<BoltCheckoutResult> {
        try WireDecoder.decode(BoltCheckoutResult.self, from: text.bytes)
    }
}
