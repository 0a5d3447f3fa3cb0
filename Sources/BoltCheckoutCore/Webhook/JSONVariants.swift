/// The ways in which common libraries write the same JSON.
enum JSONVariants {
    /// How one of them writes.
    private struct Style {
        /// Whether a space follows commas and colons.
        let isSpaced: Bool
        /// Whether a slash is escaped, as PHP does.
        let escapesSlash: Bool
        /// Whether everything beyond ASCII is escaped, as Bolt, Python and PHP do.
        let escapesUnicode: Bool
        /// Whether `<`, `>` and `&` are escaped, as Go does.
        let escapesHTML: Bool
        let numbers: Numbers
    }

    private enum Numbers: CaseIterable {
        case asWritten
        /// `1.0e3` is `1000`, as in JavaScript.
        case integers
        /// `1.0e3` is `1000.0`, as in Python.
        case floats
    }

    /// The value in every way.
    static func all(of value: JSONValue) -> [[UInt8]] {
        var variants: [[UInt8]] = []
        for bits in 0..<16 {
            for numbers in Numbers.allCases {
                let style = Style(
                    isSpaced: bits & 1 != 0,
                    escapesSlash: bits & 2 != 0,
                    escapesUnicode: bits & 4 != 0,
                    escapesHTML: bits & 8 != 0,
                    numbers: numbers
                )
                var output: [UInt8] = []
                append(value, style, to: &output)
                variants.append(output)
            }
        }
        return variants
    }

    private static func append(_ value: JSONValue, _ style: Style, to output: inout [UInt8]) {
        switch value.kind {
        case .object:
            output.append(UInt8(ascii: "{"))
            for (index, member) in value.members.enumerated() {
                if index > 0 { append(",", style, to: &output) }
                append(string: member.key, style, to: &output)
                append(":", style, to: &output)
                append(member.value, style, to: &output)
            }
            output.append(UInt8(ascii: "}"))
        case .array:
            output.append(UInt8(ascii: "["))
            for (index, element) in value.elements.enumerated() {
                if index > 0 { append(",", style, to: &output) }
                append(element, style, to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .string: append(string: value, style, to: &output)
        case .number: append(number: value, style, to: &output)
        default: output.append(contentsOf: value.rawText.utf8)
        }
    }

    private static func append(_ mark: String, _ style: Style, to output: inout [UInt8]) {
        output.append(contentsOf: mark.utf8)
        if style.isSpaced { output.append(0x20) }
    }

    private static func append(number: JSONValue, _ style: Style, to output: inout [UInt8]) {
        let text = number.rawText
        let isInteger = text.utf8.allSatisfy { TextPattern.isDigit($0) || $0 == UInt8(ascii: "-") }
        guard style.numbers != .asWritten, !isInteger, let value = try? number.integer() else {
            output.append(contentsOf: text.utf8)
            return
        }
        Digits.append(value, to: &output)
        if style.numbers == .floats { output.append(contentsOf: ".0".utf8) }
    }

    private static func append(string: JSONValue, _ style: Style, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        let text = String(decoding: string.decodedBytes, as: UTF8.self)
        for unit in text.unicodeScalars { append(unit, style, to: &output) }
        output.append(UInt8(ascii: "\""))
    }

    private static func append(
        _ scalar: Unicode.Scalar,
        _ style: Style,
        to output: inout [UInt8]
    ) {
        switch scalar {
        case "\"", "\\": output.append(contentsOf: "\\\(scalar)".utf8)
        case "/" where style.escapesSlash: output.append(contentsOf: "\\/".utf8)
        case "\n": output.append(contentsOf: "\\n".utf8)
        case "\r": output.append(contentsOf: "\\r".utf8)
        case "\t": output.append(contentsOf: "\\t".utf8)
        case "\u{08}": output.append(contentsOf: "\\b".utf8)
        case "\u{0C}": output.append(contentsOf: "\\f".utf8)
        case "<", ">", "&":
            if style.escapesHTML {
                appendEscapes(of: scalar, to: &output)
            } else {
                output.append(contentsOf: String(scalar).utf8)
            }
        default:
            let isEscaped = scalar.value < 0x20 || (scalar.value > 0x7E && style.escapesUnicode)
            if isEscaped {
                appendEscapes(of: scalar, to: &output)
            } else {
                output.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    private static func appendEscapes(of scalar: Unicode.Scalar, to output: inout [UInt8]) {
        for unit in String(scalar).utf16 {
            output.append(contentsOf: "\\u".utf8)
            Hexadecimal.append(UInt8(truncatingIfNeeded: unit >> 8), to: &output)
            Hexadecimal.append(UInt8(truncatingIfNeeded: unit), to: &output)
        }
    }
}
