/// Finds the catalogue's entry for a place of a document.
package struct CatalogueLookup: Sendable {
    private let positions: [String: Int]
    /// For each entry the entry after which its fields are shown: they keep their order in the
    /// document with those of the entry around it, where both are in one section.
    package let orders: [Int]
    /// For each entry the first one of its section.
    package let sections: [Int]

    package init() {
        var positions: [String: Int] = [:]
        for (position, field) in Catalogue.fields.enumerated() { positions[field.path] = position }
        self.positions = positions
        let steps = Catalogue.fields.map { $0.path.split(separator: ".") }
        var first: [String: Int] = [:]
        sections = Catalogue.fields.indices.map { index in
            let section = Catalogue.fields[index].section
            let found = first[section] ?? index
            first[section] = found
            return found
        }
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

    /// The longest entry that covers all that is in a container; nil where none does.
    fileprivate func entry(around container: DocumentContainer) -> CatalogueEntry? {
        var next: DocumentContainer? = container.anchor
        while let current = next, current.depth > 0 {
            if let position = positions[current.head] {
                return CatalogueEntry(position: position, depth: current.depth)
            }
            next = current.outer
        }
        return nil
    }

    /// The entry for exactly a pattern.
    fileprivate func position(of pattern: String) -> Int? { positions[pattern] }
}

/// The catalogue's entry for a place of a document.
package struct CatalogueEntry: Equatable, Sendable {
    /// Where it stands in ``Catalogue/fields``.
    package let position: Int
    /// How many steps of the place's pattern it has.
    package let depth: Int
}

/// Finds the catalogue's entries for the values of a document in their order: what covers an object
/// is looked up once for all that stand in it side by side.
package struct CatalogueCursor {
    private let lookup: CatalogueLookup
    private var container: DocumentContainer?
    private var around: CatalogueEntry?

    package init(_ lookup: CatalogueLookup) { self.lookup = lookup }

    /// The longest entry that covers a value; nil where none does.
    ///
    /// - Parameters:
    ///   - leaf: The value.
    ///   - head: Its ``DocumentLeaf/patternHead``.
    /// - Returns: The entry.
    package mutating func entry(of leaf: DocumentLeaf, _ head: String) -> CatalogueEntry? {
        if container !== leaf.container {
            container = leaf.container
            around = lookup.entry(around: leaf.container)
        }
        if leaf.depth <= DocumentContainer.headLength, let position = lookup.position(of: head) {
            return CatalogueEntry(position: position, depth: leaf.depth)
        }
        return around
    }
}
