/// Something about a document that was read nevertheless, worth a sentence to people.
package enum WireWarning: Equatable, Sendable {
    /// An optional field could not be read and counts as absent; the error says which and why.
    case ignored(BoltDecodingError)
    /// A value is not given itself and was taken from another field.
    case derived(path: String, from: String)

    /// The place of the field.
    package var path: String {
        switch self {
        case .ignored(let error): error.path ?? ""
        case .derived(let path, _): path
        }
    }
}

extension WireWarning: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .ignored(let error): "\(error); ignored"
        case .derived(let path, let source): "\(path) is taken from '\(source)'"
        }
    }
}
