import TestSupport
import Testing

@testable import BoltCommandLine

/// An audit on all cores finds, tells and counts what an audit of one record after the other does.
///
/// A byte order mark keeps an input off the parallel path; nothing else about it is different.
struct BulkCheckTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let mixed = AuditLines.text(byteCount: 2_000_000, seed: 5)
    private static let clean = AuditLines.text(byteCount: 2_000_000, seed: 6, isClean: true)

    /// The same run over the input in parts and in one go.
    private func runs(
        _ bytes: [UInt8],
        _ arguments: [String],
        before: String? = nil,
        endingAfter limit: Int? = nil
    ) throws -> [CommandLineRun] {
        let folder = try TemporaryFolder()
        let parts = try folder.write(bytes, to: "parts.ndjson")
        let whole = try folder.write(Self.mark + bytes, to: "whole.ndjson")
        let first = try before.map { [try folder.write($0, to: "first.json")] } ?? []
        return [parts, whole].map { path in
            let output = limit.map { MemoryTextSink(failingWith: .closed, after: $0) }
            var run = CommandLineRun(
                ["check"] + arguments + first + [path],
                output: output ?? MemoryTextSink()
            )
            run.stdout = run.stdout.replacing(path, with: "FILE")
            run.stderr = run.stderr.replacing(path, with: "FILE")
            return run
        }
    }

    @Test(arguments: [
        [], ["--tolerance", "2"], ["-o", "ndjson", "--tolerance", "1"], ["-o", "csv"],
        ["--rule", "duplicate"], ["--rule", "conflicting-versions", "--tolerance", "3"],
        ["--skip", "duplicate", "-o", "tsv", "--error-format", "json"], ["--rule", "cart-total"],
    ])
    func `whatever is asked of mixed lines`(arguments: [String]) throws {
        let runs = try runs(Self.mixed, arguments)
        #expect(runs[0].exit == .negative)
        #expect(runs[0] == runs[1])
        #expect(runs[0].stderr.contains(" failed"))
    }

    @Test(arguments: [[], ["--tolerance", "2"], ["--rule", "page-total", "-o", "ndjson"]])
    func `where all can be read, pages are compared with what came`(arguments: [String]) throws {
        let runs = try runs(Self.clean, arguments)
        #expect(runs[0] == runs[1])
        #expect(runs[0].stdout.contains("page-total"))
    }

    @Test func `records of another input are remembered`() throws {
        let first =
            #"{"id":"T","reference":"R-7","amount":{"amount":1,"currency":"USD"},"type":"cc_payment"}"#
        let runs = try runs(Self.clean, ["--rule", "conflicting-versions"], before: first)
        #expect(runs[0].stdout.contains("than in record 1 of the run, of the same reference"))
        #expect(runs[0] == runs[1])
    }

    @Test(arguments: [0, 20_000, 70_000])
    func `where nobody reads on, no summary of a part is told`(limit: Int) throws {
        let runs = try runs(Self.clean, [], endingAfter: limit)
        #expect(runs[0] == runs[1])
        #expect(!runs[0].stderr.contains(" checked, "))
    }
}
