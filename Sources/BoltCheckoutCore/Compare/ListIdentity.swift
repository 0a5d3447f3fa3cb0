/// What tells the members of a list apart, so that those of two lists can be paired.
struct ListIdentity {
    /// Names of lists for which Bolt sometimes sends a single object.
    private static let listNames: Set<String> = [
        "captures", "refund_transactions", "splits", "timeline", "items", "discounts", "shipments",
        "emails", "phones", "custom_field_responses", "decision_factors",
    ]
    /// Members that identify, the best first; several together where one does not suffice.
    private static let candidates: [[String]] = [
        ["id"], ["reference"], ["public_id"], ["transaction_reference"], ["sku"], ["code"],
        ["address"], ["number"], ["name"], ["type"], ["date", "type"], ["date", "type", "note"],
        ["date", "note"], ["date"],
    ]

    /// Whether a single object under that name is a list of one.
    static func isList(_ name: String) -> Bool { listNames.contains(name) }

    private let members: [String]

    /// The best identity that holds in both lists; nil where only the position is left.
    init?(_ one: [ComparedValue], _ other: [ComparedValue]) {
        let found = Self.candidates.first { candidate in
            Self.isUnique(one, candidate) && Self.isUnique(other, candidate)
        }
        guard let found else { return nil }
        members = found
    }

    /// What identifies an element.
    func label(of element: ComparedValue) -> String {
        members.compactMap { element[$0]?.scalarText }.joined(separator: " ")
    }

    private static func isUnique(_ list: [ComparedValue], _ members: [String]) -> Bool {
        var seen: Set<String> = []
        for element in list {
            let parts = members.compactMap { element[$0]?.scalarText }
            guard parts.count == members.count,
                seen.insert(parts.joined(separator: "\u{0}")).inserted
            else { return false }
        }
        return true
    }
}
