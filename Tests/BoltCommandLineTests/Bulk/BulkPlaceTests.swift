import TestSupport
import Testing

@testable import BoltCommandLine

/// Places and counts are those of the whole input, whichever part and file they are in.
struct BulkPlaceTests {
    private static let line =
        #"{"id":"TA1","reference":"R","cart":{"order_reference":"A"},"b":1}"# + "\n"

    private func check(_ end: String, says words: String) throws {
        let folder = try TemporaryFolder()
        let text = Array(String(repeating: Self.line, count: 20_000).utf8)
        // A byte that begins no character, in the place of a sign that stands for it.
        let bytes = text + end.utf8.map { $0 == UInt8(ascii: "~") ? 0xFF : $0 }
        let path = try folder.write(bytes, to: "many.ndjson")
        let run = CommandLineRun(["inspect", "--count", path])
        #expect(run.exit == .negative)
        #expect(run.stderr.hasPrefix("bolt-cli: \(path):\(words)"))
    }

    @Test func `the byte of invalid UTF-8`() throws {
        let before = 20_000 * Self.line.utf8.count
        let end = "{\"id\":\"~\"}\n" + Self.line
        try check(end, says: "20001:8: id: invalid UTF-8 at byte \(before + 7)\n")
    }

    @Test func `the line of what was open at the end`() throws {
        try check(
            "{\"id\":1,\n\"cart\":[",
            says: "20002:9: cart.0: ends inside an array opened at line 20002;"
                + " the file may be truncated"
        )
    }

    @Test func `counts of several large inputs are added once each`() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: Self.line, count: 10_000)
        let paths = try ["a", "b", "c"].map { try folder.write(text, to: "\($0).ndjson") }
        #expect(CommandLineRun(["inspect", "--count"] + paths).stdout == "30000\n")
        let sums = CommandLineRun(["inspect", "--summary", "-o", "csv"] + paths).stdout
        #expect(sums.contains("30000"))
        #expect(!sums.contains("40000"))
    }
}
