/// Finds the catalogue's entry for a place of a document.
package struct CatalogueLookup: Sendable {
    private let positions: [String: Int]
    private let mostSteps: Int
    /// For each entry the entry after which its fields are shown: they keep their order in the
    /// document with those of the entry around it, where both are in one section.
    package let orders: [Int]

    package init() {
        var positions: [String: Int] = [:]
        for (position, field) in Catalogue.fields.enumerated() { positions[field.path] = position }
        self.positions = positions
        let steps = Catalogue.fields.map { $0.path.split(separator: ".") }
        mostSteps = steps.map(\.count).max() ?? 0
        orders = steps.indices.map { index in
            for depth in 1..<max(steps[index].count, 1) {
                if let outer = positions[steps[index][..<depth].joined(separator: ".")],
                    Catalogue.fields[outer].section == Catalogue.fields[index].section
                {
                    return outer
                }
            }
            return index
        }
    }

    /// The position, in ``Catalogue/fields``, of the longest entry that covers a pattern, and how
    /// many of its steps the entry has; nil where none does.
    package func position(of pattern: [String]) -> (position: Int, depth: Int)? {
        for depth in stride(from: min(pattern.count, mostSteps), to: 0, by: -1) {
            let path = pattern[..<depth].joined(separator: ".")
            if let position = positions[path] { return (position, depth) }
        }
        return nil
    }
}
