/// Writes text as one word of a shell.
enum ShellQuoting {
    /// Text between single quotes, as bash and zsh read it.
    static func quoted(_ text: String) -> String {
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }

    /// Text between single quotes, as fish reads it.
    static func fishQuoted(_ text: String) -> String {
        var quoted = ""
        for character in text {
            if character == "'" || character == "\\" { quoted.append("\\") }
            quoted.append(character)
        }
        return "'\(quoted)'"
    }
}
