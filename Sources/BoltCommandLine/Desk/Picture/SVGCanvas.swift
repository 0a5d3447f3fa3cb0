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
            "<text x=\"\(x)\" y=\"\(y)\" class=\"\(style)\"\(place)>\(Self.escaped(text))</text>\n"
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
