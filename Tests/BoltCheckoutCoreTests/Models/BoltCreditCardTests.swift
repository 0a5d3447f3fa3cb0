import BoltCheckoutCore
import Testing

struct BoltCreditCardTests {
    @Test func `no description and no dump shows the token`() {
        let card = BoltCreditCard(token: "tok-secret-1", last4: "1111", network: "visa")
        var text = "\(card) \(String(reflecting: card)) "
        dump(card, to: &text)
        #expect(!text.contains("secret"))
        #expect(text.contains("visa ending in 1111"))
    }

    @Test func `a card without a network is a card`() {
        #expect("\(BoltCreditCard(token: "t", last4: "0005"))" == "card ending in 0005")
    }
}
