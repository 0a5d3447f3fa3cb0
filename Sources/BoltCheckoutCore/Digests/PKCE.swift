/// Proof Key for Code Exchange (RFC 7636), method S256.
package struct PKCE: Sendable {
    /// The `code_challenge_method` that goes with ``challenge``.
    package static let method = "S256"
    /// How many random bytes a verifier is made of.
    package static let randomByteCount = 32

    /// The secret: 43 characters of `A-Z a-z 0-9 - _` when drawn here, 43 to 128 when read.
    package let verifier: String
    /// What the authorize request shows of it: 43 characters of the same alphabet.
    package let challenge: String

    /// Creates a pair from random bytes drawn elsewhere; nil unless there are exactly 32.
    package init?(randomBytes: [UInt8]) {
        guard randomBytes.count == Self.randomByteCount else { return nil }
        verifier = Base64.text(randomBytes, .urlSafe)
        challenge = Self.challenge(for: verifier)
    }

    /// Creates a pair from a verifier that was drawn before; nil when its form is not RFC 7636's.
    package init?(verifier: String) {
        guard Self.isVerifier(verifier) else { return nil }
        self.verifier = verifier
        challenge = Self.challenge(for: verifier)
    }

    /// The S256 challenge of `verifier`: base64url of the SHA-256 of its text, without padding.
    package static func challenge(for verifier: String) -> String {
        Base64.text(SHA256.hash(Array(verifier.utf8)), .urlSafe)
    }

    /// Whether `text` has a verifier's form: 43 to 128 unreserved characters.
    package static func isVerifier(_ text: String) -> Bool {
        let bytes = text.utf8
        return (43...128).contains(bytes.count) && bytes.allSatisfy(isUnreserved)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default:
            false
        }
    }
}
