/// Why a fixture cannot be used.
package enum FixtureError: Error, Equatable, Sendable {
    /// A file or folder cannot be opened, with the system's words.
    case unreadable(path: String, reason: String)
    /// A folder has no fixture for a token.
    case none(folder: String, token: String)
    /// A folder has more than one; their names.
    case several(folder: String, names: [String])
    /// A token that must never become part of a path.
    case unsafeToken
    /// A folder where only a file will do.
    case folder(path: String)
    /// A dismissal where there is no page to dismiss.
    case dismissal(path: String)

    /// How a flow ends with it.
    package var ending: FlowEnding {
        switch self {
        case .unreadable, .none, .unsafeToken, .folder: .inputUnavailable
        case .several, .dismissal: .invalidInput
        }
    }

    /// A stable word for programs.
    package var code: String {
        switch self {
        case .unreadable, .none, .unsafeToken, .folder: "fixture_unavailable"
        case .several, .dismissal: "fixture_ambiguous"
        }
    }
}

extension FixtureError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "fixture '\(path)' cannot be read: \(reason)"
        case .none(let folder, let token):
            "no fixture for '\(token)' in '\(folder)'; "
                + "expected \(token).json, \(token).STATUS.json or \(token).cancel.json"
        case .several(let folder, let names):
            "more than one fixture in '\(folder)': \(names.joined(separator: ", ")); keep one"
        case .unsafeToken:
            "the order token has characters that cannot name a file; "
                + "name the fixture's file instead of its folder"
        case .folder(let path): "fixture '\(path)' is a folder; name a file in it"
        case .dismissal(let path):
            "fixture '\(path)' is a dismissal, and there is no page to dismiss"
        }
    }
}
