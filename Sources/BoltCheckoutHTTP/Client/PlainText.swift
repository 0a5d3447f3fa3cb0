/// Makes foreign text fit for one line of a message.
enum PlainText {
    /// The text with everything but printable ASCII replaced, cut at a length.
    static func line(_ text: some StringProtocol, limit: Int = 200) -> String {
        let scalars = text.unicodeScalars.prefix(limit).map { scalar -> Character in
            scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F ? Character(scalar) : "?"
        }
        return String(scalars)
    }
}
