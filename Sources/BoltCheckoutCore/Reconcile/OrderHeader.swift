/// Which column of a CSV file is what.
package struct OrderHeader: Equatable, Sendable {
    /// The headings as they stand in the file.
    package let names: [String]
    /// Whether the file is an export of this tool, whose amounts are minor units.
    package let isOwnExport: Bool
    /// Whether every heading is one of this tool's columns: a `'` in front of a cell may be a guard.
    package let hasOwnNames: Bool
    private var positions: [OrderColumn: Int] = [:]

    /// Reads a header.
    ///
    /// - Parameters:
    ///   - names: The headings.
    ///   - given: Headings that were said to be a column.
    /// - Throws: ``OrderHeaderError`` where a heading is missing or ambiguous.
    package init(
        _ names: [String],
        given: [OrderColumn: String] = [:]
    ) throws(OrderHeaderError) {
        self.names = names
        let columns = TransactionColumn.allCases.map(\.rawValue)
        let reconciliation = TransactionColumn.reconciliation.map(\.rawValue)
        hasOwnNames = names.allSatisfy(columns.contains)
        isOwnExport =
            Array(names.prefix(reconciliation.count)) == reconciliation
            && hasOwnNames
        for (column, name) in given.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let found = names.indices.filter { names[$0] == name }
            guard let position = found.first else { throw .missing(column, name, names) }
            guard found.count == 1 else { throw .ambiguous(column, [name, name]) }
            positions[column] = position
        }
        for column in OrderColumn.allCases where positions[column] == nil {
            positions[column] = try position(of: column)
        }
    }

    /// The position of a column; nil where the file does not have it.
    package subscript(column: OrderColumn) -> Int? { positions[column] }

    /// The heading of a column.
    package func name(of column: OrderColumn) -> String? {
        positions[column].map { names[$0] }
    }

    /// The first column that orders can be matched by.
    package var likeliestKey: OrderColumn? {
        OrderColumn.keys.first { positions[$0] != nil }
    }

    private func position(of column: OrderColumn) throws(OrderHeaderError) -> Int? {
        let taken = Set(positions.values)
        if let exact = names.firstIndex(of: column.rawValue), !taken.contains(exact) {
            return exact
        }
        let aliases = column.aliases
        let found = names.indices.filter {
            !taken.contains($0) && aliases.contains(Self.plain(names[$0]))
        }
        guard found.count <= 1 else { throw .ambiguous(column, found.map { names[$0] }) }
        return found.first
    }

    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

/// Why a header does not say which column is what.
package enum OrderHeaderError: Error, Equatable, Sendable {
    /// The heading that was given is not there.
    case missing(OrderColumn, String, [String])
    /// Several headings may be the column.
    case ambiguous(OrderColumn, [String])
}

extension OrderHeaderError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .missing(let column, let name, let names):
            "no column '\(name)' for \(column.rawValue); there are: \(names.joined(separator: ", "))"
        case .ambiguous(let column, let names):
            "\(names.map { "'\($0)'" }.joined(separator: " and ")) may both be \(column.rawValue);"
                + " say which with --column \(column.rawValue)=NAME"
        }
    }
}
