/// What is done with the values of a member, by its name and by what it is a member of.
enum FieldRole: Equatable, Sendable {
    /// Replaced whole.
    case sensitive(RedactionKind)
    /// References and ids that Bolt or a shop makes of digits, which may look like a card by chance.
    case reference
    /// Other ids and codes of goods: `shortestCard` is how many digits a card number in it has at
    /// least.
    case identifier(shortestCard: Int)
    /// Amounts, dates, scores.
    case quantity
    /// Asked for by `--keep`: only card numbers are taken out.
    case kept
    /// Searched for what is private in itself.
    case plain

    /// Whether it is an id or a reference, in which no phone number is looked for.
    var isIdentifier: Bool {
        switch self {
        case .reference, .identifier: true
        default: false
        }
    }
}

/// What an object is about, as far as it decides what its members mean.
enum FieldParent: Equatable, Sendable {
    case other
    /// A card: `number` is a card number.
    case card
    /// A phone: `number` is a phone number.
    case phone
    /// Goods, a shop, a setting: `name` is nobody's name.
    case thing
    /// Answers of shoppers: `response` is their text.
    case answers
    /// Everything in it is kept.
    case kept
}

/// What a name means before it is known what it is a member of.
struct FieldMeaning: Equatable, Sendable {
    /// The names whose meaning depends on the parent.
    enum Ambiguity: Equatable, Sendable {
        case name
        case number
        case response
        /// `address`: an e-mail's or a person's.
        case address
    }

    /// The role of its values, where that does not depend on the parent.
    var role = FieldRole.plain
    /// What its role depends on.
    var ambiguity: Ambiguity?
    /// What an object or list under the name is about.
    var parent = FieldParent.other
    /// Whether its value names the member beside it, as in `{"name":"email","value":…}`.
    var isLabel = false
    /// Whether it holds the value of a member that is named beside it.
    var isLabeled = false

    /// The role of its values in an object of that kind.
    func role(in parent: FieldParent) -> FieldRole {
        if parent == .kept { return .kept }
        switch ambiguity {
        case .name: return parent == .thing ? .plain : .sensitive(.name)
        case .number:
            switch parent {
            case .card: return .sensitive(.cardNumber)
            case .phone: return .sensitive(.phone)
            default: return .plain
            }
        case .response: return parent == .answers ? .sensitive(.freeText) : .plain
        case .address: return .sensitive(.address)
        case nil: return role
        }
    }
}
