import BoltCheckoutCore

/// Everything that a payment is made of.
struct PaymentRequest {
    /// What is bought.
    let cart: Cart
    /// The order's token, nil for a payment without an order.
    let orderToken: String?
    /// The shopper's note.
    let userNote: String
    /// What it is paid with.
    let card: MockCard
    /// The card's id.
    let cardID: String
    /// The month until which the card is good.
    let expiration: CardExpiration?
    /// Who pays.
    let shopper: MockShopper
    /// Whether the amount is captured at once.
    let autoCapture: Bool
    /// Why the payment is or is not indemnified.
    let source: String

    /// What becomes of it: the order's total outweighs the card.
    var outcome: PaymentOutcome {
        PaymentOutcome.magic(total: cart.total, currency: cart.currency) ?? card.outcome
    }
}

/// Who pays.
struct MockShopper {
    /// The first name.
    let firstName: String
    /// The last name.
    let lastName: String
    /// The address.
    let email: String
    /// The number as typed.
    let phone: String

    /// Creates a shopper.
    init(firstName: String, lastName: String, email: String, phone: String) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phone = phone
    }

    /// Reads a shopper from an address in the form of requests; invented where there is none.
    init(address: JSONTree?) {
        firstName = address?["first_name"]?.string ?? "Lavender"
        lastName = address?["last_name"]?.string ?? "Achterberg"
        email = address?["email"]?.string ?? "lavender.achterberg@post.example"
        phone = address?["phone"]?.string ?? "+15555550111"
    }

    /// The shopper as transactions show one.
    func tree(_ identifiers: inout MockIdentifiers) -> JSONTree {
        [
            "id": .string(identifiers.id("CA")), "first_name": .string(firstName),
            "last_name": .string(lastName),
            "phones": [
                [
                    "id": .string(identifiers.id("PA")), "number": .string(phone),
                    "country_code": "1", "status": "pending", "priority": "primary",
                ]
            ],
            "emails": [
                [
                    "id": .string(identifiers.id("EA")), "address": .string(email),
                    "status": "active", "priority": "primary",
                ]
            ],
            "email_verified": false, "platform_account_status": "none",
        ]
    }
}
