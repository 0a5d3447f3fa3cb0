/// Copies JSON of any size, token by token, and replaces what is private.
///
/// Everything that is not replaced stays byte for byte: white space, order, digits, escapes. Input
/// that is no JSON is copied as far as it can be understood; where that ends, nothing readable is
/// let through until the next document begins.
package final class RedactionStream {
    /// The longest string that is looked into; a longer one is replaced unseen.
    static let longestString = 16 * 1024 * 1024
    /// The longest number or bare word that is waited for.
    static let longestWord = 4096

    /// The first place where the input is no JSON.
    package struct Flaw: Equatable, Sendable {
        /// The line, from 1.
        package let line: Int
        /// The column in bytes, from 1.
        package let column: Int
        /// What is wrong, in words.
        package let words: String
        /// Whether nothing readable was let through from there to the next document.
        package let isGrave: Bool
    }

    let values: ValueRedactor
    var shape = RedactionShape()
    private var pending: [UInt8] = []
    var output: [UInt8] = []
    /// Whether it is unknown what is a name and what is a value.
    var isLost = false
    var isInLongString = false
    var isRecordBroken = false
    var line = 1
    /// How many bytes of the current line are behind ``pending``.
    var lineOffset = 0
    /// Whether nothing was read yet.
    var isAtStart = true
    /// How far the string at the beginning of ``pending`` was searched for its end.
    var searched = 0

    /// The first flaw, if there is one.
    package internal(set) var defect: Flaw?
    /// The documents that were whole, and those that were not.
    package internal(set) var wholeCount = 0
    /// How many documents were broken.
    package internal(set) var brokenCount = 0
    /// Whether the input is nested so deep that it was given up.
    package private(set) var isGivenUp = false

    init(_ values: ValueRedactor) {
        self.values = values
    }

    /// Creates a stream.
    ///
    /// - Parameters:
    ///   - keptNames: Names of members whose values are kept, in either spelling; card numbers are
    ///     taken out of them all the same.
    ///   - pseudonyms: What stands for values; shared by all files of a run.
    package convenience init(keeping keptNames: [String], pseudonyms: Pseudonyms) {
        self.init(ValueRedactor(FieldClassifier(keeping: keptNames), pseudonyms))
    }

    /// Whether a name holds what `keeping` does not keep: card numbers and security codes.
    package static func isNeverKept(_ name: String) -> Bool {
        FieldClassifier(keeping: []).isNeverKept(name)
    }

    /// How much was replaced.
    package var counts: RedactionCounts { values.counts }

    /// Takes the next part of the input.
    ///
    /// - Parameters:
    ///   - bytes: The part, cut anywhere.
    ///   - isLast: Whether nothing follows.
    /// - Returns: What can be written so far.
    package func consume(_ bytes: some Collection<UInt8>, isLast: Bool) -> [UInt8] {
        guard !isGivenUp else { return [] }
        pending.append(contentsOf: bytes)
        output.removeAll(keepingCapacity: true)
        let used = pending.withUnsafeBufferPointer { text in
            let used = copy(text, isLast: isLast)
            noteLines(text, through: used)
            return used
        }
        pending.removeFirst(used)
        if isLast { finish() }
        return output
    }

    /// Copies as many tokens as are complete.
    ///
    /// - Returns: How many bytes they have.
    private func copy(_ text: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Int {
        var index = 0
        while index < text.count, !isGivenUp {
            if isInLongString {
                guard let end = stringEnd(text, from: index, isLast) else { return index }
                index = end
                continue
            }
            guard let end = token(text, at: index, isLast) else { return index }
            index = end
        }
        return index
    }

    /// Copies the token at `index`.
    ///
    /// - Returns: Where it ends; nil where that is not in memory yet.
    private func token(
        _ text: UnsafeBufferPointer<UInt8>,
        at index: Int,
        _ isLast: Bool
    ) -> Int? {
        let byte = text[index]
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D:
            output.append(byte)
            return index + 1
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let isObject = byte == UInt8(ascii: "{")
            let isUnexpected = isObject && !shape.expectsValue
            if startsLine(text, index), isLost || isUnexpected { resynchronize() }
            guard !shape.isTooDeep else {
                note(RedactionShape.Defect(words: "nested too deep", isGrave: true), text, index)
                isGivenUp = true
                return index
            }
            note(shape.open(isObject: isObject), text, index)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            note(shape.end(isObject: byte == UInt8(ascii: "}")), text, index)
            output.append(byte)
            completeDocument()
            return index + 1
        case UInt8(ascii: ":"):
            note(shape.colon(), text, index)
        case UInt8(ascii: ","):
            note(shape.comma(), text, index)
        case UInt8(ascii: "\""):
            return string(text, at: index, isLast)
        default:
            return word(text, at: index, isLast)
        }
        output.append(byte)
        return index + 1
    }
}
