import BoltCheckoutCore

/// Writes findings: a line each for people, a row each for programs.
final class FindingWriter {
    private static let columns: [OutputColumn] = [
        OutputColumn("rule", isUnmasked: true),
        OutputColumn("reference", isUnmasked: true),
        OutputColumn("order_reference", isUnmasked: true),
        OutputColumn("path", isUnmasked: true),
        OutputColumn("expected", isUnmasked: true),
        OutputColumn("actual", isUnmasked: true),
        OutputColumn("difference", isUnmasked: true),
        OutputColumn("currency"),
        OutputColumn("message"),
        OutputColumn("file", isUnmasked: true),
        OutputColumn("line", isUnmasked: true),
    ]

    private let console: Console
    private let style: TextStyle
    private let format: OutputFormat
    /// Made with the first finding or at the end: where nothing was read, not even a header stands.
    private lazy var output: RecordOutput? =
        format == .text
        ? nil : RecordOutput(console, format, columns: Self.columns, isList: true)
    private let ruleWidth: Int
    private var row = Row()

    /// Begins the output.
    init(_ format: OutputFormat, _ console: Console) {
        self.console = console
        self.format = format
        style = console.textStyle
        ruleWidth = AuditRule.all.map(\.name.count).max() ?? 0
    }

    /// Writes one finding.
    func write(_ finding: AuditFinding, of subject: FindingSubject) {
        guard let output else {
            writeLine(finding, subject)
            return
        }
        row.removeAll()
        row.append(text: finding.rule)
        row.append(text: subject.reference)
        row.append(text: subject.orderReference)
        row.append(text: finding.path.isEmpty ? nil : finding.path)
        row.append(integer: finding.expected)
        row.append(integer: finding.actual)
        row.append(integer: finding.difference)
        row.append(text: finding.currency ?? subject.currency)
        row.append(text: finding.words)
        row.append(text: subject.file)
        row.append(integer: subject.line.map(Int64.init))
        output.write(row)
    }

    /// Writes what stands behind the last finding.
    func end() {
        output?.end()
    }

    private func writeLine(_ finding: AuditFinding, _ subject: FindingSubject) {
        let title = DisplayWidth.padded(HarmlessText.text(subject.title), to: 14)
        let rule = DisplayWidth.padded(finding.rule, to: ruleWidth)
        let words = HarmlessText.text(CardNumberMask.masked(FindingText.sentence(finding)))
        let head = style.hasColor ? TerminalColor.bold.paint(title) : title
        let middle = style.hasColor ? TerminalColor.yellow.paint(rule) : rule
        console.result("\(head)  \(middle)  \(words)\n")
    }
}
