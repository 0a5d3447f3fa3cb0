/// Says what an object is that is no transaction.
package enum ForeignReply {
    /// One line of words, with Bolt's own code and message where it is an error.
    package static func words(for value: JSONValue) -> String {
        if let errors = value.member("errors"), errors.isArray,
            let first = errors.elements.first(where: { $0.isObject })
        {
            return "this is Bolt's error reply, not a transaction" + detail(first)
        }
        if let error = value.member("error"), let code = error.string {
            let reason =
                value.member("error_description")?.string ?? value.member("message")?.string
            return "this is an error reply, not a transaction: \(code)"
                + (reason.map { " (\($0))" } ?? "")
        }
        if value.member("error_code") != nil || value.member("field") != nil,
            let message = value.member("message")?.string
        {
            return "this is an error reply, not a transaction: \(message)"
        }
        if value.member("access_token") != nil {
            return "this is a token reply, not a transaction"
        }
        if value.member("token") != nil {
            return value.member("cart") != nil
                ? "this is an order with its token, not a transaction"
                : "this is a card or order token, not a transaction"
        }
        if value.member("payment_method") != nil {
            return "this is a card record, not a transaction"
        }
        return
            "no transaction here: it has fewer than two of id, reference, status, amount, type, date"
    }

    private static func detail(_ error: JSONValue) -> String {
        let code = error.member("code").map { $0.string ?? $0.rawText }
        let message = error.member("message")?.string
        return (code.map { ": code \($0)" } ?? "") + (message.map { ", \($0)" } ?? "")
    }
}
