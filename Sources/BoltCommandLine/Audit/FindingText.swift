import BoltCheckoutCore

/// A finding in words for people.
enum FindingText {
    /// What is wrong and where, with the amounts in minor units and in money:
    /// `charged 1 more than the cart total (is 7768, should be 7767; 77.68 USD, 77.67 USD)`.
    static func sentence(_ finding: AuditFinding) -> String {
        let start = finding.path.isEmpty || finding.actual != nil ? "" : "\(finding.path) "
        let words = "\(start)\(finding.words)"
        guard let actual = finding.actual else { return words }
        guard let expected = finding.expected else {
            return "\(finding.path) \(finding.words) (is \(actual)\(money([actual], finding)))"
        }
        let figures = "is \(actual), should be \(expected)"
        return "\(words) (\(figures)\(money([actual, expected], finding)))"
    }

    /// A note as a remark about its record.
    static func remark(_ note: AuditFinding) -> Remark {
        Remark(.auditNote(rule: note.rule), path: "", sentence(note), isNote: true)
    }

    /// The amounts in major units; nothing where the currency is not known.
    private static func money(_ amounts: [Int64], _ finding: AuditFinding) -> String {
        guard let currency = CurrencyReading(finding.currency).currency else { return "" }
        let words = amounts.map {
            MoneyText.words(minor: $0, currency: currency.code.text)
        }
        return "; \(words.joined(separator: ", "))"
    }
}
