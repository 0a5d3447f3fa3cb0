package import BoltCheckoutCore

/// What Bolt says in a reply that is no success, in any of its forms.
///
/// `{"errors": [{"code", "message", "field"}]}` is the API's, `{"error", "error_description"}`
/// OAuth's, `{".tag", "message", "field"}` and `{"error": "text"}` the newer payments API's,
/// `{"error_code"}` the plugins'.
package struct BoltErrorBody: Equatable, Sendable {
    /// Bolt's number of the error.
    package let code: Int64?
    /// The name of the error: of Bolt's number, OAuth's word, the tag.
    package let name: String?
    /// The words for developers; text from outside.
    package let message: String?
    /// The field of the request it is about.
    package let field: String?
    /// Whether it is OAuth's form.
    package let isOAuth: Bool

    /// Creates an error.
    package init(
        code: Int64? = nil,
        name: String? = nil,
        message: String? = nil,
        field: String? = nil,
        isOAuth: Bool = false
    ) {
        self.code = code
        self.name = name ?? code.flatMap(BoltErrorCode.name)
        self.message = message
        self.field = field
        self.isOAuth = isOAuth
    }

    /// Finds an error in a reply; nil where the reply is not an error.
    ///
    /// - Parameter root: The top of the document.
    package init?(_ root: JSONValue) {
        guard root.isObject else { return nil }
        if let errors = root.member("errors"), let first = Self.first(of: errors) {
            self = first
        } else if let tag = Self.text(root.member(".tag")), root.member("transaction") == nil,
            let message = Self.text(root.member("message"))
        {
            self.init(name: tag, message: message, field: Self.text(root.member("field")))
        } else if let error = root.member("error"), let word = Self.text(error) {
            let words = Self.text(root.member("error_description"))
            self.init(name: word, message: words, isOAuth: words != nil || Self.isWord(word))
        } else if let error = root.member("error"), error.isObject {
            self = Self.entry(error)
        } else if let code = root.member("error_code"), !code.isNull {
            self.init(code: Self.number(code), message: Self.text(root.member("message")))
        } else if root.member("result")?.isObject == true, root.count == 1 {
            self.init(message: "the reply gives no reason")
        } else {
            return nil
        }
    }

    private static func first(of errors: JSONValue) -> BoltErrorBody? {
        if errors.isObject { return entry(errors) }
        guard let first = errors.elements.first(where: { _ in true }) else { return nil }
        return first.isObject ? entry(first) : BoltErrorBody(message: text(first))
    }

    private static func entry(_ value: JSONValue) -> BoltErrorBody {
        BoltErrorBody(
            code: value.member("code").flatMap(number),
            message: text(value.member("message")),
            field: text(value.member("field"))
        )
    }

    private static func number(_ value: JSONValue) -> Int64? {
        if let text = value.string { return Int64(text) }
        return try? value.integer()
    }

    /// Bolt's words on one line, 300 characters at most: whole words, since half a key that is
    /// repeated in them could not be told from another word.
    private static func text(_ value: JSONValue?) -> String? {
        var line = ""
        for word in value?.string?.split(whereSeparator: \.isWhitespace) ?? [] {
            guard line.count + word.count < 300 else {
                return line.isEmpty ? String(word.prefix(300)) : line + "…"
            }
            line += line.isEmpty ? word : " \(word)"
        }
        return line.isEmpty ? nil : line
    }

    private static func isWord(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 | 0x20 >= UInt8(ascii: "a") }
    }
}

extension BoltErrorBody: CustomStringConvertible {
    /// One line: the code and its name, then Bolt's words.
    package var description: String {
        var text = "Bolt error"
        if let code { text += " \(code)" }
        if let name { text += " \(name)" }
        if let field { text += " in '\(field)'" }
        if let message { text += ": \(message)" }
        while text.last == "." { text.removeLast() }
        return text
    }
}

extension BoltErrorBody {
    /// Why a payment was declined: Bolt's words, else the name of the error.
    package var reason: String {
        var text = message ?? name ?? code.map { "error \($0)" } ?? "no reason given"
        while text.last == "." { text.removeLast() }
        return text
    }
}
