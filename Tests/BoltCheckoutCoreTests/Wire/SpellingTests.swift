import TestSupport
import Testing

@testable import BoltCheckoutCore

struct SpellingTests {
    @Test(arguments: [
        ("merchant_order_number", "merchantOrderNumber"), ("last4", "last4"),
        ("street_address1", "streetAddress1"), ("last_viewed_utc", "lastViewedUtc"),
        ("sfcc_order_token", "sfccOrderToken"),
    ])
    func `the SDK's spelling of a key`(snake: String, camel: String) {
        #expect(WireSpelling.camelCase(snake) == camel)
    }

    @Test func `both spellings are read`() throws {
        let snake = TransactionText.minimal
            .setting("cart", #"{"order_reference":"R-1"}"#)
            .setting("from_credit_card", #"{"last4":"1111","billing_address":{"postal_code":"9"}}"#)
        let camel = TransactionText.minimal
            .setting("cart", #"{"orderReference":"R-1"}"#)
            .setting("fromCreditCard", #"{"last4":"1111","billingAddress":{"postalCode":"9"}}"#)
        #expect(try decode(snake) == decode(camel))
        #expect(try decode(camel).fromCreditCard?.billingAddress?.postalCode == "9")
    }

    @Test(arguments: [
        #"{"order_reference":"R-1","orderReference":"R-1"}"#,
        #"{"order_reference":"R-1","orderReference":null}"#,
        #"{"order_reference":null,"orderReference":"R-1"}"#,
        #"{"order_reference":"R-1","orderReference":"R\u002d1"}"#,
    ])
    func `both spellings with one value are fine`(cart: String) throws {
        #expect(
            try decode(.minimal.setting("cart", cart)).cart?.orderReference == "R-1"
        )
    }

    @Test func `different values are an error that names both`() {
        let text = TransactionText.minimal
            .setting("cart", #"{"order_reference":"R-1","orderReference":"R-2"}"#)
        let error = BoltDecodingError.conflictingSpellings(
            path: "cart.order_reference",
            other: "cart.orderReference"
        )
        #expect(throws: error) { try decode(text) }
        #expect(
            error.description
                == "fields 'cart.order_reference' and 'cart.orderReference' differ; keep one of them"
        )
    }

    @Test(arguments: [
        ("2599", "2599.0", true), ("2599", "2598", false), ("[1,2]", "[1,2]", true),
        ("[1,2]", "[2,1]", false), (#"{"a":1,"b":2}"#, #"{"b":2,"a":1.0}"#, true),
        (#"{"a":1}"#, #"{"a":1,"b":2}"#, false), ("true", "false", false), ("1", #""1""#, false),
    ])
    func `values are compared by meaning`(one: String, other: String, agree: Bool) throws {
        let document = try JSONDocument(Array("[\(one),\(other)]".utf8))
        let result = document.withRoot { root in
            let values = Array(root.elements)
            return WireSpelling.mean(values[0], values[1])
        }
        #expect(result == agree)
    }

    private func decode(_ text: TransactionText) throws -> BoltCheckoutResult {
        try WireDecoder.decode(BoltCheckoutResult.self, from: text.bytes).model
    }
}
