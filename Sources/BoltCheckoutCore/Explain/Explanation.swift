/// What one code means in one field, and what a support person makes of it.
///
/// All words are written for people who know neither Bolt nor payments well.
package struct Explanation: Equatable, Sendable {
    /// What stands for the meaning of a code that nobody has published one for.
    package static let noMeaning = "no published meaning"

    /// The code as Bolt sends it.
    package let code: String
    /// Which field or list the code belongs to.
    package let kind: ExplanationKind
    /// Whose reading of the code this is, where several have their own: a processor, a network.
    package let reader: String?
    /// What it means; ``noMeaning``, with the name in words where it has one, when no source says.
    package let meaning: String
    /// What follows from it.
    package let advice: ExplanationAdvice
    /// Where the meaning is published.
    package let source: String
    /// Other spellings of the same code: numbers, the code without its processor.
    package let aliases: [String]

    init(
        _ kind: ExplanationKind,
        _ code: String,
        _ meaning: String?,
        _ advice: ExplanationAdvice = .merchantMatter,
        check: String? = nil,
        reader: String? = nil,
        source: String? = nil,
        aliases: [String] = []
    ) {
        self.code = code
        self.kind = kind
        self.reader = reader
        self.meaning = meaning ?? Self.noMeaning
        self.advice = check.map(advice.checking) ?? advice
        self.source = source ?? kind.source
        self.aliases = aliases
    }

    /// The codes of a list that has names and nothing else.
    static func names(
        _ kind: ExplanationKind,
        _ codes: String,
        source: String? = nil
    ) -> [Explanation] {
        codes.split(separator: " ").map { code in
            let words = code.split(separator: "_").joined(separator: " ")
            let meaning = "\(noMeaning); the name says \"\(words)\""
            return Explanation(kind, String(code), meaning, source: source)
        }
    }

    /// The code and its other spellings, each once, folded as ``Explanations`` folds them.
    var spellings: Set<String> {
        Set((aliases + [code]).map(Explanations.folded))
    }
}
