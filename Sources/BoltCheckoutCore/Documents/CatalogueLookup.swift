/// Finds the catalogue's entry for a place of a document.
package struct CatalogueLookup: Sendable {
    private let positions: [String: Int]

    package init() {
        var positions: [String: Int] = [:]
        for (position, field) in Catalogue.fields.enumerated() { positions[field.path] = position }
        self.positions = positions
    }

    /// The position, in ``Catalogue/fields``, of the longest entry that covers a pattern, and how
    /// many of its steps the entry has; nil where none does.
    package func position(of pattern: [String]) -> (position: Int, depth: Int)? {
        for depth in stride(from: pattern.count, to: 0, by: -1) {
            let path = pattern[..<depth].joined(separator: ".")
            if let position = positions[path] { return (position, depth) }
        }
        return nil
    }
}
