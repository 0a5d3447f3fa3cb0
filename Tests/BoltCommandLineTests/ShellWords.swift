/// Splits an example into words as a shell does, for quotes and command substitutions in one piece.
enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var hasWord = false
        var quote: Character?
        for character in line {
            switch (character, quote) {
            case ("'", nil), ("\"", nil):
                quote = character
                hasWord = true
            case (let end, let open?) where end == open:
                quote = nil
            case (" ", nil):
                if hasWord { words.append(word) }
                word = ""
                hasWord = false
            default:
                word.append(character)
                hasWord = true
            }
        }
        return hasWord ? words + [word] : words
    }
}
