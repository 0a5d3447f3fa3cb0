import Testing

@testable import BoltCommandLine

/// Records in each format, byte for byte.
struct RendererTests {
    private static let columns = [
        OutputColumn("reference", label: "Reference", section: "Reconcile", isUnmasked: true),
        OutputColumn("amount", label: "Amount", section: "Reconcile", isUnmasked: true),
        OutputColumn("note", label: "Note"),
        OutputColumn("cart.items", label: "Items"),
    ]

    private static let full = row { row in
        row.append(text: "4HTB-8XRN-W2KC")
        row.append(integer: -2599, words: "-25.99 USD")
        row.append(text: "a\tb\"c,\\/ é\n\u{1B}[2J\u{202E}")
        row.append(source: Array(#"[{"n":1}]"#.utf8))
    }

    private static let bare = row { row in
        row.append(text: "00042")
        row.append(integer: nil)
        row.append(text: "")
        row.appendAbsent()
    }

    private static func row(_ fill: (inout Row) -> Void) -> Row {
        var row = Row()
        fill(&row)
        return row
    }

    private static func text(
        _ format: OutputFormat,
        _ rows: [Row],
        columns: [OutputColumn] = columns,
        isList: Bool = true,
        style: TextStyle = .plain
    ) -> String {
        var renderer = format.renderer(columns, isList: isList, style: style)
        var output: [UInt8] = []
        renderer.begin(&output)
        for row in rows { renderer.append(row, to: &output) }
        renderer.end(&output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func `text is a line a field every time, a blank line between records`() {
        let expected = #"""
            reference: 4HTB-8XRN-W2KC
            amount: -2599
            note: a\u0009b"c,\/ é\u000a\u001b[2J\u202e
            cart.items: [{"n":1}]

            reference: 00042
            amount:\#(" ")
            note:\#(" ")
            cart.items:\#(" ")

            """#
        #expect(Self.text(.text, [Self.full, Self.bare]) == expected)
        #expect(Self.text(.text, []) == "")
    }

    @Test func `text for people has labels, headings and words`() {
        let style = TextStyle(isForPeople: true, hasColor: false)
        let expected = """
            Reconcile
            Reference  00042
            Amount     -
            Note       \("")
            Items      -

            """
        #expect(Self.text(.text, [Self.bare], style: style) == expected)
        let full = Self.text(.text, [Self.full], style: style)
        #expect(full.contains("Amount     -2599  -25.99 USD\n"))
    }

    @Test func `text in color says the same`() {
        let colored = Self.text(
            .text,
            [Self.full],
            style: TextStyle(isForPeople: true, hasColor: true)
        )
        let plain = Self.text(
            .text,
            [Self.full],
            style: TextStyle(isForPeople: true, hasColor: false)
        )
        let codes = ["\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m"]
        #expect(codes.reduce(colored) { $0.replacing($1, with: "") } == plain)
        #expect(colored != plain)
    }

    @Test func `tsv is a line a record, whatever a value holds`() {
        let expected = #"""
            reference	amount	note	cart.items
            4HTB-8XRN-W2KC	-2599	a\tb"c,\\/ é\n\u001b[2J\u202e	[{"n":1}]
            00042			

            """#
        #expect(Self.text(.tsv, [Self.full, Self.bare]) == expected)
        #expect(Self.text(.tsv, []) == "reference\tamount\tnote\tcart.items\n")
    }

    @Test func `csv keeps numbers numbers and text text`() {
        let formula = Self.row { row in
            row.append(text: "=1+1")
            row.append(integer: -7000)
            row.append(text: "-7000")
            row.append(source: Array("-7000".utf8))
        }
        let expected =
            "reference,amount,note,cart.items\n'=1+1,-7000,'-7000,-7000\n00042,,,\n"
        #expect(Self.text(.csv, [formula, Self.bare]) == expected)
        #expect(Self.text(.csv, []) == "reference,amount,note,cart.items\n")
    }

    private static let fullObject =
        #"{"reference":"4HTB-8XRN-W2KC","amount":-2599,"note":"a\tb\"c,\\/ é\n\u001b[2J\u202e","cart.items":[{"n":1}]}"#
    private static let bareObject =
        #"{"reference":"00042","amount":null,"note":"","cart.items":null}"#

    @Test func `json is an element a line, or one object`() {
        let both = Self.text(.json, [Self.full, Self.bare])
        #expect(both == "[\n\(Self.fullObject),\n\(Self.bareObject)\n]\n")
        #expect(Self.text(.json, [Self.bare]) == "[\n\(Self.bareObject)\n]\n")
        #expect(Self.text(.json, []) == "[]\n")
        #expect(Self.text(.json, [Self.bare], isList: false) == "\(Self.bareObject)\n")
    }

    @Test func `ndjson is an object a line and nothing else`() {
        let both = Self.text(.ndjson, [Self.full, Self.bare])
        #expect(both == "\(Self.fullObject)\n\(Self.bareObject)\n")
        #expect(Self.text(.ndjson, []) == "")
    }

    @Test(arguments: OutputFormat.allCases)
    func `card numbers are masked, references and numbers are not`(format: OutputFormat) {
        let number = "4111111111111111"
        let row = Self.row { row in
            row.append(text: number)
            row.append(integer: 4_111_111_111_111_111)
            row.append(text: "paid with 4111 1111 1111 1111")
            row.append(source: Array(#"{"text":"4111111111111111","n":[4111111111111111]}"#.utf8))
        }
        let text = Self.text(format, [row])
        #expect(text.ranges(of: number).count == 2)
        #expect(text.contains("paid with **** **** **** 1111"))
        #expect(text.contains("************1111"))
    }

    @Test(arguments: OutputFormat.allCases)
    func `no byte acts on a terminal`(format: OutputFormat) {
        let hostile = "\u{7}\u{1B}]52;c;x\u{7F}\u{9B}31m\u{2028}\u{200F}\r"
        let columns = [OutputColumn("a\u{1B}[2J"), OutputColumn("b")]
        let row = Self.row { row in
            row.append(text: hostile)
            row.append(text: "x")
        }
        for style in [TextStyle.plain, TextStyle(isForPeople: true, hasColor: false)] {
            let text = Self.text(format, [row], columns: columns, style: style)
            // CSV quotes a line end, as RFC 4180 says; everything else is an escape.
            let allowed: Set<Unicode.Scalar> = format == .csv ? ["\n", "\r"] : ["\n", "\t"]
            let scalars = text.unicodeScalars.filter { !allowed.contains($0) }
            #expect(!scalars.contains { HostileScalars.contains($0) })
        }
    }

    @Test func `a row can be filled again`() {
        var row = Self.full
        row.removeAll()
        row.append(text: "x")
        #expect(row.cells.count == 1)
        #expect(row.storage == Array("x".utf8))
    }
}

private enum HostileScalars {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
