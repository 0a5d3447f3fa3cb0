import BoltCheckoutCore

/// Writes counts and sums by status, type and currency.
enum SummaryTable {
    private static let columns = [
        OutputColumn("currency"), OutputColumn("type"), OutputColumn("status"),
        OutputColumn("count", isUnmasked: true), OutputColumn("amount", isUnmasked: true),
        OutputColumn("signed_amount", isUnmasked: true),
    ]

    /// Writes the summary; a sum beyond 64 bits is left out and said.
    static func write(_ summary: RecordSummary, _ format: OutputFormat, to console: Console) {
        if format == .text {
            writeText(summary, to: console)
        } else {
            let output = RecordOutput(console, format, columns: columns, isList: true)
            var row = Row()
            for (group, figures) in summary.lines {
                row.removeAll()
                for text in [group.currency, group.type, group.status] {
                    row.append(text: text.isEmpty ? nil : text)
                }
                row.append(integer: Int64(figures.count))
                append(figures.amount, to: &row)
                append(figures.signed, to: &row)
                output.write(row)
            }
            output.end()
        }
        for (group, figures) in summary.lines where figures.amount.overflows {
            console.warning(
                "the sum of \(group.type) \(group.status) in \(group.currency) does not fit 64 bits; it is left out"
            )
        }
    }

    private static func append(_ sum: MoneySum, to row: inout Row) {
        row.append(integer: sum.count == 0 ? nil : sum.total)
    }

    private static func writeText(_ summary: RecordSummary, to console: Console) {
        var lines: [[String]] = [["currency", "type", "status", "count", "amount", "signed"]]
        for (group, figures) in summary.lines {
            lines.append([
                shown(group.currency), shown(group.type), shown(group.status),
                String(figures.count), words(figures.amount, group.currency),
                words(figures.signed, group.currency),
            ])
        }
        let widths = (0..<6).map { column in
            lines.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
        }
        for line in lines {
            let cells = line.enumerated().map { index, cell in
                index < 3
                    ? DisplayWidth.padded(cell, to: widths[index])
                    : DisplayWidth.paddedInFront(cell, to: widths[index])
            }
            console.result(cells.joined(separator: "  ") + "\n")
        }
        for (currency, sum) in summary.net {
            console.result("net completed: \(words(sum, currency))\n")
        }
    }

    private static func shown(_ text: String) -> String {
        text.isEmpty ? "-" : HarmlessText.text(CardNumberMask.masked(text))
    }

    private static func words(_ sum: MoneySum, _ currency: String) -> String {
        guard sum.count > 0 else { return "-" }
        guard let total = sum.total else { return "beyond 64 bits" }
        return HarmlessText.text(
            MoneyText.words(
                minor: total,
                currency: currency.isEmpty ? nil : CardNumberMask.masked(currency)
            )
        )
    }
}
