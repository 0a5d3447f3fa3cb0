import BoltCheckoutCore

/// Writes the readings of a code.
struct ExplanationWriter {
    private let format: DeskFormat
    private let console: Console

    /// Creates a writer.
    init(_ format: DeskFormat, _ console: Console) {
        self.format = format
        self.console = console
    }

    /// Writes all readings; JSON is an array, as a code may have several.
    func write(_ readings: [Explanation]) {
        switch format {
        case .text:
            for (index, reading) in readings.enumerated() {
                if index > 0 { console.result("\n") }
                for (name, value) in Self.lines(reading) { line(name, value) }
            }
        case .json:
            let objects = readings.map(Self.json).joined(separator: ",\n")
            console.result("[\n\(objects)\n]\n")
        case .ndjson:
            for reading in readings { console.result(Self.json(reading) + "\n") }
        }
    }

    private func line(_ name: String, _ value: String) {
        let label = console.colorsOutput ? TerminalColor.bold.paint("\(name):") : "\(name):"
        console.result("\(label) \(HarmlessText.text(value))\n")
    }

    private static func lines(_ reading: Explanation) -> [(String, String)] {
        var lines = [("code", reading.code)]
        let field = reading.kind.field.map { " (\($0))" } ?? ""
        lines.append(("what it is", reading.kind.rawValue + field))
        if let reader = reading.reader { lines.append(("read so by", reader)) }
        lines.append(("meaning", reading.meaning))
        lines.append(("try again", reading.advice.retry.rawValue))
        if let words = reading.advice.tellShopper { lines.append(("tell the shopper", words)) }
        if let words = reading.advice.keepFromShopper { lines.append(("do not tell", words)) }
        if let words = reading.advice.checkNext { lines.append(("check next", words)) }
        lines.append(("source", reading.source))
        return lines
    }

    /// One object on one line: every key every time.
    static func json(_ reading: Explanation) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("code", reading.code)
        writer.member("kind", reading.kind.rawValue)
        writer.member("field", reading.kind.field)
        writer.member("reader", reading.reader)
        writer.member("meaning", reading.meaning)
        writer.member("retry", reading.advice.retry.rawValue)
        writer.member("tell_shopper", reading.advice.tellShopper)
        writer.member("keep_from_shopper", reading.advice.keepFromShopper)
        writer.member("check_next", reading.advice.checkNext)
        writer.member("source", reading.source)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
