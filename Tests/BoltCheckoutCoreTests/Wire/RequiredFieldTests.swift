import TestSupport
import Testing

@testable import BoltCheckoutCore

struct RequiredFieldTests {
    @Test(arguments: ["id", "type", "date", "reference", "status", "amount"])
    func `names the required field that is missing`(key: String) {
        let text = TransactionText.minimal.removing(key)
        #expect(throws: BoltDecodingError.missingField(path: key)) { try decode(text) }
    }

    @Test(arguments: ["id", "type", "date", "reference", "status", "amount"])
    func `names the required field that is null`(key: String) {
        let text = TransactionText.minimal.setting(key, "null")
        #expect(throws: BoltDecodingError.missingField(path: key)) { try decode(text) }
    }

    @Test func `a processor that is missing or null is unset`() throws {
        #expect(try decode(.minimal.removing("processor")).processor == "")
        #expect(try decode(.minimal.setting("processor", "null")).processor == "")
    }

    @Test(arguments: [
        ("id", "{}", "a string", "an object"),
        ("type", "[]", "a string", "an array"),
        ("reference", "true", "a string", "true"),
        ("status", "false", "a string", "false"),
        ("date", #""soon""#, "a whole number", "a string"),
        ("date", "{}", "a whole number", "an object"),
        ("amount", "[]", "an amount", "an array"),
        ("amount", "true", "an amount", "true"),
    ])
    func `names a required field of another type`(
        key: String,
        value: String,
        expected: String,
        found: String
    ) {
        let text = TransactionText.minimal.setting(key, value)
        let error = BoltDecodingError.wrongType(path: key, expected: expected, found: found)
        #expect(throws: error) { try decode(text) }
    }

    @Test(arguments: [
        (#"{"currency":"USD"}"#, BoltDecodingError.missingField(path: "amount.amount")),
        (#"{"amount":null,"currency":"USD"}"#, .missingField(path: "amount.amount")),
        (#"{"amount":5}"#, .missingField(path: "amount.currency")),
        ("{}", .missingField(path: "amount.amount")),
        (
            #"{"amount":5,"currency":[]}"#,
            .wrongType(path: "amount.currency", expected: "a string", found: "an array")
        ),
        (
            #"{"amount":[],"currency":"USD"}"#,
            .wrongType(path: "amount.amount", expected: "an amount", found: "an array")
        ),
        (
            #"{"amount":12.5,"currency":"USD"}"#,
            .notWholeMinorUnits(path: "amount.amount", found: "12.5")
        ),
        (
            #"{"amount":1e-2,"currency":"USD"}"#,
            .notWholeMinorUnits(path: "amount.amount", found: "1e-2")
        ),
        (
            #"{"amount":9223372036854775808,"currency":"USD"}"#, .outOfRange(path: "amount.amount")
        ),
        (
            #"{"amount":"9223372036854775808","currency":"USD"}"#,
            .outOfRange(path: "amount.amount")
        ),
        (#""25.99""#, .notWholeMinorUnits(path: "amount", found: #""25.99""#)),
        (#""25,99""#, .notWholeMinorUnits(path: "amount", found: "a string")),
        ("2599", .missingField(path: "currency")),
    ])
    func `says what is wrong with an amount`(value: String, error: BoltDecodingError) {
        let text = TransactionText.minimal.setting("amount", value)
        #expect(throws: error) { try decode(text) }
    }

    @Test func `a refused amount that may be a card number is not shown`() {
        let text = TransactionText.minimal.setting("amount", "4111111111111111.5")
        let error = #expect(throws: BoltDecodingError.self) { try decode(text) }
        #expect(
            error?.description
                == "field 'amount' is a number, not a whole number of minor units"
        )
    }

    @Test(arguments: [
        ("{\"a\":1,}", 1, 8), ("{\"a\":\n  tru}", 2, 3), ("", 1, 1), ("<html>", 1, 1),
    ])
    func `says where the JSON is wrong`(text: String, line: Int, column: Int) {
        let error = #expect(throws: BoltDecodingError.self) {
            try WireDecoder.decode(BoltCheckoutResult.self, from: Array(text.utf8))
        }
        guard case .malformedJSON(_, line, column) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [("null", "null"), ("[]", "an array"), ("\"x\"", "a string"), ("7", "7")])
    func `a reply that is no object is named by its kind`(text: String, found: String) {
        let error = BoltDecodingError.wrongType(path: "", expected: "an object", found: found)
        #expect(throws: error) {
            try WireDecoder.decode(BoltCheckoutResult.self, from: Array(text.utf8))
        }
        #expect(error.description == "expected an object, found \(found)")
    }

    private func decode(_ text: TransactionText) throws -> BoltCheckoutResult {
        try WireDecoder.decode(BoltCheckoutResult.self, from: text.bytes).model
    }
}
