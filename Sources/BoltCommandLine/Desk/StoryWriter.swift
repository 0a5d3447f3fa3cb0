import BoltCheckoutCore

/// Writes why transactions are where they are.
struct StoryWriter {
    private let format: DeskFormat
    private let console: Console
    private var objects: [String] = []
    private var isFirst = true

    /// Creates a writer that has written nothing yet.
    init(_ format: DeskFormat, _ console: Console) {
        self.format = format
        self.console = console
    }

    /// Writes one story.
    mutating func write(_ story: TransactionStory, of transaction: Transaction) {
        var ignored: [Remark] = []
        let reference = (try? transaction.column(.reference, &ignored))?.string
        switch format {
        case .text:
            if !isFirst { console.result("\n") }
            isFirst = false
            writeText(story, reference)
        case .ndjson: console.result(Self.json(story, reference) + "\n")
        case .json: objects.append(Self.json(story, reference))
        }
    }

    /// Writes the readings of a code that stands where a transaction was looked for.
    mutating func write(_ readings: [Explanation]) {
        switch format {
        case .json: objects += readings.map(ExplanationWriter.json)
        case .text, .ndjson:
            if !isFirst, format == .text { console.result("\n") }
            isFirst = false
            ExplanationWriter(format, console).write(readings)
        }
    }

    /// Writes what stands behind the last story.
    ///
    /// - Parameter isList: Whether JSON is an array.
    func end(isList: Bool) {
        guard format == .json else { return }
        guard isList else {
            if let only = objects.first { console.result(only + "\n") }
            return
        }
        let text = objects.joined(separator: ",\n")
        console.result(objects.isEmpty ? "[]\n" : "[\n\(text)\n]\n")
    }

    private func writeText(_ story: TransactionStory, _ reference: String?) {
        line("reference", reference ?? "", isReference: true)
        for words in story.standing { line("where it is", words) }
        for words in story.reasons { line("why", words) }
        for words in story.figures { line("figures", words) }
        for words in story.next { line("what next", words) }
        if let words = story.tellShopper { line("tell the shopper", words) }
        for words in story.keepFromShopper { line("do not tell", words) }
        for words in story.checkNext { line("check next", words) }
    }

    private func line(_ name: String, _ value: String, isReference: Bool = false) {
        let label = console.colorsOutput ? TerminalColor.bold.paint("\(name):") : "\(name):"
        let shown = isReference ? value : CardNumberMask.masked(value)
        console.result("\(label) \(HarmlessText.text(shown))\n")
    }

    /// One object on one line: every key every time.
    private static func json(_ story: TransactionStory, _ reference: String?) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("reference", reference)
        append("standing", story.standing, to: &writer)
        append("reasons", story.reasons, to: &writer)
        append("figures", story.figures, to: &writer)
        append("next", story.next, to: &writer)
        writer.member("tell_shopper", story.tellShopper)
        append("keep_from_shopper", story.keepFromShopper, to: &writer)
        append("check_next", story.checkNext, to: &writer)
        writer.key("codes")
        writer.beginArray()
        for code in story.codes { writer.source(ExplanationWriter.json(code).utf8) }
        writer.endArray()
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func append(_ name: String, _ lines: [String], to writer: inout JSONWriter) {
        writer.key(name)
        writer.beginArray()
        for line in lines { writer.string(CardNumberMask.masked(line)) }
        writer.endArray()
    }
}
