/// One thing a rule found in a record, or in a run.
package struct AuditFinding: Equatable, Sendable {
    /// The rule's name.
    package let rule: String
    /// Where in the record, as `captures.0.amount`; empty for the whole.
    package let path: String
    /// What the field should be, in minor units, where it is a number.
    package let expected: Int64?
    /// What the field is, in minor units, where it is a number.
    package let actual: Int64?
    /// `actual` less `expected`; nil where it does not fit 64 bits.
    package let difference: Int64?
    /// The currency of the numbers, as received.
    package let currency: String?
    /// What is wrong, one line without numbers of money. May contain text from outside.
    package let words: String
    /// Whether it only informs: within the tolerance, or normal and worth knowing.
    package let isNote: Bool
}
