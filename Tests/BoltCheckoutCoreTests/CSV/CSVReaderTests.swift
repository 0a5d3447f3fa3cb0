import BoltCheckoutCore
import Testing

struct CSVReaderTests {
    /// Reads `text` in chunks of `size` bytes, a row as its cells.
    static func rows(
        _ text: String,
        size: Int = 1 << 20,
        separator: UInt8 = UInt8(ascii: ",")
    ) throws(CSVError) -> [[String]] {
        var reader = CSVReader(separator: separator)
        var rows: [[String]] = []
        let collect: (CSVRow) -> Bool = { row in
            rows.append((0..<row.count).map(row.text))
            return true
        }
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            let chunk = Array(bytes[start..<min(start + size, bytes.count)])
            _ = try chunk.withUnsafeBufferPointer { (chunk) throws(CSVError) in
                try reader.read(chunk, row: collect)
            }
        }
        try reader.finish(row: collect)
        return rows
    }

    static let samples: [(String, [[String]])] = [
        ("", []), ("a,b\n", [["a", "b"]]), ("a,b", [["a", "b"]]),
        ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a\rb\r", [["a"], ["b"]]),
        ("a\r\rb", [["a"], ["b"]]), ("\n\na\n\n", [["a"]]), (",\n", [["", ""]]), (",", [["", ""]]),
        ("a,,b\n", [["a", "", "b"]]), ("a,", [["a", ""]]), ("\u{feff}a,b\n", [["a", "b"]]),
        ("\u{feff}", []), ("\u{feff}\"a\"\n", [["a"]]), ("\"a,b\",c\n", [["a,b", "c"]]),
        ("\"a\"\"b\"\n", [["a\"b"]]), ("\"\"\n", [[""]]), ("\"\"\"\"\"\"\n", [["\"\""]]),
        ("\"a\r\nb\",c\r\nd\r\n", [["a\r\nb", "c"], ["d"]]), ("\"a\nb\"", [["a\nb"]]),
        ("a,\"b\"\r\nc", [["a", "b"], ["c"]]), ("é,山\n", [["é", "山"]]),
        (" a , b \n", [[" a ", " b "]]), ("\"a\",", [["a", ""]]),
        ("\"x\"\"y\",\"z\"\"\",w\n1,2,3\n", [["x\"y", "z\"", "w"], ["1", "2", "3"]]),
    ]

    @Test(arguments: samples)
    func `reads rows whatever the chunks`(text: String, expected: [[String]]) throws {
        for size in [1, 2, 3, 5, 1000] {
            #expect(try Self.rows(text, size: size) == expected, "chunks of \(size)")
        }
    }

    @Test func `reads what the writer wrote`() throws {
        let cells = ["a,b", "say \"hi\"", "two\r\nlines", " edge ", "", "plain", "é"]
        var output: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 {
                output.append(UInt8(ascii: ","))
            }
            CSVCell.append(cell, to: &output)
        }
        #expect(try Self.rows(String(decoding: output, as: UTF8.self)) == [cells])
    }

    @Test func `takes another separator`() throws {
        #expect(try Self.rows("a;b,c\n", separator: UInt8(ascii: ";")) == [["a", "b,c"]])
    }

    @Test(arguments: [
        ("a\n\"b", CSVError.unbalancedQuote(line: 2, column: 1)),
        ("a,\"b\nc\nd", .unbalancedQuote(line: 1, column: 3)),
        ("x\ny,\"b\" c\n", .textAfterQuote(line: 2, column: 6)),
        ("\"a\nb\"c", .textAfterQuote(line: 2, column: 3)),
        ("ab\"c\n", .quoteInField(line: 1, column: 3)),
        ("\u{feff}ab\"c\n", .quoteInField(line: 1, column: 3)),
        ("a\r\nb\r\nc,d\"\n", .quoteInField(line: 3, column: 4)),
    ])
    func `refuses what has two readings`(text: String, error: CSVError) {
        for size in [1, 4, 1000] {
            #expect(throws: error) { try Self.rows(text, size: size) }
        }
    }

    /// What one chunk gives to a closure, a value a row.
    static func read<Value>(_ text: String, row: (CSVRow) -> Value) throws(CSVError) -> [Value] {
        var reader = CSVReader()
        var values: [Value] = []
        let chunk = Array(text.utf8)
        _ = try chunk.withUnsafeBufferPointer { (chunk) throws(CSVError) in
            try reader.read(chunk) { next in
                values.append(row(next))
                return values.count < 4
            }
        }
        return values
    }

    @Test func `says on which line a row begins`() throws {
        #expect(try Self.read("a\n\n\"b\nc\"\nd\n") { $0.line } == [1, 3, 5])
    }

    @Test func `stops when told to`() throws {
        #expect(try Self.read("1\n2\n3\n4\n5\n6\n") { $0.text(0) } == ["1", "2", "3", "4"])
    }

    @Test func `a cell beyond the row is empty`() throws {
        let counts = try Self.read("a,b\n") {
            [$0[0].count, $0[1].count, $0[2].count, $0[-1].count]
        }
        #expect(counts == [[1, 1, 0, 0]])
    }

    @Test func `a row that never ends is refused`() {
        let error = #expect(throws: CSVError.self) {
            try Self.rows(String(repeating: "x", count: CSVReader.rowLimit + 1), size: 1 << 30)
        }
        #expect(error == .rowTooLong(line: 1, limit: CSVReader.rowLimit))
    }
}
