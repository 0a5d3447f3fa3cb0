import BoltCheckoutCore

/// The delivered bytes of a checkout, looked at for `--fields` and `--raw`.
///
/// The model has what the SDK's result has; what Bolt sent beyond it is still in the bytes.
struct DeliveredRecord {
    private let body: [UInt8]

    /// Creates the view of a reply that was read as a transaction before.
    init(_ body: [UInt8]) {
        self.body = body
    }

    /// Writes the fields that were asked for.
    func write(_ selection: FieldSelection, to console: Console, _ format: OutputFormat) {
        guard let document = try? JSONDocument(body) else { return }
        let columns = selection.fields.map { field in
            OutputColumn(field.name, isUnmasked: Self.isUnmasked(field))
        }
        let output = RecordOutput(console, format, columns: columns, isList: false)
        document.withRoot { root in
            var row = Row()
            for field in selection.fields { Self.append(field, of: root, to: &row) }
            output.write(row)
        }
        output.end()
    }

    /// Writes the source as one line of JSON, card numbers masked.
    func writeSource(to console: Console) {
        guard let document = try? JSONDocument(body) else { return }
        var bytes: [UInt8] = []
        document.withRoot { root in
            var writer = JSONWriter()
            writer.value(root)
            writer.bytes.withUnsafeBufferPointer { SourceMask.append($0, to: &bytes) }
        }
        console.result(bytes + [UInt8(ascii: "\n")])
    }

    private static func isUnmasked(_ field: SelectedField) -> Bool {
        switch field {
        case .column(let column): column.isExemptFromMasking
        case .path(let path):
            SourceMask.unmaskedNames.contains(String(path.text.split(separator: ".").last ?? ""))
        }
    }

    private static func append(_ field: SelectedField, of root: JSONValue, to row: inout Row) {
        switch field {
        case .column(let column):
            append(column, of: root, to: &row)
        case .path(let path):
            let top = WireField(value: root, path: "", scope: WireScope())
            let transaction = WireEnvelope.content(of: top).value
            guard let value = path.value(in: transaction) ?? path.value(in: root), !value.isNull
            else {
                row.appendAbsent()
                return
            }
            if value.isString {
                row.append(text: value.decodedBytes)
            } else {
                var writer = JSONWriter()
                writer.value(value)
                row.append(source: writer.bytes)
            }
        }
    }

    private static func append(_ column: TransactionColumn, of root: JSONValue, to row: inout Row) {
        var remarks: [Remark] = []
        guard case .transaction(let transaction) = DocumentContent(root, TransactionFieldTable()),
            let value = try? transaction.column(column, &remarks)
        else {
            row.appendAbsent()
            return
        }
        switch value {
        case .absent: row.appendAbsent()
        case .money(let amount): row.append(integer: amount)
        case .text, .prefix, .date: row.append(text: value.string)
        }
    }
}
