import BoltCheckoutCore
import BoltCheckoutFlows
import Testing

struct CardRecordTests {
    private static let text =
        #"{"payment_method":"credit_card","token":"tok_1","token_expiry":1700000000000,"#
        + #""last4":"1111","bin":"411111","network":"visa","expiration":"2029-08","#
        + #""postal_code":"53703"}"#

    @Test func `reads what it writes`() throws {
        let record = try CardRecord(reading: Array(Self.text.utf8))
        #expect(String(decoding: record.json, as: UTF8.self) == Self.text)
        #expect(record.card.tokenExpiry == 1_700_000_000_000)
        #expect(record.paymentMethod == .creditCard)
    }

    @Test func `what is absent is null`() throws {
        let record = try CardRecord(reading: Array(#"{"token":"t","last4":"0005"}"#.utf8))
        let json =
            #"{"payment_method":"credit_card","token":"t","token_expiry":null,"#
            + #""last4":"0005","bin":null,"network":null,"expiration":null,"postal_code":null}"#
        #expect(String(decoding: record.json, as: UTF8.self) == json)
    }

    @Test(arguments: ["1700000000000", "1.7e12", "\"1700000000000\"", "1700000000000.5"])
    func `a token's expiry is read in every spelling of a number`(number: String) throws {
        let text = #"{"token":"t","last4":"0005","token_expiry":\#(number)}"#
        let record = try CardRecord(reading: Array(text.utf8))
        #expect(record.card.tokenExpiry == 1_700_000_000_000)
    }

    @Test func `another payment method keeps its name`() throws {
        let text = #"{"payment_method":"moon_pay","token":"t","last4":"0005"}"#
        let record = try CardRecord(reading: Array(text.utf8))
        #expect(record.paymentMethod == .other("moon_pay"))
        #expect(String(decoding: record.json, as: UTF8.self).contains(#""moon_pay""#))
    }

    @Test(arguments: [
        (#"{"last4":"1111"}"#, "field 'token' is missing"),
        (#"{"token":"t"}"#, "field 'last4' is missing"),
        (#"{"token":"","last4":"1111"}"#, "field 'token' is empty"),
        (#"{"token":"t","last4":"111"}"#, "field 'last4' is not four digits"),
        (#"{"token":"t","last4":"1111","bin":"41"}"#, "field 'bin' is not six to eight digits"),
        (
            #"{"token":"t","last4":"1111","expiration":"2029-13"}"#,
            "field 'expiration' is not YYYY-MM"
        ),
        (
            #"{"token":"4111111111111111","last4":"1111"}"#,
            "field 'token' is a card number; a record holds a token only"
        ),
        (
            #"{"token":"4111 1111 1111 1111","last4":"1111"}"#,
            "field 'token' is a card number; a record holds a token only"
        ),
        (
            #"{"token":"t","last4":"1111","token_expiry":"soon"}"#,
            "field 'token_expiry' is a string, not a whole number"
        ),
        (
            #"{"token":"t","last4":"1111","expiry":99999999999999999999}"#,
            "field 'expiry' is outside the 64-bit range"
        ),
        ("[]", "expected an object, found an array"),
    ])
    func `says what is wrong with a record`(text: String, words: String) {
        #expect(throws: ShopperError.invalidCard(words)) {
            try CardRecord(reading: Array(text.utf8))
        }
    }

    @Test func `broken JSON is no wrong card`() {
        let error = #expect(throws: ShopperError.self) { try CardRecord(reading: [123]) }
        guard case .unreadable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
