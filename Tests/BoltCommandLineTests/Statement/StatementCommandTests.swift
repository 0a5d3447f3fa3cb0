import BoltSystem
import TestSupport
import Testing

@testable import BoltCommandLine

struct StatementCommandTests {
    private static let text = "reference,amount\r\nQRST-2345-UVWX,1234\r\n"
    private static let key = "sk-example-0123456789"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func reply(_ body: String, _ head: String = "200 OK") -> [ScriptedServer.Step] {
        let length = "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n"
        return [.read, .text("HTTP/1.1 \(head)\r\n\(length)\r\n\(body)")]
    }

    /// An API, and the store that it names.
    private struct Servers {
        let api: ScriptedServer
        let store: ScriptedServer?
    }

    /// A store with a statement, and an API that names it.
    private func servers(
        _ statement: [ScriptedServer.Step]
    ) throws -> Servers {
        let store = try ScriptedServer([statement])
        let url = "\(store.url)/s.csv?X-Amz-Signature=presigned-secret&X-Amz-Expires=300"
        return Servers(api: try ScriptedServer([reply(#"{"url":"\#(url)"}"#)]), store: store)
    }

    private func run(
        _ servers: Servers,
        _ more: [String] = [],
        output: MemoryTextSink = MemoryTextSink()
    ) -> CommandLineRun {
        // The servers end with their last reference.
        defer { withExtendedLifetime(servers) {} }
        return CommandLineRun(
            [
                "statement", "--type", "daily_transaction", "--date", "2026-02-09", "--base-url",
                servers.api.url, "--timeout", "20",
            ] + more,
            environment: ["BOLT_API_KEY": Self.key],
            output: output
        )
    }

    @Test func `writes the statement as it is`() throws {
        let servers = try servers(reply(Self.text))
        let run = run(servers)
        #expect(run.exit == .done)
        #expect(run.stdout == Self.text)
        let question = try #require(servers.api.requests.first)
        #expect(question.hasPrefix("POST /v1/merchant/statement HTTP/1.1\r\n"))
        #expect(question.contains("X-API-Key: \(Self.key)\r\n"))
        #expect(
            question.hasSuffix(
                #"{"date":1770595200000,"file_type":"csv","type":"daily_transaction"}"#
            )
        )
        let request = try #require(servers.store?.requests.first)
        #expect(!request.contains(Self.key))
        #expect(!request.lowercased().contains("x-api-key"))
        #expect(!request.lowercased().contains("nonce"))
    }

    @Test func `a file appears when it is whole`() throws {
        let servers = try servers(reply(Self.text))
        let run = run(servers, ["-O", folder.path(of: "s.csv")])
        #expect(run.exit == .done)
        #expect(run.stdout.isEmpty)
        #expect(run.stderr.hasSuffix("s.csv: 39 bytes\n"))
        #expect(try folder.read("s.csv") == Array(Self.text.utf8))
        #expect(try Folder.entries(folder.path) == ["s.csv"])
    }

    @Test func `of a statement that is cut off nothing is left, and an older file stays`() throws {
        try folder.write("older\n", to: "s.csv")
        let servers = try servers([
            .read, .text("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\na,b\n"),
        ])
        let run = run(servers, ["-O", folder.path(of: "s.csv")])
        #expect(run.exit == .unreachable)
        #expect(run.stderr.contains("connection closed after 4 of 500 bytes"))
        #expect(try folder.read("s.csv") == Array("older\n".utf8))
        #expect(try Folder.entries(folder.path) == ["s.csv"])
    }

    @Test func `neither key nor address is in what --verbose shows`() throws {
        let servers = try servers(reply(Self.text))
        let run = run(servers, ["--verbose"])
        #expect(run.exit == .done)
        #expect(run.stderr.contains("> GET "))
        #expect(!run.stderr.contains("presigned-secret"))
        #expect(!run.stderr.contains(Self.key))
    }

    @Test func `on a terminal nothing in it acts`() throws {
        let servers = try servers(reply("a,\u{1B}[2Jb\r\nlast"))
        let run = run(servers, output: MemoryTextSink(facts: StreamFacts(isTerminal: true)))
        #expect(run.stdout == "a,\\u001b[2Jb\nlast")
    }

    @Test func `a full disk is said`() throws {
        let servers = try servers(reply(Self.text))
        let sink = MemoryTextSink(failingWith: .failed("No space left on device"))
        #expect(run(servers, output: sink).exit == .outputFailed)
    }

    @Test(arguments: [
        ("403 Forbidden", "<Error/>", ExitCode.negative), ("503 Slow", "", .unsettled),
        ("302 Found", "", .foreignReply), ("200 OK", "<html>", .foreignReply),
    ])
    func `what is no statement has an exit code of its own`(
        head: String,
        body: String,
        exit: ExitCode
    ) throws {
        let servers = try servers(reply(body, head))
        let run = run(servers)
        #expect(run.exit == exit)
        #expect(run.stdout.isEmpty)
        #expect(!run.stderr.contains("presigned-secret"))
    }

    @Test func `an address without encryption is not read`() throws {
        let api = try ScriptedServer([reply(#"{"url":"http://files.example/s?sig=1"}"#)])
        let servers = Servers(api: api, store: nil)
        let run = run(servers)
        #expect(run.exit == .foreignReply)
        #expect(run.stderr.contains("offered without encryption by files.example"))
    }

    @Test func `a folder that cannot be written is told before anything is asked`() throws {
        let servers = Servers(api: try ScriptedServer([]), store: nil)
        let run = run(servers, ["-O", folder.path(of: "missing/s.csv")])
        #expect(run.exit == .outputFailed)
        #expect(servers.api.requests.isEmpty)
    }

    @Test(arguments: [
        ["--type", "daily_transaction", "--date", "2026-02"],
        ["--type", "weekly", "--date", "2026-02-09"], ["--type", "daily_funding"],
        ["--date", "2026-02-09"], ["--type", "monthly_dispute", "--date", "2026-13"],
    ])
    func `what is asked for must exist`(arguments: [String]) {
        let run = CommandLineRun(["statement"] + arguments)
        #expect(run.exit == .usage)
        #expect(run.stdout.isEmpty)
    }
}
