/// Why a text is not a URL that can be used.
package enum URLPartsError: Error, Equatable, Sendable {
    /// A space, a control character, a backslash, a character beyond ASCII, a broken escape.
    case unusableCharacter
    /// There is no scheme with `://` after it.
    case notAbsolute
    /// The host is empty or not one.
    case unusableHost
    /// The port is no number from 1 to 65535.
    case unusablePort
}

extension URLPartsError: CustomStringConvertible {
    /// What is wrong, to stand after the URL.
    package var description: String {
        switch self {
        case .unusableCharacter: "has a character that must be percent-encoded"
        case .notAbsolute: "does not begin with 'https://'"
        case .unusableHost: "has no usable host"
        case .unusablePort: "has a port that is not a number from 1 to 65535"
        }
    }
}
