/// Keys whose values are shown to nobody.
package enum SensitiveKey {
    /// Names beside those of ``SensitiveFields``.
    private static let others = """
        cid api_key access_token refresh_token id_token auth_token session_token bearer_token \
        private_key publishable_key
        """

    /// Names that ``SensitiveFields`` has for copies that go to others, and that say something about
    /// a payment to those who may read it.
    private static let shown: Set<String> = [
        "bin", "iin", "token", "tokens", "sessionid", "sid", "deviceid", "fingerprint",
        "devicefingerprint", "nonce", "artifact", "payload", "iban", "routingnumber",
        "accountnumber", "track", "signature",
    ]

    /// All of them, in lower case without anything between their words.
    private static let names: Set<String> = {
        var names = others.split(separator: " ").map(String.init)
        for entry in SensitiveFields.names
        where [.cardNumber, .securityCode, .secret].contains(entry.kind) {
            names += entry.names.split(separator: " ").map(String.init)
        }
        names += SensitiveFields.secretEndings
        return Set(names.map(bare)).subtracting(shown).subtracting([header])
    }()

    /// The last words of longer names.
    private static let endings = ["secret", "password", "apikey", "secretkey", "cookie"]

    /// A header of requests; an object of that name is a part of a transaction.
    private static let header = "authorization"

    /// Whether a member of that key holds a card number, a card's check value or a secret.
    ///
    /// - Parameters:
    ///   - key: The key, in any spelling.
    ///   - hidesTokens: Whether tokens of orders are, as in text that is no transaction of Bolt's.
    /// - Returns: Whether its value is hidden, whatever it is.
    package static func isNeverShown(_ key: String, hidesTokens: Bool = false) -> Bool {
        let isWorthwhile = key.utf8.withContiguousStorageIfAvailable(isWorthwhile) ?? true
        guard hidesTokens || isWorthwhile else { return false }
        let name = bare(key)
        if names.contains(name) { return true }
        if hidesTokens, name.hasSuffix("token") || name == "tokens" { return true }
        if shown.contains(name) { return false }
        return endings.contains { name.hasSuffix($0) }
    }

    /// Whether a member of that key is a secret where it is text.
    package static func isHeader(_ key: String) -> Bool {
        key.utf8.count == header.utf8.count && key.lowercased() == header
    }

    /// Whether a step of a path is such a key.
    package static func isOn(_ path: [String]) -> Bool {
        path.contains { isNeverShown($0) }
    }

    /// Whether a name may be such a key, by its length and its outer letters; cheap.
    static func isWorthwhile(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count >= 2, name.count <= 48 else { return false }
        if forms[form(name.count, name[0], name[name.count - 1])] { return true }
        guard name.count > 5 else { return false }
        var ending: UInt32 = 0
        for byte in name.suffix(4) { ending = ending << 8 | UInt32(byte | 0x20) }
        switch ending {
        // cret, word, okie, _key (its mark with the bit of small letters), -key, ikey, tkey
        case 0x6372_6574, 0x776F_7264, 0x6F6B_6965, 0x7F6B_6579, 0x2D6B_6579,
            0x696B_6579, 0x746B_6579:
            return true
        default: return false
        }
    }

    /// For each form of a name whether one of ``names`` has it.
    private static let forms: [Bool] = {
        var forms = [Bool](repeating: false, count: 4096)
        for name in names {
            let bytes = Array(name.utf8)
            guard let first = bytes.first, let last = bytes.last else { continue }
            // Up to three marks between its words.
            for marks in 0...3 { forms[form(bytes.count + marks, first, last)] = true }
        }
        return forms
    }()

    private static func form(_ length: Int, _ first: UInt8, _ last: UInt8) -> Int {
        let letters = Int(first & 0x1F) << 5 | Int(last & 0x1F)
        return (letters &+ length &* 85) & 4095
    }

    /// A name in lower case without what stands between its words.
    private static func bare(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 != 0x5F && $0 != 0x2D }, as: UTF8.self).lowercased()
    }
}
