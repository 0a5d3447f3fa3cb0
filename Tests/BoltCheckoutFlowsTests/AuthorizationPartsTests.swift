import BoltCheckoutCore
import BoltCheckoutFlows
import Testing

struct AuthorizationPartsTests {
    @Test(arguments: [
        ("mer.div.key", "div"), ("mer.div", nil), ("mer..key", nil), ("", nil), ("a.b.c.d", nil),
    ])
    func `the division stands in the publishable key`(text: String, division: String?) {
        #expect(PublishableKey(text)?.divisionID == division)
    }

    @Test(arguments: [
        (#"{"currency":"USD","total_amount":1}"#, "order_reference"),
        (#"{"order_reference":"R","total_amount":1}"#, "currency"),
        (#"{"order_reference":"R","currency":"USD"}"#, "total_amount"),
        (#"{"cart":{"currency":"USD"}}"#, "cart.order_reference"),
    ])
    func `a cart names what it lacks`(text: String, path: String) {
        #expect(throws: BoltDecodingError.missingField(path: path)) {
            try OrderCart(reading: Array(text.utf8))
        }
    }

    @Test func `the key depends on every part but the token`() {
        let card = BoltCreditCard(
            token: "a",
            last4: "1111",
            expiration: "2029-08",
            bin: "411111"
        )
        let same = BoltCreditCard(
            token: "b",
            last4: "1111",
            expiration: "2029-08",
            bin: "411111"
        )
        let others = [
            BoltCreditCard(token: "a", last4: "1112", expiration: "2029-08", bin: "411111"),
            BoltCreditCard(token: "a", last4: "1111", expiration: "2029-09", bin: "411111"),
            BoltCreditCard(token: "a", last4: "1111", expiration: "2029-08", bin: "411112"),
        ]
        let key = derive("sandbox", "t", card)
        #expect(derive("sandbox", "t", same) == key)
        let differing =
            others.map { derive("sandbox", "t", $0) }
            + [derive("staging", "t", card), derive("sandbox", "u", card)]
        #expect(Set(differing + [key]).count == 6)
    }

    @Test(arguments: [
        ("XCP7-9BQP-FMQ8", true), ("a", true), ("", false), ("-a", false), ("a/b", false),
        ("a?b", false), ("a b", false), (String(repeating: "a", count: 65), false),
    ])
    func `what may stand in a path`(text: String, isSafe: Bool) {
        #expect(TransactionReference.isSafe(text) == isSafe)
        #expect((CheckoutRequest.transaction(reference: text) != nil) == isSafe)
    }

    private func derive(_ environment: String, _ token: String, _ card: BoltCreditCard) -> String {
        IdempotencyKey.derive(environment: environment, orderToken: token, card: card)
    }
}
