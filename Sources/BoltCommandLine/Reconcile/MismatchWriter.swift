import BoltCheckoutCore

/// Writes what does not agree: a line each for people, a row with both sides for programs.
final class MismatchWriter {
    private static func columns(_ key: OrderColumn) -> [OutputColumn] {
        [
            OutputColumn("result", isUnmasked: true),
            OutputColumn(key.rawValue, isUnmasked: true),
            OutputColumn("kind", isUnmasked: true),
            OutputColumn("order_line", isUnmasked: true),
            OutputColumn("order_count", isUnmasked: true),
            OutputColumn("order_amount", isUnmasked: true),
            OutputColumn("order_currency"),
            OutputColumn("transaction_reference", isUnmasked: true),
            OutputColumn("transaction_count", isUnmasked: true),
            OutputColumn("transaction_amount", isUnmasked: true),
            OutputColumn("transaction_currency"),
            OutputColumn("transaction_status"),
            OutputColumn("difference", isUnmasked: true),
        ]
    }

    private let console: Console
    private let style: TextStyle
    private let output: RecordOutput?
    private let kindWidth: Int
    private var row = Row()

    /// Begins the output; a table's header is written at once.
    init(_ format: OutputFormat, key: OrderColumn, _ console: Console) {
        self.console = console
        style = console.textStyle
        kindWidth = ReconcileKind.allCases.map(\.rawValue.count).max() ?? 0
        output =
            format == .text
            ? nil : RecordOutput(console, format, columns: Self.columns(key), isList: true)
    }

    /// Writes one finding.
    func write(_ finding: ReconcileFinding) {
        guard let output else {
            writeLine(finding)
            return
        }
        row.removeAll()
        row.append(text: finding.kind.rawValue)
        row.append(text: finding.key)
        row.append(text: finding.isRefund ? "refund" : "payment")
        let order = finding.order
        row.append(integer: order.flatMap { $0.line > 0 ? Int64($0.line) : nil })
        row.append(integer: order.map { Int64($0.count) })
        row.append(integer: order?.amount)
        row.append(text: order?.currency)
        let transaction = finding.transaction
        row.append(text: transaction?.reference)
        row.append(integer: transaction.map { Int64($0.count) })
        // What took no money is named; its amount is nothing that came.
        row.append(integer: transaction.flatMap { $0.count > 0 ? $0.amount : nil })
        row.append(text: transaction?.currency)
        row.append(text: transaction?.status)
        row.append(integer: finding.difference)
        output.write(row)
    }

    /// Writes what stands behind the last finding.
    func end() {
        output?.end()
    }

    private func writeLine(_ finding: ReconcileFinding) {
        let title = HarmlessText.text(finding.key ?? "(no key)")
        let kind = DisplayWidth.padded(finding.kind.rawValue, to: kindWidth)
        let words = HarmlessText.text(MismatchText.words(finding))
        let head = style.hasColor ? TerminalColor.bold.paint(title) : title
        let middle = style.hasColor ? TerminalColor.yellow.paint(kind) : kind
        console.result("\(head)  \(middle)  \(words)\n")
    }
}
