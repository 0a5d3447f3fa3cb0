/// Writes cells of a CSV file (RFC 4180), safe to open in a spreadsheet.
///
/// Whether a cell is quoted is decided on bytes: a comma, a quote, CR, LF, or a space at an edge.
package enum CSVCell {
    /// What a cell holds.
    package enum Kind: Sendable {
        /// Text from anywhere: what a spreadsheet would run gets a `'` in front.
        case text
        /// Digits and a sign that were made here: `-7000` stays a number.
        case number
    }

    private static let quote = UInt8(ascii: "\"")
    private static let apostrophe = UInt8(ascii: "'")

    /// Appends one cell, without a separator around it.
    package static func append(
        _ bytes: UnsafeBufferPointer<UInt8>,
        as kind: Kind = .text,
        to output: inout [UInt8]
    ) {
        let isGuarded = kind == .text && needsGuard(bytes)
        let isQuoted = needsQuotes(bytes)
        if isQuoted {
            output.append(quote)
        }
        if isGuarded {
            output.append(apostrophe)
        }
        appendContent(bytes, isQuoted: isQuoted, to: &output)
        if isQuoted {
            output.append(quote)
        }
    }

    /// Appends one cell, without a separator around it.
    package static func append(_ text: String, as kind: Kind = .text, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, as: kind, to: &output) }
    }

    /// The text of a cell as it was before ``append(_:as:to:)`` put a `'` in front.
    package static func withoutGuard(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        guard bytes.first == apostrophe, needsGuard(bytes) else { return bytes }
        return UnsafeBufferPointer(rebasing: bytes[1...])
    }

    /// Whether a spreadsheet would run the text, or the text looks as if it had been guarded
    /// before, which one more `'` makes reversible.
    @inline(__always)
    private static func needsGuard(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count, bytes[index] == apostrophe {
            index += 1
        }
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
            UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
            return true
        default:
            return false
        }
    }

    @inline(__always)
    private static func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return false }
        if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") {
            return true
        }
        for byte in bytes {
            switch byte {
            case UInt8(ascii: ","), quote, UInt8(ascii: "\r"), UInt8(ascii: "\n"): return true
            default: continue
            }
        }
        return false
    }

    /// Appends the content: quotes doubled, line ends and tabs as they are, other controls as
    /// visible escapes.
    private static func appendContent(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isQuoted: Bool,
        to output: inout [UInt8]
    ) {
        var index = 0
        while let hostile = HostileText.first(in: bytes, from: index, quotes: isQuoted) {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<hostile.index]))
            switch hostile.kind {
            case .codePoint(0x22):
                output.append(quote)
                output.append(quote)
            case .codePoint(let code) where code == 9 || code == 10 || code == 13 || code == 0x5C:
                output.append(UInt8(truncatingIfNeeded: code))
            default:
                HarmlessText.appendEscape(hostile.kind, to: &output)
            }
            index = hostile.index + hostile.length
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index...]))
    }
}
