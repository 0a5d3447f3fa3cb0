import TestSupport
import Testing

@testable import BoltCheckoutCore

/// Documents one after the other, in every form of input.
struct DocumentReaderTests {
    @Test(
        arguments: [
            ("{}", ["1:1 {}"]),
            ("{\"a\":1}\n{\"a\":2}\n", ["1:1 {\"a\":1}", "2:1 {\"a\":2}"]),
            ("{\"a\":1}\r\n\r\n \t{\"a\":2}", ["1:1 {\"a\":1}", "3:3 {\"a\":2}"]),
            ("{}{}\n{}", ["1:1 {}", "1:3 {}", "2:1 {}"]),
            ("{\n \"a\": [\n1\n]\n}\n{\n}", ["1:1 {\"a\":[1]}", "6:1 {}"]),
            ("[]", []), (" [ ] ", []), ("[1]", ["1:2 1"]),
            ("[{\"a\":1},\n {\"a\":2}\n]\n", ["1:2 {\"a\":1}", "2:2 {\"a\":2}"]),
            ("[1][2] 3", ["1:2 1", "1:5 2", "1:8 3"]),
            (
                "1 2.5 -3e2 \"x\" null true",
                ["1:1 1", "1:3 2.5", "1:7 -3e2", "1:12 \"x\"", "1:16 null", "1:21 true"]
            ),
            ("[[1,2],[]]", ["1:2 [1,2]", "1:8 []"]),
            ("\u{FEFF}{\"a\":1}\n{}", ["1:1 {\"a\":1}", "2:1 {}"]),
            ("\u{FEFF}{}\n\u{FEFF}{}\n \u{FEFF} [1]", ["1:1 {}", "2:4 {}", "3:7 1"]),
            ("\u{FEFF}[1]\u{FEFF}[2]\u{FEFF}", ["1:2 1", "1:8 2"]),
        ] as [(String, [String])]
    )
    func `are found with line and column`(text: String, expected: [String]) {
        #expect(StreamedInput.events(text) == expected)
    }

    @Test(arguments: [
        ("", "1:1: nothing to read; expected JSON (ends)"),
        ("\n \n", "3:1: nothing to read; expected JSON (ends)"),
        ("[1,]", "1:4: expected a value, found \"]\" (ends)"),
        ("[1 2]", "1:4: expected ',' or ']', found \"2\" (ends)"),
        ("[1", "1:3: ends inside an array opened at line 1; the file may be truncated (ends)"),
        ("[1,", "1:4: ends inside an array opened at line 1; the file may be truncated (ends)"),
        (
            "\n[\n1,\n{\"a\":",
            "4:6 a: ends inside an object opened at line 4; the file may be truncated (ends)"
        ),
        ("{\"a\":\"x", "1:8 a: ends inside a string; the file may be truncated (ends)"),
        (
            "{}\n{\"a\":tru",
            "2:9 a: ends inside an object opened at line 2; the file may be truncated"
        ),
        ("{\n\"a\":1\n}\n{\n\"a\":,\n}\n{}\n", "5:5 a: expected a value, found \",\" (ends)"),
    ])
    func `cut off or broken say where and what`(text: String, expected: String) {
        #expect(StreamedInput.events(text).last == expected)
    }

    @Test func `go on behind the next line feed where records are lines`() {
        let text =
            "{\"a\":1}\n{\"a\":bad}\n{\"a\":3}\n{\"a\":{\"b\":1}\n{\"a\":5}\nnull\n}\n{\"a\":8}"
        #expect(
            StreamedInput.events(text) == [
                "1:1 {\"a\":1}", "2:6 a: expected a value, found \"b\"", "3:1 {\"a\":3}",
                "5:1 a: expected ',' or '}', found \"{\"", "5:1 {\"a\":5}", "6:1 null",
                "7:1: expected a value, found \"}\"", "8:1 {\"a\":8}",
            ]
        )
    }

    @Test func `go on behind a first line that is broken where the next one begins with a brace`() {
        #expect(
            StreamedInput.events("{\"a\":bad}\n{\"a\":2}\n") == [
                "1:6 a: expected a value, found \"b\"", "2:1 {\"a\":2}",
            ]
        )
        #expect(
            StreamedInput.events("{\"a\":bad}\n  \"b\":2}\n{}") == [
                "1:6 a: expected a value, found \"b\" (ends)"
            ]
        )
    }

    @Test func `are glued where they share a line`() {
        var glued: [Bool] = []
        var rest = Array("{}{}\n{} {}\n[{}]{}\n {}\n{\n}{}".utf8)[...]
        let reader = DocumentReader { buffer in
            let part = rest.prefix(3)
            buffer.copyBytes(from: part)
            rest = rest.dropFirst(part.count)
            return part.count
        }
        while case .document = reader.next() { glued.append(reader.isGlued) }
        #expect(glued == [false, true, false, true, true, true, false, false, true])
    }

    @Test(
        arguments: [
            (
                [0x1F, 0x8B, 8, 0, 0],
                "1:1: byte 0: input is gzip-compressed; pipe it through zcat (ends)"
            ),
            (
                [0x7B, 0, 0x7D, 0],
                "1:1: byte 0: input looks like UTF-16; convert to UTF-8 (ends)"
            ),
        ] as [([UInt8], String)]
    )
    func `of another format are named`(bytes: [UInt8], expected: String) {
        #expect(StreamedInput.events(bytes).map(\.description) == [expected])
        #expect(StreamedInput.events(bytes, piece: 1).map(\.description) == [expected])
    }
}
