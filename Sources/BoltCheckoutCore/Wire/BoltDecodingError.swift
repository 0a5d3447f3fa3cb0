/// Why bytes could not be read as the model that was asked for.
///
/// One value describes one problem: what is wrong, and where. Paths are spelled as the document
/// spells them, `cart.items.0.name`; a missing field is spelled in snake_case.
package enum BoltDecodingError: Error, Equatable, Sendable {
    /// The bytes are not JSON. Line and column count from 1; columns count bytes.
    case malformedJSON(message: String, line: Int, column: Int)
    /// A field that is always present is missing or null.
    case missingField(path: String)
    /// A field holds another kind of value than it should.
    case wrongType(path: String, expected: String, found: String)
    /// An amount is not a whole number of minor units.
    case notWholeMinorUnits(path: String, found: String)
    /// A number needs more than 64 bits.
    case outOfRange(path: String)
    /// A field is there in both spellings, with different values.
    case conflictingSpellings(path: String, other: String)

    /// The place of the field in the way; nil where the bytes are not JSON at all.
    package var path: String? {
        switch self {
        case .malformedJSON: nil
        case .missingField(let path), .wrongType(let path, _, _),
            .notWholeMinorUnits(let path, _), .outOfRange(let path),
            .conflictingSpellings(let path, _):
            path
        }
    }
}

extension BoltDecodingError {
    /// Takes over what the JSON reader found.
    init(_ error: JSONSyntaxError) {
        self = .malformedJSON(
            message: error.description,
            line: error.line,
            column: error.column
        )
    }
}

extension BoltDecodingError: CustomStringConvertible {
    /// One line, without a trailing period.
    package var description: String {
        switch self {
        case .malformedJSON(let message, let line, let column):
            "not JSON: line \(line), column \(column): \(message)"
        case .missingField(let path):
            "field '\(path)' is missing"
        case .wrongType("", let expected, let found):
            "expected \(expected), found \(found)"
        case .wrongType(let path, let expected, let found):
            "field '\(path)' is \(found), not \(expected)"
        case .notWholeMinorUnits(let path, let found):
            "field '\(path)' is \(found), not a whole number of minor units"
        case .outOfRange(let path):
            "field '\(path)' is outside the 64-bit range"
        case .conflictingSpellings(let path, let other):
            "fields '\(path)' and '\(other)' differ; keep one of them"
        }
    }
}
