/// Decides what becomes of one string or number, and writes it.
///
/// What is not replaced is written as it stands in the source; only what could act on a terminal
/// becomes an escape of the same value.
final class ValueRedactor {
    /// How deep JSON inside strings of JSON is followed.
    private static let maximumNesting = 3

    let classifier: FieldClassifier
    let pseudonyms: Pseudonyms
    private let secrets: SecretPatterns
    private let nesting: Int
    private var names = MetNames()
    /// How much was replaced.
    var counts = RedactionCounts()

    /// Creates a redactor.
    ///
    /// - Parameters:
    ///   - classifier: What names mean.
    ///   - pseudonyms: What stands for values.
    ///   - nesting: In how many strings of JSON the text stands.
    init(_ classifier: FieldClassifier, _ pseudonyms: Pseudonyms, nesting: Int = 0) {
        self.classifier = classifier
        self.pseudonyms = pseudonyms
        self.nesting = nesting
        secrets = SecretPatterns(classifier: classifier)
    }

    /// Writes the inside of a string.
    ///
    /// - Parameters:
    ///   - source: The source between the quotes.
    ///   - role: What it is by its name.
    ///   - output: What to append to.
    /// - Returns: False where the source is no string of JSON; it is replaced then.
    func string(
        _ source: UnsafeBufferPointer<UInt8>,
        as role: FieldRole,
        to output: inout [UInt8]
    ) -> Bool {
        if isHarmlessShort(source, role) {
            output.append(contentsOf: source)
            return true
        }
        guard let text = DecodedString(source) else {
            unreadable(&output)
            return false
        }
        if case .sensitive(let kind) = role, !text.bytes.isEmpty {
            whole(text.bytes, kind, source, to: &output)
            return true
        }
        if role == .plain, nested(text.bytes, to: &output) { return true }
        let findings = findings(in: text.bytes, role)
        var index = 0
        for finding in RedactionFinding.ordered(findings) {
            let place = text.source(of: finding.range)
            HarmlessJSON.appendSource(
                UnsafeBufferPointer(rebasing: source[index..<place.lowerBound]),
                to: &output
            )
            output.append(contentsOf: finding.replacement)
            index = place.upperBound
        }
        HarmlessJSON.appendSource(UnsafeBufferPointer(rebasing: source[index...]), to: &output)
        return true
    }

    /// Writes a number.
    func number(
        _ source: UnsafeBufferPointer<UInt8>,
        as role: FieldRole,
        to output: inout [UInt8]
    ) {
        if case .sensitive(let kind) = role {
            counts.add(kind)
            switch kind {
            case .cardNumber: output.append(contentsOf: Self.hiddenNumber(source))
            case .securityCode: output.append(UInt8(ascii: "0"))
            default: output.append(contentsOf: pseudonyms.number(for: source, kind))
            }
            return
        }
        var isExempt = role == .reference || (role == .quantity && source.count < 14)
        if case .identifier(let shortest) = role { isExempt = source.count < shortest }
        if !isExempt, let masked = CardDigits.masked(number: source) {
            counts.add(.cardNumber)
            output.append(contentsOf: masked)
            return
        }
        output.append(contentsOf: source)
    }

    /// Forgets the names that were met, at the end of a document.
    func forgetNames() { names.removeAll() }

    /// Writes what stands for bytes that nobody can read.
    func unreadable(_ output: inout [UInt8]) {
        counts.add(.unreadable)
        output.append(contentsOf: "[redacted]".utf8)
    }

    /// Whether nothing can be private in a string, as in most: short, plain ASCII, no e-mail, few
    /// digits.
    private func isHarmlessShort(
        _ source: UnsafeBufferPointer<UInt8>,
        _ role: FieldRole
    ) -> Bool {
        if source.isEmpty { return true }
        if case .sensitive = role { return false }
        guard source.count < 40 else { return false }
        var digits = 0
        for byte in source {
            guard byte >= 0x20, byte < 0x7F else { return false }
            switch byte {
            case 0x30...0x39: digits += 1
            case 0x20 where !names.isEmpty && role == .plain: return false
            case UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "="), UInt8(ascii: ":"),
                UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "%"):
                return false
            default: break
            }
        }
        return digits < 3 || (digits < 12 && role != .plain)
    }

    private func whole(
        _ text: [UInt8],
        _ kind: RedactionKind,
        _ source: UnsafeBufferPointer<UInt8>,
        to output: inout [UInt8]
    ) {
        let isEmail = kind == .address && text.contains(UInt8(ascii: "@"))
        let kind = isEmail ? .email : kind
        switch kind {
        case .cardNumber:
            let hasDigits =
                text.contains(where: TextPattern.isDigit) || text.contains { $0 >= 0x80 }
            guard hasDigits else { break }
            counts.add(.cardNumber)
            output.append(contentsOf: Self.hiddenDigits(text))
            return
        case .securityCode:
            counts.add(.securityCode)
            output.append(contentsOf: "***".utf8)
            return
        default: break
        }
        if kind == .name { names.add(text) }
        counts.add(kind)
        output.append(contentsOf: pseudonyms.text(for: text, kind))
    }

    /// The last four of eight digits or more, all others hidden; of fewer none.
    private static func hiddenDigits(_ text: [UInt8]) -> [UInt8] {
        let digits = text.filter(TextPattern.isDigit)
        let kept = digits.count >= 8 ? 4 : 0
        let hidden = max(4, digits.count - kept)
        return [UInt8](repeating: CardNumberMask.replacement, count: hidden) + digits.suffix(kept)
    }

    /// The same for a number, which has to stay one.
    private static func hiddenNumber(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let digits = source.filter(TextPattern.isDigit)
        guard digits.count >= 12, digits.count == source.count else { return [UInt8(ascii: "0")] }
        return [UInt8](repeating: UInt8(ascii: "9"), count: digits.count - 4) + digits.suffix(4)
    }

    private func findings(in text: [UInt8], _ role: FieldRole) -> [RedactionFinding] {
        var findings: [RedactionFinding] = []
        if CardDigits.isWorthwhile(text), role != .quantity || text.count >= 14 {
            for digits in CardDigits(text).hidden(as: role) {
                counts.add(.cardNumber)
                findings += digits.map {
                    RedactionFinding(range: $0, replacement: [CardNumberMask.replacement])
                }
            }
        }
        guard role == .plain || role.isIdentifier else { return findings }
        var matches = ContactPatterns.matches(in: text)
        if role.isIdentifier { matches.removeAll { $0.kind != .email } }
        if role == .plain { matches += secrets.matches(in: text) + names.matches(in: text) }
        for match in matches {
            counts.add(match.kind)
            let value = text[match.range]
            let replacement: [UInt8] =
                switch match.kind {
                case .securityCode: Array("***".utf8)
                default: pseudonyms.text(for: value, match.kind)
                }
            findings.append(RedactionFinding(range: match.range, replacement: replacement))
        }
        return findings
    }

    /// Redacts JSON that stands in a string, and writes it if anything in it was replaced.
    ///
    /// - Returns: False where it does not look like JSON, or holds nothing private.
    private func nested(_ text: [UInt8], to output: inout [UInt8]) -> Bool {
        guard nesting < Self.maximumNesting, let first = text.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "["), text.count > 2
        else { return false }
        let redactor = ValueRedactor(classifier, pseudonyms, nesting: nesting + 1)
        let stream = RedactionStream(redactor)
        let inner = stream.consume(text, isLast: true)
        let isObject = text.starts(with: "{\"".utf8) || text.starts(with: "[{".utf8)
        guard stream.defect == nil || isObject, redactor.counts.total > 0 else { return false }
        counts.add(redactor.counts)
        var quoted: [UInt8] = []
        JSONWriter.append(string: inner, to: &quoted)
        output.append(contentsOf: quoted.dropFirst().dropLast())
        return true
    }
}
