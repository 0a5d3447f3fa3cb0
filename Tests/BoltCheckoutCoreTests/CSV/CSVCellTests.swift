import BoltCheckoutCore
import Testing

struct CSVCellTests {
    static func cell(_ text: String, as kind: CSVCell.Kind = .text) -> String {
        var output: [UInt8] = []
        CSVCell.append(text, as: kind, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
        ("a\r\nb", "\"a\r\nb\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""), (" a", "\" a\""),
        ("a ", "\"a \""), ("a b", "a b"), ("a\\b", "a\\b"), ("a\\\"b", "\"a\\\"\"b\""),
        ("\0", #"\u0000"#), ("\u{1b}[2J", #"\u001b[2J"#), ("a\tb", "a\tb"),
        ("x,\u{202e}", "\"x,\\u202e\""), ("é,山", "\"é,山\""),
    ])
    func `quotes by bytes`(text: String, cell: String) {
        #expect(Self.cell(text) == cell)
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-5 refund", "'-5 refund"), ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"), ("\r=1", "\"'\r=1\""), ("=A1,B1", "\"'=A1,B1\""), ("'=1", "''=1"),
        ("'plain", "'plain"), ("1-2", "1-2"), ("'", "'"),
    ])
    func `guards what a spreadsheet would run`(text: String, cell: String) {
        #expect(Self.cell(text) == cell)
    }

    @Test func `numbers are not guarded`() {
        #expect(Self.cell("-7000", as: .number) == "-7000")
        #expect(Self.cell("-70.00", as: .number) == "-70.00")
    }

    @Test(arguments: ["=1", "'=1", "''-x", "-5", "'plain", "plain", "'", "", "\t1", "''"])
    func `a guard comes off again`(text: String) {
        let guarded = Array(Self.cell(text).utf8)
        let plain = guarded.withUnsafeBufferPointer { Array(CSVCell.withoutGuard($0)) }
        #expect(String(decoding: plain, as: UTF8.self) == text)
    }

    @Test(arguments: [
        ("plain", "plain"), ("a\tb", #"a\tb"#), ("a\nb\rc", #"a\nb\rc"#), ("a\\nb", #"a\\nb"#),
        ("\u{1b}\0", #"\u001b\u0000"#), ("\"q\"", "\"q\""), ("", ""), ("=1", "=1"),
    ])
    func `a TSV cell is one cell of one line`(text: String, cell: String) {
        var output: [UInt8] = []
        TSVCell.append(text, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == cell)
    }
}
