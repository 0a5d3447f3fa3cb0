/// Looks codes up in all the tables.
package enum Explanations {
    /// All explanations, in the order of the tables: what a support person meets most comes first.
    package static let all: [Explanation] =
        ExplanationTable.statuses + ExplanationTable.types + ExplanationTable.authorizations
        + ExplanationTable.movements + ExplanationTable.declines + ExplanationTable.issuerDeclines
        + ExplanationTable.avs + ExplanationTable.avsLetters + ExplanationTable.cvv
        + ExplanationTable.hooks + ExplanationTable.risk + ExplanationTable.cards
        + ExplanationTable.records + ExplanationTable.disputes + ExplanationTable.basicErrors
        + ExplanationTable.furtherErrors + ExplanationTable.accessErrors
        + ExplanationTable.cardFields

    /// The explanations of each folded spelling, in the order of the tables.
    private static let bySpelling: [String: [Explanation]] = {
        var index: [String: [Explanation]] = [:]
        for explanation in all {
            for spelling in explanation.spellings {
                index[spelling, default: []].append(explanation)
            }
        }
        return index
    }()

    /// Every reading of a code, in any case, with spaces or dashes for underscores.
    ///
    /// `authorization.reason=risk` asks for the code in one field; the field's last part will do.
    /// A number of three digits that no table has is a processor's own decline code.
    package static func find(_ code: String) -> [Explanation] {
        let parts = code.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let field = parts.count == 2 ? String(parts[0]) : nil
        let text = folded(String(parts.last ?? ""))
        guard !text.isEmpty else { return [] }
        let readings = bySpelling[text] ?? []
        let found = field.map { field in readings.filter { $0.isIn(field) } } ?? readings
        if found.isEmpty, text.utf8.count == 3, text.utf8.allSatisfy({ (48...57).contains($0) }) {
            return [processorsOwn(text)]
        }
        return found
    }

    /// Codes that somebody who typed `code` may have meant, nearest first.
    package static func suggestions(for code: String) -> [String] {
        var codes: [String] = []
        for explanation in all where !codes.contains(explanation.code) {
            codes.append(explanation.code)
        }
        return Spelling.suggestions(for: folded(code), among: codes, limit: 3)
    }

    /// A code in the form in which codes are compared.
    static func folded(_ code: String) -> String {
        let words = code.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" }
        return words.joined(separator: "_")
    }

    private static func processorsOwn(_ code: String) -> Explanation {
        Explanation(
            .declineCode,
            code,
            "\(Explanation.noMeaning) at Bolt: numbers of three digits are the processor's own",
            .issuer,
            check: "reason_description beside it, and the processor's documentation",
            source: "Bolt help, decline codes"
        )
    }
}

extension Explanation {
    /// Whether the code belongs to `field`: a whole path or its last part.
    fileprivate func isIn(_ field: String) -> Bool {
        guard let own = kind.field else { return false }
        let wanted = field.lowercased()
        return own == wanted || own.hasSuffix("." + wanted)
    }
}
