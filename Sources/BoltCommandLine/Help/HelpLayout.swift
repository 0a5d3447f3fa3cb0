/// Lays out help text for 80 columns, whatever the terminal: help is also read in files.
struct HelpLayout {
    /// The width of a page.
    static let width = 80
    /// What has been laid out.
    private(set) var text = ""

    /// Adds one line as it is.
    mutating func line(_ line: String = "") {
        text += line + "\n"
    }

    /// Adds paragraphs, which blank lines separate, with a blank line after each.
    ///
    /// A paragraph that begins with two spaces keeps its lines.
    mutating func paragraphs(_ source: String) {
        for paragraph in source.split(separator: "\n\n") {
            if paragraph.hasPrefix("  ") {
                line(String(paragraph))
            } else {
                for wrapped in Self.wrap(String(paragraph), to: Self.width) { line(wrapped) }
            }
            line()
        }
    }

    /// Adds a heading.
    mutating func heading(_ title: String) {
        line("\(title):")
    }

    /// Adds terms with what they mean, aligned, and a blank line.
    ///
    /// A term that is too long for its column stands on a line of its own.
    mutating func table(_ rows: [(term: String, meaning: String)]) {
        let longest = rows.map(\.term.count).filter { $0 <= 26 }.max() ?? 0
        let indent = longest + 4
        for row in rows {
            let lines = Self.wrap(row.meaning, to: Self.width - indent)
            let gap = String(repeating: " ", count: max(0, indent - 2 - row.term.count))
            let isShort = row.term.count <= longest
            if !isShort { line("  \(row.term)") }
            for (index, wrapped) in lines.enumerated() {
                let isFirst = index == 0 && isShort
                line(isFirst ? "  \(row.term)\(gap)\(wrapped)" : Self.spaces(indent) + wrapped)
            }
        }
        line()
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: count)
    }

    /// Breaks text at spaces so that no line is longer than `width`, unless one word is.
    static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if current.isEmpty {
                current = String(word)
            } else if current.count + 1 + word.count <= width {
                current += " \(word)"
            } else {
                lines.append(current)
                current = String(word)
            }
        }
        return lines + [current]
    }
}
