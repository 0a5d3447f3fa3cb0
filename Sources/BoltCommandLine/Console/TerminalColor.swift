/// The few colors in use, by their terminal codes; they stay readable on light and dark grounds.
enum TerminalColor: Int, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36

    /// Colors a text.
    func paint(_ text: String) -> String {
        "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }

    /// Colors the first characters of a text.
    func paint(_ text: String, through count: Int) -> String {
        paint(String(text.prefix(count))) + text.dropFirst(count)
    }
}
