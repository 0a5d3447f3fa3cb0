import BoltCheckoutCore

/// The columns there are, for `--list-fields`.
enum FieldList {
    /// Writes name and meaning of each column, and that paths work too.
    static func write(to console: Console, _ format: OutputFormat) -> ExitCode {
        if format == .text {
            let width = TransactionColumn.allCases.map(\.rawValue.count).max() ?? 0
            for column in TransactionColumn.allCases {
                console.result(
                    DisplayWidth.padded(column.rawValue, to: width) + "  \(column.summary)\n"
                )
            }
            return .done
        }
        let output = RecordOutput(
            console,
            format,
            columns: [OutputColumn("name"), OutputColumn("summary")],
            isList: true
        )
        var row = Row()
        for column in TransactionColumn.allCases {
            row.removeAll()
            row.append(text: column.rawValue)
            row.append(text: column.summary)
            output.write(row)
        }
        output.end()
        return .done
    }
}

extension OutputOptions {
    /// The fields to show.
    ///
    /// - Parameter fallback: What is shown where none were asked for.
    /// - Returns: The fields, in order.
    /// - Throws: ``UsageError`` for a name that is none.
    func selection(default fallback: FieldSelection) throws(UsageError) -> FieldSelection {
        guard !fields.isEmpty else { return fallback }
        let selection: FieldSelection
        do throws(FieldSelectionError) {
            selection = try FieldSelection(fields.joined(separator: ","))
        } catch {
            throw .badValue(
                value: error.part,
                option: Self.fields.dashed,
                rule: "a path has keys between dots, such as cart.items.0.name"
            )
        }
        var names: Set<String> = []
        for field in selection.fields where !names.insert(field.name).inserted {
            throw .rule(
                "'\(field.name)' is named twice in '\(Self.fields.dashed)'",
                hint: "name each field once"
            )
        }
        return selection
    }
}

extension SelectedField {
    /// What to tell about a field that may be a slip of the pen: one word that is neither a column
    /// nor a field that Bolt is known to send, so that it may well be empty everywhere.
    var doubt: String? {
        guard case .path(let path) = self, path.parts.count == 1, !Catalogue.knows(path) else {
            return nil
        }
        let columns = TransactionColumn.allCases.map(\.rawValue)
        let nearest = Spelling.nearest(to: path.text, among: columns)
        let advice = nearest.map { "did you mean '\($0)'?" }
        return "'\(path.text)' is no column and no known field; "
            + (advice ?? "see 'bolt-cli inspect --list-fields'")
    }
}
