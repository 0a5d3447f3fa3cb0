/// What a JSON value is.
package enum JSONKind: UInt8, Sendable {
    case null
    case `false`
    case `true`
    case number
    case string
    case array
    case object

    /// The kind with its article, for messages: "a string".
    package var words: String {
        switch self {
        case .null: "null"
        case .false: "false"
        case .true: "true"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
