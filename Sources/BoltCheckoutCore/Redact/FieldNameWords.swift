/// The words of a member's name, whichever way it is spelled: `first_name`, `firstName`,
/// `First-Name` and `FIRST_NAME` are all `first`, `name`.
struct FieldNameWords {
    /// The words in lower case.
    let words: [String]

    /// The words with underscores between.
    var snakeCase: String { words.joined(separator: "_") }

    /// Splits the text of a name.
    init(_ name: some Collection<UInt8>) {
        let bytes = Array(name)
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let isUpper = Self.isUpper(byte)
            let isLetter = isUpper || Self.isLower(byte) || byte >= 0x80
            guard isLetter || CardNumberByte.isDigit(byte) else {
                Self.close(&word, &words)
                continue
            }
            if isUpper, index > 0 {
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                let startsWord =
                    Self.isLower(bytes[index - 1])
                    || (Self.isUpper(bytes[index - 1]) && Self.isLower(next))
                if startsWord { Self.close(&word, &words) }
            }
            word.append(isUpper ? byte + 0x20 : byte)
        }
        Self.close(&word, &words)
        self.words = words.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func close(_ word: inout [UInt8], _ words: inout [[UInt8]]) {
        guard !word.isEmpty else { return }
        words.append(word)
        word.removeAll()
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A) ~= byte }
    private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A) ~= byte }
}
