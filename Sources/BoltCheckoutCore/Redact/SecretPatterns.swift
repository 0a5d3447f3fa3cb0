/// Finds tokens, keys and codes of cards in free text: by their form, and by the name in front of
/// them, as in URLs, forms and headers.
struct SecretPatterns {
    let classifier: FieldClassifier

    /// All of them, in no order.
    func matches(in text: [UInt8]) -> [PatternMatch] {
        var matches: [PatternMatch] = []
        var index = 0
        while index < text.count {
            let end = TextPattern.end(text, from: index, while: Self.isWordOfSecret)
            if end > index {
                let range = index..<end
                if Self.isSecret(Array(text[range])) {
                    matches.append(PatternMatch(kind: .secret, range: range))
                }
                if let value = Self.securityCode(text, behind: range) {
                    matches.append(PatternMatch(kind: .securityCode, range: value))
                }
                if let value = Self.bearer(text, behind: range) {
                    matches.append(PatternMatch(kind: .secret, range: value))
                }
                index = end
            } else {
                let match = named(text, at: index) ?? Self.base64(text, at: index)
                if let match { matches.append(match) }
                index = match?.range.upperBound ?? index + 1
            }
        }
        return matches
    }

    private static func isWordOfSecret(_ byte: UInt8) -> Bool {
        TextPattern.isDigit(byte) || TextPattern.isLetter(byte) || "_-.".utf8.contains(byte)
    }

    /// Whether a word looks like what opens doors: a token, a digest, a key with its usual prefix.
    static func isSecret(_ word: [UInt8]) -> Bool {
        guard word.count >= 16 else { return false }
        for prefix in ["whsec_", "sk_", "pk_", "rk_", "ghp_", "xoxb-"]
        where word.starts(with: prefix.utf8) {
            return true
        }
        let parts = word.split(separator: UInt8(ascii: "."))
        if word.starts(with: "eyJ".utf8), parts.count >= 2, word.count >= 30 { return true }
        for part in parts {
            if part.count >= 48, part.allSatisfy({ Hexadecimal.value(of: $0) != nil }) {
                return true
            }
            guard part.count >= 40 else { continue }
            let digits = part.count(where: TextPattern.isDigit)
            let upper = part.count { (0x41...0x5A) ~= $0 }
            let lower = part.count { (0x61...0x7A) ~= $0 }
            if digits >= 3, upper >= 3, lower >= 3 { return true }
        }
        return false
    }

    /// Three or four digits behind `cvv`, `cvc` and their like.
    private static func securityCode(_ text: [UInt8], behind word: Range<Int>) -> Range<Int>? {
        let name = String(decoding: text[word], as: UTF8.self).lowercased()
        guard ["cvv", "cvc", "cvv2", "cvc2", "csc", "cvn", "code"].contains(name) else {
            return nil
        }
        if name == "code" {
            let before = text[..<word.lowerBound].suffix(9)
            let isSecurity = String(decoding: before, as: UTF8.self).lowercased() == "security "
            guard isSecurity else { return nil }
        }
        var start = word.upperBound
        while start < text.count, start - word.upperBound < 12, !TextPattern.isDigit(text[start]) {
            start += 1
        }
        let end = TextPattern.end(text, from: start, while: TextPattern.isDigit)
        let isAlone = !TextPattern.isWord(TextPattern.byte(text, end))
        return (3...4).contains(end - start) && isAlone ? start..<end : nil
    }

    /// The word behind `Bearer`.
    private static func bearer(_ text: [UInt8], behind word: Range<Int>) -> Range<Int>? {
        let name = String(decoding: text[word], as: UTF8.self).lowercased()
        guard name == "bearer", TextPattern.byte(text, word.upperBound) == 0x20 else { return nil }
        let start = word.upperBound + 1
        let end = TextPattern.end(text, from: start) { $0 > 0x20 && !"\",;'".utf8.contains($0) }
        return end - start >= 8 ? start..<end : nil
    }

    /// The value behind `name=` and, for what opens doors, behind `name: `.
    private func named(_ text: [UInt8], at index: Int) -> PatternMatch? {
        let isForm = text[index] == UInt8(ascii: "=")
        guard isForm || text[index] == UInt8(ascii: ":") else { return nil }
        let nameStart = TextPattern.start(text, before: index) { byte in
            TextPattern.isDigit(byte) || TextPattern.isLetter(byte) || "_-".utf8.contains(byte)
        }
        guard nameStart < index else { return nil }
        let name = Array(text[nameStart..<index])
        guard let kind = kind(of: name) else { return nil }
        var start = index + 1
        if !isForm {
            guard kind == .secret || kind == .securityCode else { return nil }
            while TextPattern.byte(text, start) == 0x20 { start += 1 }
        }
        var end = TextPattern.end(text, from: start) { $0 > 0x20 && !"&\"'<>;,".utf8.contains($0) }
        let value = String(decoding: text[start..<end], as: UTF8.self)
        if ["Bearer", "Basic"].contains(value), TextPattern.byte(text, end) == 0x20 {
            start = end + 1
            end = TextPattern.end(text, from: start) { $0 > 0x20 && !"\"',;".utf8.contains($0) }
        }
        guard end > start, isForm || kind == .securityCode || end - start >= 8 else { return nil }
        return PatternMatch(kind: kind, range: start..<end)
    }

    /// Base64 of a digest's length or more, by the padding at its end.
    private static func base64(_ text: [UInt8], at index: Int) -> PatternMatch? {
        guard text[index] == UInt8(ascii: "=") else { return nil }
        let start = TextPattern.start(text, before: index, reach: .max) { byte in
            TextPattern.isDigit(byte) || TextPattern.isLetter(byte) || "+/-_".utf8.contains(byte)
        }
        let end = TextPattern.end(text, from: index, reach: 2) { $0 == UInt8(ascii: "=") }
        guard index - start >= 40 else { return nil }
        return PatternMatch(kind: .secret, range: start..<end)
    }

    private func kind(of name: [UInt8]) -> RedactionKind? {
        // In a URL it is the code of a login.
        if name == Array("code".utf8) { return .secret }
        switch classifier.meaning(of: name).role(in: .other) {
        case .sensitive(let kind): return kind
        default: return nil
        }
    }
}
