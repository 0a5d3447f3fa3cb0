/// One column of the results: a line of text, a cell of a table, a member of an object.
struct OutputColumn: Equatable, Sendable {
    /// What machines call it: snake_case, or the path that was asked for.
    let name: String
    /// What a person calls it, on a terminal only.
    let label: String
    /// The heading under which a terminal shows it; empty for none.
    let section: String
    /// Whether digits in it are never a card number: references, ids, dates and amounts.
    let isUnmasked: Bool

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - name: What machines call it.
    ///   - label: What a person calls it; the name in words if left out.
    ///   - section: The heading under which a terminal shows it.
    ///   - isUnmasked: Whether digits in it are never a card number.
    init(_ name: String, label: String? = nil, section: String = "", isUnmasked: Bool = false) {
        self.name = name
        self.label = label ?? name
        self.section = section
        self.isUnmasked = isUnmasked
    }
}
