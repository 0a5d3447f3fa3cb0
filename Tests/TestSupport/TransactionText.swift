/// A transaction's JSON, put together member by member.
package struct TransactionText: Sendable {
    private var members: [(key: String, value: String)]

    /// A transaction with nothing but what every transaction has.
    package static let minimal = TransactionText(members: [
        ("id", #""TAminimal0001""#),
        ("type", #""cc_payment""#),
        ("processor", #""vantiv""#),
        ("date", "1770653077218"),
        ("reference", #""QRST-2345-UVWX""#),
        ("status", #""authorized""#),
        ("amount", #"{"amount":1234,"currency":"USD","currency_symbol":"$"}"#),
    ])

    private init(members: [(key: String, value: String)]) {
        self.members = members
    }

    /// The same with a member given, or given another value, as JSON text.
    package func setting(_ key: String, _ value: String) -> TransactionText {
        var copy = self
        if let index = members.firstIndex(where: { $0.key == key }) {
            copy.members[index].value = value
        } else {
            copy.members.append((key, value))
        }
        return copy
    }

    /// The same without a member.
    package func removing(_ key: String) -> TransactionText {
        var copy = self
        copy.members.removeAll { $0.key == key }
        return copy
    }

    /// The JSON text.
    package var text: String {
        "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    /// The JSON text as bytes.
    package var bytes: [UInt8] { Array(text.utf8) }
}
