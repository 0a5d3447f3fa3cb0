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
    ///
    /// - Throws: ``RecordProblem`` where an amount cannot be read exactly.
    func write(
        _ selection: FieldSelection,
        to console: Console,
        _ format: OutputFormat
    ) throws(RecordProblem) {
        guard let document = try? JSONDocument(body) else { return }
        let showsWords = format == .text && console.textStyle.isForPeople
        var maker = TransactionRow(selection, showsSource: false, showsWords: showsWords)
        var row = Row()
        try document.withRoot { root throws(RecordProblem) in
            let content = DocumentContent(root, TransactionFieldTable())
            guard case .transaction(let transaction) = content else { return }
            // What is odd about the transaction is told from the model already.
            var remarks: [Remark] = []
            try maker.fill(&row, with: transaction, &remarks)
        }
        let output = RecordOutput(console, format, columns: maker.columns, isList: false)
        output.write(row)
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
}
