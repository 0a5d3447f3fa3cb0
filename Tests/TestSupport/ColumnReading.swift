import BoltCheckoutCore

/// What the columns of one document hold, as text.
package struct ColumnReading {
    /// The text of each column that has a value.
    package private(set) var columns: [String: String] = [:]
    /// The remarks of reading all columns once, each as `path words`, and those on values.
    package private(set) var remarks: [String] = []
    /// The field and words of what makes the record a bad one.
    package private(set) var problem: String?
    /// What the document is where it is no single transaction.
    package private(set) var other: String?

    /// Reads all columns of the transaction in a document.
    package init(_ json: String) {
        let document: JSONDocument
        do throws(JSONSyntaxError) {
            document = try JSONDocument(Array(json.utf8))
        } catch {
            other = "broken: \(error)"
            return
        }
        let table = TransactionFieldTable()
        (columns, remarks, problem, other) = document.withRoot { root in
            Self.read(DocumentContent(root, table))
        }
    }

    private static func read(
        _ content: DocumentContent
    ) -> (columns: [String: String], remarks: [String], problem: String?, other: String?) {
        let transaction: Transaction
        switch content {
        case .transaction(let found): transaction = found
        case .list(let list, let path): return ([:], [], nil, "list of \(list.count) at '\(path)'")
        case .otherHook(let type): return ([:], [], nil, "hook \(type)")
        case .refused(let words): return ([:], [], nil, "refused: \(words)")
        }
        var columns: [String: String] = [:]
        var remarks: [Remark] = []
        var problem: String?
        KnownValues().remark(on: transaction, &remarks)
        for column in TransactionColumn.allCases {
            do throws(RecordProblem) {
                let value = try transaction.column(column, &remarks)
                if let text = value.string { columns[column.rawValue] = text }
            } catch {
                problem = "\(error.path) \(error.words)"
            }
        }
        return (columns, remarks.map { "\($0.path) \($0.words)" }, problem, nil)
    }

    /// The value of a column; empty where there is none.
    package subscript(_ column: String) -> String { columns[column] ?? "" }

    /// The values of some columns with a slash between them.
    package func values(_ names: String...) -> String {
        names.map { self[$0] }.joined(separator: "/")
    }
}
