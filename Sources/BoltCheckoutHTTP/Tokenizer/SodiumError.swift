/// Why a box could not be made or opened.
package enum SodiumError: Error, Equatable, Sendable {
    /// libsodium is not installed.
    case libraryMissing
    /// The library lacks a function, or refuses to start.
    case libraryUnusable(name: String)
    /// A key or nonce has another length than this many bytes.
    case wrongLength(what: String, expected: Int)
    /// The box was made with other keys, or changed on its way.
    case notAuthentic
    /// The library refuses the key: it is one of those that make every secret the same.
    case weakKey
}

extension SodiumError: CustomStringConvertible {
    /// One line; no key or content is in it.
    package var description: String {
        switch self {
        case .libraryMissing:
            "libsodium is not installed; install libsodium23 (Debian, Ubuntu), libsodium (Fedora) "
                + "or 'brew install libsodium'"
        case .libraryUnusable(let name):
            "\(name) can't be used; install libsodium 1.0.12 or later"
        case .wrongLength(let what, let expected):
            "the \(what) is not \(expected) bytes long"
        case .notAuthentic:
            "the box can't be opened: other keys, or it was changed on its way"
        case .weakKey:
            "the public key is none that can be used"
        }
    }
}
