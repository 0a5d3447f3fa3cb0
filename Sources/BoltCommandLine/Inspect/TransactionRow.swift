import BoltCheckoutCore

/// Turns transactions into rows of the fields that were asked for.
struct TransactionRow {
    private let fields: [SelectedField]
    private let showsSource: Bool
    private let showsWords: Bool
    /// Whether no field reads the amount, which decides whether a record is a good one.
    private let mustCheckAmount: Bool
    /// Which of the fields hold what is never shown.
    private let secrets: [Bool]
    /// Which of them are a header of requests where they are text.
    private let headers: [Bool]
    /// Which of them are references, ids, dates and amounts.
    private let exempt: [Bool]
    private let known = KnownValues()
    private var text: [UInt8] = []
    private var source: [UInt8] = []

    /// Creates a row maker.
    ///
    /// - Parameters:
    ///   - selection: The fields, in order.
    ///   - showsSource: Whether the last cell says where the order number came from.
    ///   - showsWords: Whether money comes in words too, for a person.
    init(_ selection: FieldSelection, showsSource: Bool, showsWords: Bool) {
        fields = selection.fields
        mustCheckAmount = !fields.contains(.column(.amount))
        secrets = fields.map { field in
            if case .path(let path) = field { return SensitiveKey.isOn(path.parts) }
            return false
        }
        let paths = fields.map { field in
            if case .path(let path) = field { return path.parts }
            return []
        }
        headers = paths.map { $0.last.map(SensitiveKey.isHeader) ?? false }
        exempt = paths.map(SourceMask.isExempt)
        self.showsSource = showsSource
        self.showsWords = showsWords
    }

    /// The columns of the rows.
    var columns: [OutputColumn] {
        var columns = fields.map { field in
            switch field {
            case .column(let column):
                OutputColumn(column.rawValue, isUnmasked: column.isExemptFromMasking)
            case .path(let path):
                OutputColumn(path.text, isUnmasked: SourceMask.isExempt(path.parts))
            }
        }
        if showsSource {
            columns.append(OutputColumn("merchant_order_number_source", isUnmasked: true))
        }
        return columns
    }

    /// Fills a row.
    ///
    /// - Throws: ``RecordProblem`` where an amount cannot be read exactly.
    mutating func fill(
        _ row: inout Row,
        with transaction: Transaction,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) {
        row.removeAll()
        known.remark(on: transaction, &remarks)
        if mustCheckAmount {
            var ignored: [Remark] = []
            _ = try transaction.amount(&ignored)
        }
        for (index, field) in fields.enumerated() {
            switch field {
            case .column(let column):
                append(try transaction.column(column, &remarks), to: &row, transaction)
            case .path(let path):
                let value = path.value(in: transaction.value)
                let isSecret = secrets[index] || headers[index] && value?.isObject == false
                append(value, isSecret: isSecret, isExempt: exempt[index], to: &row)
            }
        }
        if showsSource {
            var ignored: [Remark] = []
            let isDerived = transaction.merchantOrderNumber(&ignored).isDerived
            row.append(text: isDerived ? "display_id" : nil)
        }
    }

    @inline(__always)
    private mutating func append(
        _ value: ColumnValue,
        to row: inout Row,
        _ transaction: Transaction
    ) {
        switch value {
        case .absent:
            row.appendAbsent()
        case .text(let source) where !source.hasEscapes:
            row.append(text: source.bytes)
        case .money(let minor):
            row.append(
                integer: minor,
                words: showsWords
                    ? MoneyText.words(
                        minor: minor,
                        currency: (transaction.currency?.string).map(CardNumberMask.masked)
                    ) : nil
            )
        default:
            text.removeAll(keepingCapacity: true)
            value.appendText(to: &text)
            row.append(text: text)
        }
    }

    private mutating func append(
        _ value: JSONValue?,
        isSecret: Bool,
        isExempt: Bool,
        to row: inout Row
    ) {
        guard let value, !value.isNull else {
            row.appendAbsent()
            return
        }
        text.removeAll(keepingCapacity: true)
        if isSecret {
            row.append(text: "***")
        } else if value.isString {
            value.appendText(to: &text)
            row.append(text: TextMask.masked(text, isExempt: isExempt) ?? text)
        } else if value.isObject || value.isArray {
            // Masked here: the column's own rule is about a value, not about what is in one.
            source.removeAll(keepingCapacity: true)
            JSONWriter.append(value, to: &source)
            let mayHoldSecrets = SensitiveKey.mayOccur(in: value)
            source.withUnsafeBufferPointer {
                SourceMask.append($0, mayHoldSecrets: mayHoldSecrets, to: &text)
            }
            row.append(source: text)
        } else {
            row.append(source: value.bytes)
        }
    }
}
