import TestSupport
import Testing

@testable import BoltCommandLine

struct RedactCommandTests {
    /// One card number a record, in as many records as fill a pipe.
    private static let records = String(
        repeating: #"{"reference":"R","status":"completed","note":"4111 1111 1111 1111"}"# + "\n",
        count: 10_000
    )

    @Test func `what was replaced is counted`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.records, to: "records.ndjson")
        let run = CommandLineRun(["redact", path])
        #expect(run.exit == .done)
        #expect(run.stderr.contains("replaced: 10000 card numbers"))
        #expect(!run.stdout.contains("4111"))
    }

    @Test func `where nobody reads on, no counts of a part are told`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.records, to: "records.ndjson")
        let closed = MemoryTextSink(failingWith: .closed, after: 1000)
        let run = CommandLineRun(["redact", path], output: closed)
        #expect(run.exit == .done)
        #expect(!run.stderr.contains("replaced"))
    }
}
