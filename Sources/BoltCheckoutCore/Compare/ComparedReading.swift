/// Brings values of documents into the form in which they are compared.
struct ComparedReading {
    /// Last words of names that hold money even where the currency stands elsewhere.
    private static let moneyEndings: Set<String> = ["amount", "amt", "price", "cost"]
    /// Last words of names that hold a date.
    private static let dateEndings: Set<String> = [
        "date", "at", "utc", "time", "deadline", "expiration", "expiry",
    ]

    private let classifier = FieldClassifier(keeping: [])

    /// A transaction, with what its views call differently under one name.
    func transaction(_ value: JSONValue) -> ComparedValue {
        guard case .object(var members) = read(value, name: "") ?? .object([]) else {
            return .object([])
        }
        rename("from_user", to: "from_consumer", &members)
        rename("properties", to: "transaction_properties", &members)
        guard let order = members.firstIndex(where: { $0.name == "order" }),
            case .object(let inner) = members[order].value
        else { return .object(members) }
        // The merchant view has below `order` what the client view has at the top.
        let isLifted = { (member: ComparedMember) in
            ["cart", "user_note"].contains(member.name)
                && !members.contains { $0.name == member.name }
        }
        let lifted = inner.filter(isLifted)
        let rest = inner.filter { !isLifted($0) }
        let replacement = rest.isEmpty ? [] : [ComparedMember(name: "order", value: .object(rest))]
        members.replaceSubrange(order...order, with: lifted + replacement)
        return .object(members)
    }

    private func rename(_ name: String, to other: String, _ members: inout [ComparedMember]) {
        guard let index = members.firstIndex(where: { $0.name == name }),
            !members.contains(where: { $0.name == other })
        else { return }
        members[index] = ComparedMember(name: other, value: members[index].value)
    }

    /// One value; nil where it says nothing. Documents are at most 512 levels deep.
    private func read(_ value: JSONValue, name: String) -> ComparedValue? {
        switch value.kind {
        case .null: nil
        case .true: .bool(true)
        case .false: .bool(false)
        case .number: number(value, name)
        case .string: string(value, name)
        case .array: list(value.elements.compactMap { element($0, name) })
        case .object: object(value, name)
        }
    }

    /// An element of a list: it is called what the list is, and is no list of one itself.
    private func element(_ value: JSONValue, _ name: String) -> ComparedValue? {
        value.kind == .object ? object(value, "") : read(value, name: name)
    }

    private func list(_ elements: [ComparedValue]) -> ComparedValue? {
        elements.isEmpty ? nil : .list(elements)
    }

    private func number(_ value: JSONValue, _ name: String) -> ComparedValue {
        if isSecret(name) { return .secret(value.rawText) }
        guard let integer = try? value.integer() else {
            return .text(value.rawText, isText: false)
        }
        let ending = ending(of: name)
        if Self.dateEndings.contains(ending),
            let milliseconds = TransactionDate(milliseconds: integer).milliseconds, milliseconds > 0
        {
            return .date(milliseconds)
        }
        if Self.moneyEndings.contains(ending) { return .money(integer, currency: nil) }
        return .text(String(integer), isText: false)
    }

    private func string(_ value: JSONValue, _ name: String) -> ComparedValue? {
        let text = value.visibleText ?? value.rawText
        guard !text.isEmpty else { return nil }
        if Self.dateEndings.contains(ending(of: name)), let instant = RFC3339.parse(text) {
            return .date(instant)
        }
        return isSecret(name) ? .secret(text) : .text(text, isText: true)
    }

    /// Whether a name is that of a token, a key or a code, which are compared and not shown.
    private func isSecret(_ name: String) -> Bool {
        switch classifier.meaning(of: Array(name.utf8)).role(in: .other) {
        case .sensitive(.secret), .sensitive(.securityCode): true
        default: false
        }
    }

    private func object(_ value: JSONValue, _ name: String) -> ComparedValue? {
        if let money = money(value) { return money }
        var members: [ComparedMember] = []
        var names: Set<String> = []
        for (key, member) in value.members {
            let name = FieldNameWords(key.decodedBytes).snakeCase
            let shown = name.isEmpty ? key.string ?? key.rawText : name
            // Of two spellings the one with a value counts.
            guard let read = read(member, name: shown), names.insert(shown).inserted else {
                continue
            }
            members.append(ComparedMember(name: shown, value: read))
        }
        guard !members.isEmpty else { return nil }
        // Lists that another language wrote as objects with numbered keys.
        if members[0].name == "0", members.allSatisfy({ Int($0.name) != nil }) {
            return .list(members.map(\.value))
        }
        return ListIdentity.isList(name) ? .list([.object(members)]) : .object(members)
    }

    private func money(_ value: JSONValue) -> ComparedValue? {
        guard let amount = value.member("amount"), amount.isNumber,
            let minor = try? amount.integer()
        else { return nil }
        let names: Set<String> = ["amount", "currency", "currency_symbol", "currencySymbol"]
        guard value.members.allSatisfy({ names.contains($0.key.string ?? "") }) else { return nil }
        let currency = value.member("currency")?.string ?? ""
        return .money(minor, currency: currency.isEmpty ? nil : currency)
    }

    private func ending(of name: String) -> String {
        name.split(separator: "_").last.map(String.init) ?? name
    }
}
