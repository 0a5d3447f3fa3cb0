/// Why a signature does not match, as far as it can be found out.
package enum WebhookFault: Equatable, Sendable {
    /// The digest is right and written as hex.
    case hexadecimal
    /// The digest is right and written in the other alphabet, or without its padding.
    case urlSafe
    /// The digest is right, written as hex, and that in base64.
    case encodedTwice
    /// The text is no digest: how many characters it has.
    case noDigest(length: Int)
    /// It matches the body without the end of line behind it.
    case newlineAdded
    /// It matches the body with an end of line behind it.
    case newlineRemoved
    /// It matches the body with other line ends.
    case lineEndsChanged
    /// It matches the body without the byte order mark.
    case byteOrderMark
    /// It matches the same JSON, written otherwise.
    case serializedAgain
    /// It matches with an end of line behind the secret.
    case newlineBehindSecret
    /// It matches with the secret without the spaces or quotes around it.
    case wrappedSecret
    /// The body is shorter than its Content-Length.
    case shorterThanDeclared(bytes: Int, declared: Int)
    /// It matches the bytes that Content-Length counts; more stand behind them.
    case longerThanDeclared
    /// The body ends inside of something.
    case truncated
    /// There is no body.
    case empty
    /// Nothing else is left.
    case wrongSecret
}

extension WebhookFault: CustomStringConvertible {
    /// What is wrong, and what to do, without a trailing period.
    package var description: String {
        switch self {
        case .hexadecimal: "this is hex; Bolt sends base64"
        case .urlSafe:
            "this is URL-safe or unpadded base64; Bolt sends standard base64 with padding"
        case .encodedTwice: "this is base64 of the hex digest; Bolt sends base64 of its 32 bytes"
        case .noDigest(let length):
            "the signature has \(length) characters and is no SHA-256 digest; base64 of one has 44"
        case .newlineAdded:
            "it matches without the final newline; the body was saved with one more than received"
        case .newlineRemoved:
            "it matches with a final newline; the body was saved without the one it had"
        case .lineEndsChanged: "it matches with other line ends; they were converted on the way"
        case .byteOrderMark: "it matches without the byte order mark; an editor added it"
        case .serializedAgain:
            "it matches the same JSON written otherwise; verify the bytes as received, before parsing"
        case .newlineBehindSecret:
            "it matches with a newline behind the secret; the signer read it with its line end"
        case .wrappedSecret:
            "it matches the secret without the spaces or quotes around it; remove them"
        case .shorterThanDeclared(let bytes, let declared):
            "the body has \(bytes) bytes and Content-Length says \(declared); it is truncated"
        case .longerThanDeclared:
            "it matches the bytes that Content-Length counts; more stand behind them"
        case .truncated: "the body ends in the middle of JSON; it is truncated"
        case .empty: "there is no body; Bolt signs the body, or a GET request's query string"
        case .wrongSecret:
            "the body is whole and no usual change of it matches; the secret is another one"
        }
    }
}
