import BoltCheckoutCore

/// The lines of a transaction beyond its columns: every field that says something, known ones in the
/// catalogue's order, then the rest.
struct TransactionPage {
    private let lookup = CatalogueLookup()

    /// One line. What it is called is made when it is asked for.
    struct Line {
        let leaf: DocumentLeaf
        /// The catalogue's entry; nil for other fields.
        fileprivate let entry: CatalogueEntry?
        /// Whether it stands beside the transaction in a hook or reply, not in it.
        fileprivate var isOutside = false

        var section: String {
            isOutside ? Catalogue.envelope : field?.section ?? Catalogue.other
        }
        var kind: Catalogue.Kind { field?.kind ?? .plain }
        /// What it stands in, as a path with a point at its end.
        var pathAround: String {
            let steps = leaf.path.dropLast().map(TransactionPage.shown)
            return ((isOutside ? ["envelope"] : []) + steps).map { "\($0)." }.joined()
        }
        /// The last step of its path.
        var name: String { TransactionPage.shown(leaf.name) }
        var label: String {
            let path = leaf.path.map(TransactionPage.shown)
            guard let entry, let field else { return TransactionPage.words(path) }
            return TransactionPage.label(of: field, path, depth: entry.depth)
        }
        /// Whether both stand in the same object or array.
        func isBeside(_ other: Line) -> Bool {
            leaf.isBeside(other.leaf) && isOutside == other.isOutside
        }
        private var field: Catalogue.Field? { entry.map { Catalogue.fields[$0.position] } }
    }

    /// The lines of a transaction.
    ///
    /// - Parameters:
    ///   - transaction: The transaction.
    ///   - hidden: Paths of at most two steps that are shown elsewhere.
    /// - Returns: The lines in the order in which they are shown.
    func lines(of transaction: Transaction, hiding hidden: Set<String>) -> [Line] {
        var known: [(order: Int, line: Line)] = []
        var others: [Line] = []
        // The first entry of each section that is there; sections are numbered by their first entry.
        var firsts = [Int](repeating: .max, count: Catalogue.fields.count)
        var cursor = CatalogueCursor(lookup)
        for leaf in DocumentLeaf.all(in: transaction.value) {
            let pattern = leaf.patternHead
            if leaf.depth <= 2, hidden.contains(pattern) { continue }
            // The first digits of a card are shown only where they are asked for by path.
            if leaf.lastWireName == "bin" || Self.isZeroInNoCurrency(leaf) { continue }
            guard let entry = cursor.entry(of: leaf, pattern) else {
                others.append(Line(leaf: leaf, entry: nil))
                continue
            }
            let section = lookup.sections[entry.position]
            firsts[section] = min(firsts[section], entry.position)
            known.append((lookup.orders[entry.position], Line(leaf: leaf, entry: entry)))
        }
        let sections = known.map { firsts[lookup.sections[$0.line.entry?.position ?? 0]] }
        // A stable order: by the section's first entry, the field's own, then as in the document.
        let ordered = known.indices.sorted { one, other in
            (sections[one], known[one].order, one) < (sections[other], known[other].order, other)
        }
        return ordered.map { known[$0].line } + others + outside(transaction)
    }

    /// Bolt sends a block of zero amounts in no currency where there is no dispute.
    private static func isZeroInNoCurrency(_ leaf: DocumentLeaf) -> Bool {
        leaf.value.isNumber && leaf.value.bytes.elementsEqual("0".utf8)
            && leaf.parent.member("currency")?.string == ""
    }

    private func outside(_ transaction: Transaction) -> [Line] {
        guard let envelope = transaction.envelope else { return [] }
        return DocumentLeaf.all(in: envelope, except: transaction.value).map { leaf in
            Line(leaf: leaf, entry: nil, isOutside: true)
        }
    }

    /// What a line is called: the heading says what its field belongs to, so the rest of the path is
    /// enough, unless it begins with a position.
    fileprivate static func label(of field: Catalogue.Field, _ path: [String], depth: Int) -> String
    {
        let rest = Array(path[depth...])
        if !field.label.isEmpty, !field.path.contains("*") { return words([field.label] + rest) }
        guard let first = rest.first, Int(first) == nil else {
            return words([path[depth - 1]] + rest)
        }
        return words(rest)
    }

    /// A key as it is shown: card numbers masked, and not longer than anybody reads.
    fileprivate static func shown(_ step: String) -> String {
        let masked = CardNumberMask.masked(step)
        return masked.utf8.count <= 120 ? masked : String(masked.prefix(120)) + "…"
    }

    /// Keys and positions in words: `items 1 unit price`.
    fileprivate static func words(_ path: [String]) -> String {
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
