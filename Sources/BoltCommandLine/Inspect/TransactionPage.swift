import BoltCheckoutCore

/// The lines of a transaction beyond its columns: every field that says something, known ones in the
/// catalogue's order, then the rest.
struct TransactionPage {
    private let lookup = CatalogueLookup()

    /// One line.
    struct Line {
        let section: String
        let label: String
        let path: String
        let leaf: DocumentLeaf
        let kind: Catalogue.Kind
    }

    /// The lines of a transaction.
    ///
    /// - Parameters:
    ///   - transaction: The object that holds its fields.
    ///   - hidden: Paths that are shown elsewhere.
    /// - Returns: The lines in the order in which they are shown.
    func lines(of transaction: JSONValue, hiding hidden: Set<String>) -> [Line] {
        var known: [(position: Int, line: Line)] = []
        var others: [Line] = []
        for leaf in DocumentLeaf.all(in: transaction) {
            let path = leaf.path.joined(separator: ".")
            if hidden.contains(leaf.pattern.joined(separator: ".")) { continue }
            // The first digits of a card are shown only where they are asked for by path.
            if leaf.path.last == "bin" { continue }
            guard let (position, depth) = lookup.position(of: leaf.pattern) else {
                others.append(
                    Line(
                        section: Catalogue.other,
                        label: Self.words(leaf.path),
                        path: path,
                        leaf: leaf,
                        kind: .plain
                    )
                )
                continue
            }
            let field = Catalogue.fields[position]
            let label = Self.label(of: field, leaf.path, depth: depth)
            known.append(
                (
                    position,
                    Line(
                        section: field.section,
                        label: label,
                        path: path,
                        leaf: leaf,
                        kind: field.kind
                    )
                )
            )
        }
        // A stable order: by the entry's position, then as in the document.
        let sections = Dictionary(
            known.map { (Catalogue.fields[$0.position].section, $0.position) },
            uniquingKeysWith: min
        )
        let ordered = known.enumerated().sorted { one, other in
            let first = (
                sections[one.element.line.section] ?? 0, order(one.element), one.offset
            )
            let second = (
                sections[other.element.line.section] ?? 0, order(other.element), other.offset
            )
            return first < second
        }
        return ordered.map(\.element.line) + others
    }

    /// Fields of one top-level entry keep their order in the document: an entry for a part of it
    /// only names the part.
    private func order(_ known: (position: Int, line: Line)) -> Int {
        let field = Catalogue.fields[known.position]
        let steps = field.path.split(separator: ".")
        for depth in 1..<max(steps.count, 1) {
            let outer = steps[..<depth].joined(separator: ".")
            if let position = Catalogue.fields.firstIndex(where: {
                $0.path == outer && $0.section == field.section
            }) {
                return position
            }
        }
        return known.position
    }

    /// What a line is called: the heading says what its field belongs to, so the rest of the path is
    /// enough, unless it begins with a position.
    private static func label(of field: Catalogue.Field, _ path: [String], depth: Int) -> String {
        let rest = Array(path[depth...])
        if !field.label.isEmpty, !field.path.contains("*") { return words([field.label] + rest) }
        guard let first = rest.first, Int(first) == nil else {
            return words([path[depth - 1]] + rest)
        }
        return words(rest)
    }

    /// Keys and positions in words: `items 1 unit price`.
    private static func words(_ path: [String]) -> String {
        path.map { step in
            if let position = Int(step) { return String(position + 1) }
            return step.replacingUnderscores()
        }.joined(separator: " ")
    }
}

extension String {
    fileprivate func replacingUnderscores() -> String {
        String(map { $0 == "_" ? " " : $0 })
    }
}
