import BoltCheckoutCore

/// The one shopper with a Bolt account that the mock knows. Every name is invented.
enum MockAccount {
    /// The shopper.
    static let shopper = MockShopper(address: nil)
    /// The id of the shopper's saved card.
    static let cardID = "CAMOCKSAVED01"

    /// The shopper's saved card; its token never dies.
    static let card = MockCard(
        outcome: .approved,
        last4: "1111",
        bin: "411111",
        network: "visa",
        tokenExpiry: .max
    )

    /// Whether an account belongs to an address, its SHA-256, or a number.
    static func exists(email: String?, digest: String?, phone: String?) -> Bool {
        let own = Hexadecimal.text(SHA256.hash(Array(shopper.email.utf8)))
        return email?.lowercased() == shopper.email || digest?.lowercased() == own
            || phone == shopper.phone
    }

    /// The account as `GET /v1/account` shows it.
    static let details: JSONTree = [
        "has_bolt_account": true,
        "profile": [
            "first_name": .string(shopper.firstName), "last_name": .string(shopper.lastName),
            "name": .string("\(shopper.firstName) \(shopper.lastName)"),
            "email": .string(shopper.email), "phone": .string(shopper.phone),
        ],
        "addresses": [
            [
                "id": "AAMOCKSHOPPER", "street_address1": "88 Gannet Row",
                "locality": "Portland", "region": "Maine", "region_code": "ME",
                "postal_code": "04101", "country_code": "US", "country": "United States",
                "name": .string("\(shopper.firstName) \(shopper.lastName)"),
                "first_name": .string(shopper.firstName),
                "last_name": .string(shopper.lastName),
                "phone_number": .string(shopper.phone), "email_address": .string(shopper.email),
                "default": true,
            ]
        ],
        "payment_methods": [
            [
                "id": .string(cardID), "type": "card", "last4": "1111", "network": "visa",
                "default": true, "exp_month": 12, "exp_year": 2039,
            ]
        ],
    ]
}
