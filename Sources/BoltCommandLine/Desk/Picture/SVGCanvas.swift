import BoltCheckoutCore

/// Collects the elements of an SVG picture; everything that comes from outside is escaped.
struct SVGCanvas {
    /// Where text stands to its position.
    enum Anchor: String {
        case start
        case middle
        case end
    }

    private(set) var elements = ""

    /// Adds the elements of another canvas.
    mutating func append(_ other: SVGCanvas) {
        elements += other.elements
    }

    /// Adds one line of text.
    mutating func text(
        _ text: String,
        x: Int,
        y: Int,
        _ style: String,
        anchor: Anchor = .start
    ) {
        let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
        elements +=
            "<text x=\"\(x)\" y=\"\(y)\" class=\"\(style)\"\(place)>\(Self.isolated(text))</text>\n"
    }

    /// Escaped text whose parts keep their order on the screen: a part between dots that is written
    /// from right to left stands alone, or it would draw the numbers behind it to its left.
    private static func isolated(_ text: String) -> String {
        let dot = " · "
        let parts = text.split(separator: dot, omittingEmptySubsequences: false).map { part in
            let words = escaped(String(part))
            guard part.unicodeScalars.contains(where: isRightToLeft) else { return words }
            return "&#x2068;\(words)&#x2069;"
        }
        return parts.joined(separator: dot)
    }

    /// Whether a scalar lies in one of the blocks that Unicode keeps for such scripts.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// Adds a line.
    mutating func line(x1: Int, y1: Int, x2: Int, y2: Int, _ style: String) {
        elements +=
            "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" class=\"\(style)\"/>\n"
    }

    /// Adds a circle.
    mutating func circle(x: Int, y: Int, radius: Int, _ style: String) {
        elements += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" class=\"\(style)\"/>\n"
    }

    /// Adds a rectangle with round corners.
    mutating func bar(x: Int, y: Int, width: Int, height: Int, _ style: String) {
        let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        elements += "<rect \(place) rx=\"3\" class=\"\(style)\"/>\n"
    }

    /// Text that stands for itself in XML.
    static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in HarmlessText.text(text).unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
