import BoltCheckoutCore

/// One transaction for a person: what a support desk looks for first, then everything else.
struct TransactionSheet {
    let style: TextStyle
    let width: Int

    /// Appends the sheet.
    ///
    /// - Parameters:
    ///   - transaction: What it is about.
    ///   - lines: Everything beyond the head.
    ///   - output: What to append to.
    func append(
        _ transaction: Transaction,
        _ lines: [TransactionPage.Line],
        to output: inout [UInt8]
    ) {
        let summary = TransactionSummary(transaction)
        append(summary.title, .bold, to: &output)
        output.append(contentsOf: "  ".utf8)
        append(summary.status, summary.isGood ? .green : .yellow, to: &output)
        output.append(UInt8(ascii: "\n"))
        appendBlock(summary.lines.map { ($0.label, $0.value) }, to: &output)
        var section = ""
        var block: [(String, String)] = []
        let hasCaptures = transaction.value.member("captures").map { $0.count > 0 } ?? false
        let shown = lines.filter { !SheetBrevity.hides($0, hasCaptures: hasCaptures) }
        for line in merged(shown) {
            if line.section != section {
                appendBlock(block, to: &output)
                block = []
                section = line.section
                output.append(UInt8(ascii: "\n"))
                append(section, .bold, to: &output)
                output.append(UInt8(ascii: "\n"))
            }
            block.append((line.label, line.value))
        }
        appendBlock(block, to: &output)
        if shown.count < lines.count {
            let hint =
                "\n\(lines.count - shown.count) more fields in a pipe: bolt-cli inspect … | less\n"
            append(hint, .dim, to: &output)
        }
    }

    private struct SheetLine {
        let section: String
        let label: String
        let value: String
    }

    /// The lines with amounts as one line each, in words.
    private func merged(_ lines: [TransactionPage.Line]) -> [SheetLine] {
        var output: [SheetLine] = []
        for line in lines {
            let key = line.leaf.pattern.last ?? ""
            let parent = line.leaf.parent
            if parent.isObject, parent.member("currency") != nil, parent.member("amount") != nil {
                if key == "currency" || key == "currency_symbol" { continue }
                if key == "amount", let minor = try? parent.member("amount")?.integer() {
                    var label = line.label
                    if label.hasSuffix(" amount") { label.removeLast(7) }
                    let money = MoneyText.words(
                        minor: minor,
                        currency: (parent.member("currency")?.string).map(CardNumberMask.masked)
                    )
                    output.append(
                        SheetLine(
                            section: line.section,
                            label: label,
                            value: HarmlessText.text("\(money)  (\(minor))")
                        )
                    )
                    continue
                }
            }
            // A date of 0 is Bolt's "never".
            if line.kind != .plain, line.leaf.value.rawText == "0" { continue }
            output.append(
                SheetLine(section: line.section, label: line.label, value: value(of: line))
            )
        }
        return output
    }

    private func value(of line: TransactionPage.Line) -> String {
        if line.kind != .plain, let number = try? line.leaf.value.integer(), number != 0,
            let date = RFC3339.format(milliseconds: number)
        {
            return line.kind == .month ? String(date.prefix(7)) : date
        }
        var bytes: [UInt8] = []
        LeafText.append(line, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends label and value in two columns.
    private func appendBlock(_ lines: [(label: String, value: String)], to output: inout [UInt8]) {
        let labels = lines.map { DisplayWidth.columns(of: HarmlessText.text($0.label)) }
        let column = min(labels.max() ?? 0, max(width / 2, 20))
        for (label, value) in lines {
            output.append(contentsOf: "  ".utf8)
            append(DisplayWidth.padded(HarmlessText.text(label), to: column), .dim, to: &output)
            output.append(contentsOf: "  ".utf8)
            output.append(contentsOf: value.utf8)
            output.append(UInt8(ascii: "\n"))
        }
    }

    private func append(_ text: String, _ color: TerminalColor, to output: inout [UInt8]) {
        output.append(contentsOf: (style.hasColor ? color.paint(text) : text).utf8)
    }
}
