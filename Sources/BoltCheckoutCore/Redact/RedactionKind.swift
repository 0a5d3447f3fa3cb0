/// What is taken out of a copy that is shown to others.
package enum RedactionKind: Int, CaseIterable, Sendable {
    case cardNumber
    case securityCode
    case secret
    case email
    case phone
    case name
    case address
    case networkAddress
    case personal
    case freeText
    /// Bytes that are no JSON, so that nobody can say what they are.
    case unreadable

    /// The first word of a pseudonym.
    var label: String {
        switch self {
        case .cardNumber: "card"
        case .securityCode: "cvv"
        case .secret: "secret"
        case .email: "email"
        case .phone: "phone"
        case .name: "name"
        case .address: "address"
        case .networkAddress: "ip"
        case .personal: "personal"
        case .freeText: "text"
        case .unreadable: "unreadable"
        }
    }

    /// What one of them, and what several are called.
    private var nouns: (one: String, many: String) {
        switch self {
        case .cardNumber: ("card number", "card numbers")
        case .securityCode: ("security code", "security codes")
        case .secret: ("token or key", "tokens and keys")
        case .email: ("e-mail address", "e-mail addresses")
        case .phone: ("phone number", "phone numbers")
        case .name: ("name", "names")
        case .address: ("part of an address", "parts of addresses")
        case .networkAddress: ("IP address", "IP addresses")
        case .personal: ("personal number or date", "personal numbers and dates")
        case .freeText: ("text of a shopper", "texts of shoppers")
        case .unreadable: ("unreadable part", "unreadable parts")
        }
    }

    /// A number of them in words, for example `2 card numbers`.
    func words(_ count: Int) -> String {
        "\(count) \(count == 1 ? nouns.one : nouns.many)"
    }
}

/// How much was replaced, by kind.
package struct RedactionCounts: Equatable, Sendable {
    private var counts = [Int](repeating: 0, count: RedactionKind.allCases.count)

    /// Counts nothing yet.
    package init() {}

    /// How many of a kind were replaced.
    package subscript(kind: RedactionKind) -> Int { counts[kind.rawValue] }

    /// How many were replaced in all.
    package var total: Int { counts.reduce(0, +) }

    mutating func add(_ kind: RedactionKind, _ count: Int = 1) {
        counts[kind.rawValue] += count
    }

    /// Adds what was counted elsewhere.
    package mutating func add(_ other: RedactionCounts) {
        for kind in RedactionKind.allCases { add(kind, other[kind]) }
    }

    /// What was replaced, in words, the kinds in their order: `1 card number, 2 names`.
    package var description: String {
        let parts = RedactionKind.allCases.filter { self[$0] > 0 }.map { $0.words(self[$0]) }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
