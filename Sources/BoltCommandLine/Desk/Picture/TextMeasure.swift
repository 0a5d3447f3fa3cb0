import BoltCheckoutCore

/// How wide text is drawn, estimated on the safe side: the font is the viewer's.
enum TextMeasure {
    /// The width of a text in pixels.
    ///
    /// - Parameters:
    ///   - text: One line.
    ///   - size: The size of the font in pixels.
    /// - Returns: At least what common fonts need.
    static func width(_ text: some StringProtocol, size: Int) -> Int {
        (text.reduce(0) { $0 + share(of: $1) } * size + 99) / 100
    }

    /// The text cut to a width, an ellipsis in place of what is missing.
    static func truncated(_ text: String, width: Int, size: Int) -> String {
        guard self.width(text, size: size) > width else { return text }
        let room = width * 100 / size - 100
        var cut = ""
        var used = 0
        for character in text {
            used += share(of: character)
            guard used <= room else { break }
            cut.append(character)
        }
        return cut + "…"
    }

    /// The width of a character in hundredths of the font's size.
    private static func share(of character: Character) -> Int {
        switch character {
        case "W", "M", "@", "%", "m", "w", "…": 95
        case "A"..."Z": 72
        case "i", "l", "j", ".", ",", "'", "|", ":", ";", "!", " ", "·": 34
        case "a"..."z", "0"..."9", "-", "_", "(", ")", "/": 61
        default: DisplayWidth.columns(of: character) > 1 ? 104 : 66
        }
    }
}
