/// How a shopper pays.
///
/// Source: API reference, section "BoltPaymentFlowDelegate", which names the type only.
/// Assumed: its cases, of which the payment flow knows one.
public enum BoltPaymentMethod: Equatable, Sendable {
    /// A card.
    case creditCard
    /// A method this version does not know, by the name it came with.
    case other(String)
}

extension BoltPaymentMethod {
    /// Takes the name of a method, for example `"credit_card"`.
    package init(name: String) {
        self = name == "credit_card" || name == "creditCard" ? .creditCard : .other(name)
    }

    /// The name of the method, `"credit_card"` for a card.
    package var name: String {
        switch self {
        case .creditCard: "credit_card"
        case .other(let name): name
        }
    }
}
