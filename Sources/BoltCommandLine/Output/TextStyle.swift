/// How text results are laid out.
struct TextStyle: Equatable, Sendable {
    /// Whether a person looks at them: labels, headings, aligned values, money in words.
    var isForPeople: Bool
    /// Whether colors are used.
    var hasColor: Bool

    /// For a pipe or a file: names and values, nothing else.
    static let plain = TextStyle(isForPeople: false, hasColor: false)
}

extension Console {
    /// How text results are laid out on this console.
    var textStyle: TextStyle {
        TextStyle(isForPeople: outputFacts.isTerminal, hasColor: colorsOutput)
    }
}
