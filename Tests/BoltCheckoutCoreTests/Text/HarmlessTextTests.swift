import BoltCheckoutCore
import Testing

struct HarmlessTextTests {
    static func harmless(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        bytes.withUnsafeBufferPointer { HarmlessText.append($0, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("\u{1b}[2J\u{1b}[1;1HPAID", #"\u001b[2J\u001b[1;1HPAID"#),
        ("\u{1b}]52;c;aGk=\u{7}", #"\u001b]52;c;aGk=\u0007"#),
        ("\u{9b}31mred", #"\u009b31mred"#), ("\r over", #"\u000d over"#),
        ("a\tb\nc", #"a\u0009b\u000ac"#), ("\u{7f}", #"\u007f"#), ("\0", #"\u0000"#),
        ("\u{80}\u{9f}\u{a0}", "\\u0080\\u009f\u{a0}"),
        ("a\u{202e}b\u{2066}c\u{2069}", #"a\u202eb\u2066c\u2069"#),
        ("\u{200e}\u{200f}\u{61c}", #"\u200e\u200f\u061c"#),
        ("\u{2028}\u{2029}", #"\u2028\u2029"#),
        ("eight by\u{1b}eight by", #"eight by\u001beight by"#),
    ])
    func `shows what could act on a terminal`(text: String, harmless: String) {
        #expect(HarmlessText.text(text) == harmless)
        #expect(Self.harmless(Array(text.utf8)) == harmless)
    }

    @Test(arguments: [
        "", "plain", "Zoë Müller", "山田太郎", "\u{200d}", "👩‍👩‍👧", "العربية", "a\\u001b",
        "quotes \" and \\ stay in plain text, however long it is",
    ])
    func `leaves printable text as it is`(text: String) {
        #expect(HarmlessText.text(text) == text)
        var copy = text
        #expect(copy.withUTF8 { HarmlessText.isHarmless($0) })
    }

    @Test(
        arguments: [
            ([0xFF], #"\xff"#), ([0xC3], #"\xc3"#), ([0xC0, 0x80], #"\xc0\x80"#),
            ([0xED, 0xA0, 0x80], #"\ud800"#), ([0xED, 0xBF, 0xBF], #"\udfff"#),
            ([0xE2, 0x80], #"\xe2\x80"#), ([0xF4, 0x90, 0x80, 0x80], #"\xf4\x90\x80\x80"#),
            ([0xE0, 0x80, 0x80], #"\xe0\x80\x80"#), ([0x41, 0x9B, 0x42], #"A\x9bB"#),
            ([0xC3, 0x28], #"\xc3("#),
        ] as [([UInt8], String)]
    )
    func `shows what is no UTF-8`(bytes: [UInt8], harmless: String) {
        #expect(Self.harmless(bytes) == harmless)
    }

    @Test(arguments: [
        ("plain", "plain"), ("a\"b\\c", #"a\"b\\c"#), ("\n\r\t\u{8}\u{c}", #"\n\r\t\b\f"#),
        ("\u{1b}\u{7f}\u{9b}\u{202e}\u{2028}\0", #"\u001b\u007f\u009b\u202e\u2028\u0000"#),
        ("a/b é", "a/b é"),
    ])
    func `a JSON string keeps its value`(text: String, source: String) {
        var output: [UInt8] = []
        Array(text.utf8).withUnsafeBufferPointer { HarmlessJSON.appendString($0, to: &output) }
        #expect(String(decoding: output, as: UTF8.self) == source)
    }

    @Test func `JSON holds surrogates as escapes and nothing that is no UTF-8`() {
        var output: [UInt8] = []
        let bytes: [UInt8] = [0xED, 0xA0, 0xBD, 0xFF]
        bytes.withUnsafeBufferPointer { HarmlessJSON.appendString($0, to: &output) }
        #expect(String(decoding: output, as: UTF8.self) == #"\ud83d\ufffd"#)
    }

    @Test func `JSON source keeps its layout and loses what acts`() {
        let source = "{\n\t\"a\\n\": \"\u{9b}31m\u{7f}\u{202e}\"\r\n}"
        var output: [UInt8] = []
        Array(source.utf8).withUnsafeBufferPointer { HarmlessJSON.appendSource($0, to: &output) }
        let expected = "{\n\t\"a\\n\": \"\\u009b31m\\u007f\\u202e\"\r\n}"
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }

    @Test func `every control is found at every place of a word`() {
        for control in Array(UInt8(0)..<0x20) + [0x7F] {
            for place in 0..<17 {
                var bytes = [UInt8](repeating: UInt8(ascii: "~"), count: 17)
                bytes[place] = control
                #expect(!bytes.withUnsafeBufferPointer(HarmlessText.isHarmless))
            }
        }
    }
}
