import Testing

@testable import BoltCheckoutCore

struct JSONDocumentTests {
    func error(_ text: String) -> JSONSyntaxError? {
        error(Array(text.utf8))
    }

    func error(_ bytes: [UInt8]) -> JSONSyntaxError? {
        do throws(JSONSyntaxError) {
            _ = try JSONDocument(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("{\"a\":1,}", "1:8 expected a key in double quotes, found \"}\""),
        ("[1,]", "1:4 1 expected a value, found \"]\""),
        ("{\"a\":{\"b\":[1,2,tru]}}", "1:16 a.b.2 expected a value, found \"t\""),
        ("{\"a\":1 \"b\":2}", "1:8 a expected ',' or '}', found \"\"\""),
        ("{\n \"a\": [\n  {\"b\": c}]}", "3:9 a.0.b expected a value, found \"c\""),
        ("{\"a\" 1}", "1:6 a expected ':', found \"1\""),
        ("{\"a\":01}", "1:6 a malformed number"),
        ("{\"a\":\"\\x\"}", "1:7 a malformed escape in a string"),
        ("{\"a\":\"\u{1}\"}", "1:7 a control character in a string; write it as an escape"),
        ("{\"a\":1}\n{", "2:1 expected the end of the document, found \"{\""),
        ("{\"a\":1,\"b\":2,\"a\":3}", "1:14 a duplicate key 'a'"),
        ("{\"a\":1,\"\\u0061\":3}", "1:8 a duplicate key '\\u0061'"),
        (
            "{\"a\":1,\n\"b\":[2,",
            "2:8 b.1 ends inside an array opened at line 2; the file may be truncated"
        ),
        (
            "{\n\"a\":1",
            "2:6 a ends inside an object opened at line 1; the file may be truncated"
        ),
        ("", "1:1 nothing to read; expected JSON"), (" \n", "1:1 nothing to read; expected JSON"),
    ])
    func `names line, column, path and what is wrong`(text: String, expected: String) {
        let found = error(text)
        let place = found.map { "\($0.line):\($0.column)" + ($0.path.isEmpty ? "" : " \($0.path)") }
        #expect(place.map { "\($0) \(found.map(\.description) ?? "")" } == expected)
    }

    @Test func `refuses a hundred thousand open brackets by their depth`() {
        let found = error([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
        #expect(found?.description == "nested deeper than 512 levels at byte 512")
    }

    @Test func `reads 512 levels`() {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(error(text) == nil)
    }

    @Test func `refuses a repeated key among many keys`() {
        var keys: [String] = (0..<5000).map { "\"key-number-\($0)-of-many\":\($0)" }
        #expect(error("{" + keys.joined(separator: ",") + "}") == nil)
        keys.append("\"key-number-77-of-many\":0")
        let found = error("{" + keys.joined(separator: ",") + "}")
        #expect(found?.problem == .duplicateKey("key-number-77-of-many"))
    }

    @Test func `the same key in two objects is no repetition`() {
        #expect(error("[{\"a\":{\"a\":1},\"b\":{\"a\":2}},{\"a\":3}]") == nil)
    }

    @Test(
        arguments: [
            ([0xC3, 0x28], 1), ([0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 1),
            ([0x41, 0xC0, 0xAF], 2), ([0xFF], 1),
        ] as [([UInt8], Int)]
    )
    func `refuses invalid UTF-8 with its offset`(bytes: [UInt8], offset: Int) {
        let found = error([UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")])
        #expect(found?.description == "invalid UTF-8 at byte \(offset)")
    }

    @Test(
        arguments: [
            ([0x1F, 0x8B, 8, 0], "byte 0: input is gzip-compressed; pipe it through zcat"),
            ([0x7B, 0, 0x22, 0], "byte 0: input looks like UTF-16; convert to UTF-8"),
            ([0, 0x7B, 0, 0x22], "byte 0: input looks like UTF-16; convert to UTF-8"),
            ([0xFF, 0xFE, 0, 0], "byte 0: input is UTF-32; convert to UTF-8"),
        ] as [([UInt8], String)]
    )
    func `names what is not UTF-8`(bytes: [UInt8], words: String) {
        #expect(error(bytes)?.description == words)
    }

    @Test func `reads UTF-8 and UTF-16 with a byte order mark`() throws {
        let little: [UInt8] =
            [0xFF, 0xFE] + "[\"é😀\"]".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big: [UInt8] =
            [0xFE, 0xFF] + "[\"é😀\"]".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[\"é😀\"]".utf8)
        for bytes in [little, big, marked] {
            let text = try JSONDocument(bytes).withRoot { root in
                root.elements.map { $0.string }
            }
            #expect(text == ["é😀"])
        }
    }

    @Test func `refuses UTF-16 that is cut`() {
        #expect(error([0xFF, 0xFE, 0x5B, 0, 0x5D])?.description == "byte 4: invalid UTF-16")
    }
}
