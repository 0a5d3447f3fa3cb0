/// Why bytes are not the JSON that was asked for, and where.
package struct JSONSyntaxError: Error, Equatable, Sendable {
    /// What is wrong.
    package enum Problem: Equatable, Sendable {
        case empty
        case expectedValue
        case expectedKey
        case expectedColon
        case expectedCommaOrBracket
        case expectedCommaOrBrace
        case expectedEnd
        case malformedNumber
        case malformedEscape
        case controlInString
        case invalidUTF8
        /// A key stands twice in one object; the key as it is written.
        case duplicateKey(String)
        case tooDeep
        case tooManyValues
        case tooLong
        /// The input ends inside something that was opened before.
        case endsInside(JSONOpening)
        /// The bytes are in another encoding or format, named here.
        case foreign(String)
    }

    package var problem: Problem
    /// The byte offset in the input, from 0.
    package var offset: Int
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// The place in the document, as `cart.items.0.name`; empty at the top.
    package var path: String
    /// The byte that was found instead of what was expected; nil at the end of the input.
    package var found: UInt8?

    /// The same error of a part of an input, with its byte offset and the line of what was open in
    /// the input; the line and column of the error itself are left as they are.
    package func inInput(bytesBefore: Int, linesBefore: Int) -> JSONSyntaxError {
        var error = self
        error.offset += bytesBefore
        switch problem {
        case .endsInside(.object(let line)):
            error.problem = .endsInside(.object(line: line + linesBefore))
        case .endsInside(.array(let line)):
            error.problem = .endsInside(.array(line: line + linesBefore))
        default:
            break
        }
        return error
    }
}

/// What was open when the input ended.
package enum JSONOpening: Equatable, Sendable {
    /// An object or array and the line it was opened on.
    case object(line: Int)
    case array(line: Int)
    case string
    /// A literal, number or document that has only begun.
    case value
}

extension JSONSyntaxError: CustomStringConvertible {
    /// One line, without the position.
    package var description: String {
        switch problem {
        case .empty: "nothing to read; expected JSON"
        case .expectedValue: "expected a value, found \(foundWords)"
        case .expectedKey: "expected a key in double quotes, found \(foundWords)"
        case .expectedColon: "expected ':', found \(foundWords)"
        case .expectedCommaOrBracket: "expected ',' or ']', found \(foundWords)"
        case .expectedCommaOrBrace: "expected ',' or '}', found \(foundWords)"
        case .expectedEnd: "expected the end of the document, found \(foundWords)"
        case .malformedNumber: "malformed number"
        case .malformedEscape: "malformed escape in a string"
        case .controlInString where found == UInt8(ascii: "\n"):
            "the line ends inside a string; the record may be cut off"
        case .controlInString: "control character in a string; write it as an escape"
        case .invalidUTF8: "invalid UTF-8 at byte \(offset)"
        case .duplicateKey(let key): "duplicate key '\(key)'"
        case .tooDeep: "nested deeper than \(JSONScanner.maximumDepth) levels at byte \(offset)"
        case .tooManyValues: "more than \(JSONScanner.maximumValues) values in one record"
        case .tooLong: "a record longer than \(JSONScanner.maximumLength / 1_048_576) MiB"
        case .endsInside(.object(let line)):
            "ends inside an object opened at line \(line); the file may be truncated"
        case .endsInside(.array(let line)):
            "ends inside an array opened at line \(line); the file may be truncated"
        case .endsInside(.string): "ends inside a string; the file may be truncated"
        case .endsInside(.value): "ends inside a value; the file may be truncated"
        case .foreign(let what): "byte \(offset): \(what)"
        }
    }

    private var foundWords: String {
        guard let found else { return "the end of the input" }
        switch found {
        case 0x21...0x7E: return "\"\(Character(Unicode.Scalar(found)))\""
        case 0x0A, 0x0D: return "a line break"
        case 0x20: return "a space"
        default: return "byte 0x" + (found < 16 ? "0" : "") + String(found, radix: 16)
        }
    }
}
