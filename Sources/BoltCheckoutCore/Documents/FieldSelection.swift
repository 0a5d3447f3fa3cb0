/// One field that was asked for: a column, or any place of the document.
package enum SelectedField: Equatable, Sendable {
    case column(TransactionColumn)
    case path(DocumentPath)

    /// The name as it was given: the heading of its column and the key of its member.
    package var name: String {
        switch self {
        case .column(let column): column.rawValue
        case .path(let path): path.text
        }
    }
}

/// The fields that are shown of each transaction, in order.
package struct FieldSelection: Equatable, Sendable {
    package let fields: [SelectedField]

    /// All columns.
    package static let allColumns = FieldSelection(
        fields: TransactionColumn.allCases.map { .column($0) }
    )

    /// The six reconciliation fields.
    package static let reconciliation = FieldSelection(
        fields: TransactionColumn.reconciliation.map { .column($0) }
    )

    package init(fields: [SelectedField]) {
        self.fields = fields
    }

    /// Reads `amount,currency,from_consumer.emails.0.address`. A name that is a column's means the
    /// column.
    ///
    /// - Throws: The part of the list that is no field.
    package init(_ list: String) throws(FieldSelectionError) {
        var fields: [SelectedField] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part).trimmingSpaces()
            if let column = TransactionColumn(rawValue: name) {
                fields.append(.column(column))
            } else if let path = DocumentPath(name) {
                fields.append(.path(path))
            } else {
                throw FieldSelectionError(part: name)
            }
        }
        self.fields = fields
    }
}

/// A part of a list of fields that is no field.
package struct FieldSelectionError: Error, Equatable, Sendable {
    package let part: String
}

extension String {
    fileprivate func trimmingSpaces() -> String {
        var part = self[...]
        while part.first == " " { part.removeFirst() }
        while part.last == " " { part.removeLast() }
        return String(part)
    }
}
