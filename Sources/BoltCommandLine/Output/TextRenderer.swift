import BoltCheckoutCore

/// Writes `name: value`, a line a field, a blank line between records.
///
/// For people it writes labels under headings, aligned, with money in words.
struct TextRenderer: RecordRenderer {
    private let columns: [OutputColumn]
    private let style: TextStyle
    private let width: Int
    private var isFirst = true

    /// Creates a renderer for these columns.
    init(_ columns: [OutputColumn], style: TextStyle) {
        self.columns = columns
        self.style = style
        width = columns.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    }

    mutating func append(_ row: borrowing Row, to output: inout [UInt8]) {
        if !isFirst { output.append(UInt8(ascii: "\n")) }
        isFirst = false
        var section = ""
        for index in row.cells.indices {
            let column = columns[index]
            if style.isForPeople {
                if column.section != section { appendHeading(column.section, to: &output) }
                section = column.section
                appendLabel(column.label, to: &output)
            } else {
                HarmlessText.append(column.name, to: &output)
                output.append(contentsOf: ": ".utf8)
            }
            appendValue(row, index, column, to: &output)
            output.append(UInt8(ascii: "\n"))
        }
    }

    private func appendValue(
        _ row: borrowing Row,
        _ index: Int,
        _ column: OutputColumn,
        to output: inout [UInt8]
    ) {
        let cell = row.cells[index]
        guard cell.kind != .absent else {
            if style.isForPeople { append("-", .dim, to: &output) }
            return
        }
        let start = output.count
        row.withBytes(of: cell) { HarmlessText.append($0, to: &output) }
        column.mask(&output, from: start, kind: cell.kind)
        guard style.isForPeople, let words = row.words[index] else { return }
        output.append(contentsOf: "  ".utf8)
        append(HarmlessText.text(words), .bold, to: &output)
    }

    private func appendHeading(_ title: String, to output: inout [UInt8]) {
        guard !title.isEmpty else { return }
        append(title, .bold, to: &output)
        output.append(UInt8(ascii: "\n"))
    }

    private func appendLabel(_ label: String, to output: inout [UInt8]) {
        let safe = HarmlessText.text(label)
        append(DisplayWidth.padded(safe, to: width), .dim, to: &output)
        output.append(contentsOf: "  ".utf8)
    }

    private func append(_ text: String, _ color: TerminalColor, to output: inout [UInt8]) {
        output.append(contentsOf: (style.hasColor ? color.paint(text) : text).utf8)
    }
}
