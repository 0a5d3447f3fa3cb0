/// Keys whose values are shown to nobody.
package enum SensitiveKey {
    private static let names: Set<String> = [
        "cvv", "cvc", "cvv2", "cvc2", "csc", "cid", "card_number", "cardnumber", "pan", "cc",
        "security_code", "securitycode", "signing_secret", "signingsecret", "api_key", "apikey",
        "client_secret", "access_token", "refresh_token", "id_token",
    ]

    /// Whether a member of that key holds a card number, a card's check value or a secret.
    package static func isNeverShown(_ key: String) -> Bool {
        names.contains(key.lowercased())
    }

    /// Whether a step of a path is such a key.
    package static func isOn(_ path: [String]) -> Bool {
        path.contains(where: isNeverShown)
    }

    /// Whether there may be such a key in a value; false only where there is none.
    ///
    /// Looks at every string of its length, key or not: finding out which it is would cost more.
    package static func mayOccur(in value: JSONValue) -> Bool {
        for index in Int(value.index)..<value.endIndex {
            let entry = value.entries[index]
            guard entry.kind == .string, shortest...longest ~= Int(entry.length) else { continue }
            let text = JSONValue(value.base, value.entries, index)
            if entry.hasEscapes || isNeverShown(String(decoding: text.bytes, as: UTF8.self)) {
                return true
            }
        }
        return false
    }

    private static let shortest = names.map(\.utf8.count).min() ?? 0
    private static let longest = names.map(\.utf8.count).max() ?? 0
}
