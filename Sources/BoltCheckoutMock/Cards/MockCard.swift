import BoltCheckoutCore

/// A card that was tokenized: everything but its number, and what its number provokes.
struct MockCard {
    /// What happens when it is charged.
    let outcome: PaymentOutcome
    /// The last four digits.
    let last4: String
    /// The first six digits.
    let bin: String
    /// The network's name on the wire.
    let network: String
    /// When its token dies, in milliseconds since 1970.
    let tokenExpiry: Int64

    /// How the network is shown to people.
    var displayNetwork: String {
        switch CardNetwork(rawValue: network) {
        case .visa: "Visa"
        case .mastercard: "MasterCard"
        case .amex: "American Express"
        case .discover: "Discover"
        case .dinersclub: "Diners Club"
        case .jcb: "JCB"
        case .unionpay: "Union Pay"
        case .unknown, nil: "Credit Card"
        }
    }
}
