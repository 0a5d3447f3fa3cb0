import BoltSystem
import TestSupport
import Testing

@testable import BoltCommandLine

/// Reading on all cores tells and writes what reading one record after the other does.
///
/// A byte order mark keeps an input off the parallel path; nothing else about it is different.
struct BulkEqualityTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The same run over the input in parts and in one go.
    private func runs(_ bytes: [UInt8], _ arguments: [String]) throws -> [CommandLineRun] {
        let folder = try TemporaryFolder()
        let parts = try folder.write(bytes, to: "parts.ndjson")
        let whole = try folder.write(Self.mark + bytes, to: "whole.ndjson")
        return [parts, whole].map { path in
            var run = CommandLineRun(["inspect"] + arguments + [path])
            run.stderr = run.stderr.replacing(path, with: "FILE")
            return run
        }
    }

    private static let mixed = MixedLines.text(byteCount: 2_500_000, seed: 20_261_130)

    @Test(arguments: [
        ["-o", "tsv"], ["-o", "csv", "--fields", "reference,amount,pad"], ["-o", "ndjson"],
        ["--raw"],
        ["--count"], ["--summary"],
        ["-o", "tsv", "--where", "amount>=5000", "--fields", "id,amount"],
        ["--summary", "-o", "ndjson", "--since", "2026-01-01"],
        ["-o", "tsv", "--error-format", "json", "--quiet"],
    ])
    func `whatever is asked of mixed lines`(arguments: [String]) throws {
        let runs = try runs(Self.mixed, arguments)
        #expect(runs[0].exit == .negative)
        #expect(runs[0] == runs[1])
        #expect(runs[0].stderr.contains(" failed"))
        #expect(!runs[0].stdout.contains("4111111111111111"))
    }

    @Test(arguments: [1, 2, 3])
    func `whatever the lines are`(seed: UInt64) throws {
        let runs = try runs(MixedLines.text(byteCount: 1_500_000, seed: seed), ["-o", "tsv"])
        #expect(runs[0] == runs[1])
    }

    private static let good =
        "{\"id\":\"TA1\",\"reference\":\"R\",\"cart\":{\"order_reference\":\"A\"}}\n"

    private static let long =
        "{\"id\":\"TA1\",\"reference\":\"R\",\"pad\":\"\(String(repeating: "x", count: 20_000))\"}"

    @Test(arguments: [
        "\n\n", "\r\n \n", "\nnull\n", "\n\"text\"\n", "",
        "\n{\"a\":\"" + String(repeating: "x", count: 17 << 20) + "\"}\n",
        "\n{\"pad\":\"" + String(repeating: "x", count: 6 << 20) + "\"}\n",
        "\n[\n{\"id\":1,\"reference\":\"x\"}\n,{\"id\":1,\"reference\":\"y\"}]\n",
    ])
    func `where no two braces meet for megabytes`(between: String) throws {
        let many = max(1, 5_000_000 / (between.utf8.count + Self.long.utf8.count))
        let piece = Self.long + between
        let text = Self.good + Self.good + String(repeating: piece, count: many) + Self.good
        let runs = try runs(Array(text.utf8), ["--count"])
        #expect(runs[0] == runs[1])
        let rows = runs[0].stdout.split(separator: "\n").first.flatMap { Int($0) } ?? 0
        #expect(rows >= many + 3)
    }

    @Test func `where a broken list ends the input, and the next input is read`() throws {
        let folder = try TemporaryFolder()
        let line = Self.good
        let text =
            String(repeating: line, count: 20_000) + "[{\"id\":1 bad]\n"
            + String(repeating: line, count: 20_000)
        let next = try folder.write(String(repeating: line, count: 3), to: "next.ndjson")
        for mark in [[], Self.mark] {
            let path = try folder.write(mark + Array(text.utf8), to: "broken.ndjson")
            let run = CommandLineRun(["inspect", "--count", path, next])
            #expect(run.stdout == "20003\n")
            #expect(run.exit == .negative)
            #expect(
                run.stderr == """
                    bolt-cli: \(path):20001:10: id: expected ',' or '}', found "b"; 20000 records before it were whole, nothing after it is read
                    bolt-cli: 20003 ok, 1 failed

                    """
            )
        }
    }

    @Test func `where nobody reads on, reading ends`() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: Self.good, count: 100_000)
        let path = try folder.write(text, to: "many.ndjson")
        let closed = MemoryTextSink(failingWith: .closed, after: 100_000)
        let quiet = CommandLineRun(["inspect", "-o", "tsv", path], output: closed)
        #expect(quiet.exit == .done)
        #expect(quiet.stderr == "")
        let full = MemoryTextSink(failingWith: .failed("No space left on device"), after: 100_000)
        let told = CommandLineRun(["inspect", "-o", "tsv", path], output: full)
        #expect(told.exit == .outputFailed)
        #expect(told.stderr == "bolt-cli: output cannot be written: No space left on device\n")
    }
}
