import BoltCheckoutCore

/// Text broken into lines that fit a width.
enum TextBlock {
    /// The lines of a text.
    ///
    /// - Parameters:
    ///   - text: Harmless text.
    ///   - width: The width in pixels.
    ///   - size: The size of the font in pixels.
    ///   - limit: The most lines; the last one ends in an ellipsis where more would follow.
    /// - Returns: At least one line.
    static func lines(_ text: String, width: Int, size: Int, limit: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in pieces(text) {
            let own = TextMeasure.width(word, size: size)
            if used + own > width, !line.isEmpty {
                lines.append(trimmed(line))
                line = ""
                used = 0
            }
            if word == " ", line.isEmpty { continue }
            line += word
            used += own
        }
        lines.append(trimmed(line))
        guard lines.count > limit else { return lines }
        let rest = lines[(limit - 1)...].joined(separator: " ")
        return Array(lines[..<(limit - 1)]) + [
            TextMeasure.truncated(rest, width: width, size: size)
        ]
    }

    /// Words, spaces, and single characters of scripts that are broken anywhere; a long word in parts.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var word = ""
        func close() {
            if !word.isEmpty { pieces.append(word) }
            word = ""
        }
        for character in text {
            if character == " " || DisplayWidth.columns(of: character) > 1 {
                close()
                pieces.append(String(character))
            } else {
                word.append(character)
                if word.count >= 28 { close() }
            }
        }
        close()
        return pieces
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
