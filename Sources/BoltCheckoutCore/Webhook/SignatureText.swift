/// A signature as somebody wrote it: the digest in it, and what is wrong with how it is written.
struct SignatureText {
    /// The digest; nil where there is none.
    let bytes: [UInt8]?
    /// What is wrong with the writing; nil where it is standard base64 of a digest.
    let fault: WebhookFault?

    /// Reads a signature, without space around it.
    init(_ text: [UInt8]) {
        let length = SHA256.digestLength
        if let digest = Base64.decode(text), digest.count == length {
            self.init(digest, nil)
        } else if let digest = Self.hexadecimal(text) {
            self.init(digest, .hexadecimal)
        } else if let digest = Self.otherBase64(text), digest.count == length {
            self.init(digest, .urlSafe)
        } else if let inner = Base64.decode(text), let digest = Self.hexadecimal(inner) {
            self.init(digest, .encodedTwice)
        } else {
            self.init(nil, .noDigest(length: text.count))
        }
    }

    private init(_ bytes: [UInt8]?, _ fault: WebhookFault?) {
        self.bytes = bytes
        self.fault = fault
    }

    private static func hexadecimal(_ text: [UInt8]) -> [UInt8]? {
        let prefix = Array("sha256=".utf8)
        let digits = text.starts(with: prefix) ? Array(text.dropFirst(prefix.count)) : text
        guard digits.count == SHA256.digestLength * 2 else { return nil }
        return Hexadecimal.decode(digits)
    }

    private static func otherBase64(_ text: [UInt8]) -> [UInt8]? {
        let plain = text.filter { $0 != UInt8(ascii: "=") }
        if let digest = Base64.decode(plain, .urlSafe) { return digest }
        let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - plain.count % 4) % 4)
        return Base64.decode(plain + padding)
    }
}
