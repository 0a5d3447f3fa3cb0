/// How many columns text takes on a terminal, and text cut or filled to a number of columns.
///
/// East Asian wide characters and emoji take two, combining marks and joiners none. Expects text
/// without controls, as ``HarmlessText`` makes it.
package enum DisplayWidth {
    /// The columns that `text` takes.
    package static func columns(of text: String) -> Int {
        let utf8 = text.utf8
        if utf8.allSatisfy({ $0 < 0x80 }) {
            return utf8.count
        }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns that one character takes, 0 to 2 for most.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        guard scalars.count > 1 else { return columns(of: first) }
        let isEmoji =
            first.properties.isEmojiPresentation
            || (first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F })
        if isEmoji {
            return 2
        }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// The text with spaces behind it, to `width` columns; the text itself where it is as wide.
    package static func padded(_ text: String, to width: Int) -> String {
        text + spaces(width - columns(of: text))
    }

    /// The text with spaces in front of it, to `width` columns; the text itself where it is as
    /// wide.
    package static func paddedInFront(_ text: String, to width: Int) -> String {
        spaces(width - columns(of: text)) + text
    }

    /// The text cut to at most `width` columns, an ellipsis in place of what is missing.
    package static func truncated(_ text: String, to width: Int) -> String {
        guard columns(of: text) > width else { return text }
        guard width > 0 else { return "" }
        var cut = ""
        var used = 0
        for character in text {
            let columns = columns(of: character)
            guard used + columns < width else { break }
            cut.append(character)
            used += columns
        }
        return cut + "…"
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F:
            return 1
        case 0xAD:
            return 1
        case 0x1160...0x11FF, 0xD7B0...0xD7FF:
            // The vowels and finals of a Hangul syllable join the consonant before them.
            return 0
        default:
            break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return WideCharacters.contains(scalar.value) ? 2 : 1
        }
    }
}
