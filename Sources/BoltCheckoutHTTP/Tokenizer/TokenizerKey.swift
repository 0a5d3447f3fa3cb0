import BoltCheckoutCore

/// The tokenizer's public key, however it is wrapped.
enum TokenizerKey {
    /// Reads the body of `GET /public_key`: base64, standard or for URLs, bare or in quotes.
    ///
    /// - Returns: 32 bytes; nil for anything else.
    static func read(_ body: [UInt8]) -> [UInt8]? {
        guard body.count <= 256 else { return nil }
        var text = body[...]
        while let first = text.first, isWrapping(first) { text = text.dropFirst() }
        while let last = text.last, isWrapping(last) { text = text.dropLast() }
        let standard = text.map { byte in
            switch byte {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: byte
            }
        }
        let padding = (4 - standard.count % 4) % 4
        let padded = standard + [UInt8](repeating: UInt8(ascii: "="), count: padding)
        guard let key = Base64.decode(padded), key.count == Sodium.keyLength else { return nil }
        return key
    }

    /// What identifies a key in a log: the first bytes of its SHA-256.
    static func fingerprint(_ key: [UInt8]) -> String {
        Hexadecimal.text(Array(SHA256.hash(key).prefix(8)))
    }

    private static func isWrapping(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "\"")
    }
}
