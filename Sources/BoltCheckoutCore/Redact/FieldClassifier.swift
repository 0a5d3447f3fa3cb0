/// Tells what the values of a member are by its name; remembers what it was asked before.
final class FieldClassifier {
    /// How many names are remembered; keys may be data, and then there is no end of them.
    private static let memory = 4096

    private let kinds: [String: RedactionKind]
    private let things: Set<String>
    private let answers: Set<String>
    private let keptNames: Set<String>
    private var known: [[UInt8]: FieldMeaning] = [:]

    /// Creates a classifier.
    ///
    /// - Parameter keptNames: Names whose values are kept, in either spelling.
    init(keeping keptNames: [String]) {
        var kinds: [String: RedactionKind] = [:]
        for entry in SensitiveFields.names {
            for name in entry.names.split(separator: " ") { kinds[String(name)] = entry.kind }
        }
        self.kinds = kinds
        things = Set(SensitiveFields.things.split(separator: " ").map(String.init))
        answers = Set(SensitiveFields.answers.split(separator: " ").map(String.init))
        self.keptNames = Set(keptNames.map { FieldNameWords($0.utf8).snakeCase })
    }

    /// What a member of that name is.
    func meaning(of name: [UInt8]) -> FieldMeaning {
        if let meaning = known[name] { return meaning }
        let meaning = work(FieldNameWords(name))
        if known.count >= Self.memory { known.removeAll(keepingCapacity: true) }
        known[name] = meaning
        return meaning
    }

    private func work(_ name: FieldNameWords) -> FieldMeaning {
        let snakeCase = name.snakeCase
        if keptNames.contains(snakeCase) { return FieldMeaning(role: .kept, parent: .kept) }
        var meaning = FieldMeaning(role: role(of: name, snakeCase))
        meaning.parent = parent(of: name, snakeCase)
        switch snakeCase {
        case "name", "display_name":
            meaning.ambiguity = .name
            meaning.isLabel = true
        case "label", "key", "field", "field_name", "public_id": meaning.isLabel = true
        case "number": meaning.ambiguity = .number
        case "response": meaning.ambiguity = .response
        case "address", "addresses": meaning.ambiguity = .address
        default: break
        }
        meaning.isLabeled = ["value", "values", "response", "content"].contains(snakeCase)
        return meaning
    }

    private func parent(of name: FieldNameWords, _ snakeCase: String) -> FieldParent {
        if things.contains(snakeCase) { return .thing }
        if answers.contains(snakeCase) { return .answers }
        if name.words.contains(where: { $0 == "phone" || $0 == "phones" }) { return .phone }
        if name.words.contains(where: { $0 == "card" || $0 == "cards" }) { return .card }
        return .other
    }

    private func role(of name: FieldNameWords, _ snakeCase: String) -> FieldRole {
        if let kind = kinds[snakeCase] { return .sensitive(kind) }
        let words = name.words
        guard let last = words.last else { return .plain }
        if let kind = contactKind(words, last) { return .sensitive(kind) }
        if let kind = secretKind(words, last) { return .sensitive(kind) }
        if words.contains("street") || (words.contains("address") && words.contains("line")) {
            return .sensitive(.address)
        }
        let isOrderNumber = ["order", "invoice", "tracking", "quote"].contains {
            words.contains($0)
        }
        if SensitiveFields.references.contains(snakeCase) { return .reference }
        if SensitiveFields.identifierEndings.contains(last) || (isOrderNumber && last == "number") {
            // Shops number their orders with up to 14 digits.
            return .identifier(shortestCard: snakeCase == "order_id" ? 15 : 13)
        }
        return SensitiveFields.quantityEndings.contains(last) ? .quantity : .plain
    }

    private func contactKind(_ words: [String], _ last: String) -> RedactionKind? {
        let isAbout = [
            "id", "ids", "status", "verified", "state", "type", "priority", "details", "count",
            "result", "response", "check", "code", "required",
        ].contains(last)
        guard !isAbout else { return nil }
        if words.contains(where: { ["email", "emails", "mail"].contains($0) }) { return .email }
        let phones: Set<String> = [
            "phone", "phones", "telephone", "mobile", "tel", "fax", "msisdn", "whatsapp",
        ]
        if words.contains(where: phones.contains) { return .phone }
        if words.contains(where: { ["cvv", "cvc", "cvv2", "cvc2", "csc"].contains($0) }) {
            return .securityCode
        }
        let endsAsNumber = ["pan", "number", "no"].contains(last)
        if words.contains("card"), endsAsNumber { return .cardNumber }
        if words.contains("ip"), ["ip", "address", "addr"].contains(last) {
            return .networkAddress
        }
        return nil
    }

    private func secretKind(_ words: [String], _ last: String) -> RedactionKind? {
        if SensitiveFields.secretEndings.contains(last) { return .secret }
        if words.count > 1, last == "key" || last == "keys" { return .secret }
        let isDerived = ["alias", "value", "hash", "header"].contains(last)
        if words.contains("token"), isDerived { return .secret }
        let isSecret = words.contains { SensitiveFields.secretWords.contains($0) }
        return isSecret ? .secret : nil
    }
}

extension FieldClassifier {
    /// Whether a name holds what is never kept: card numbers and security codes.
    func isNeverKept(_ name: String) -> Bool {
        let words = FieldNameWords(name.utf8)
        guard !["bin", "iin"].contains(words.snakeCase) else { return false }
        switch role(of: words, words.snakeCase) {
        case .sensitive(.cardNumber), .sensitive(.securityCode): return true
        default: return false
        }
    }
}
