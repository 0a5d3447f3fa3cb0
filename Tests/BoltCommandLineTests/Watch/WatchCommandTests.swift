import TestSupport
import Testing

@testable import BoltCommandLine

struct WatchCommandTests {
    private static let reference = "QRST-2345-UVWX"

    private func reply(
        _ status: String,
        _ head: String = "200 OK",
        _ body: String? = nil,
        of reference: String = reference
    ) -> [ScriptedServer.Step] {
        let text =
            body
            ?? #"{"id":"TA1","type":"cc_payment","reference":"\#(reference)","#
            + #""status":"\#(status)","amount":{"amount":1234,"currency":"USD"},"captures":[]}"#
        let length = "Content-Type: application/json\r\nContent-Length: \(text.utf8.count)\r\n"
        return [.read, .text("HTTP/1.1 \(head)\r\n\(length)\r\n\(text)")]
    }

    private func run(
        _ server: ScriptedServer,
        _ more: [String] = [],
        timeout: String = "20"
    ) -> CommandLineRun {
        CommandLineRun(
            ["watch", "--base-url", server.url, "--timeout", timeout, "--interval", "1"] + more,
            environment: ["BOLT_API_KEY": "sk-example-0123456789"],
            nowMilliseconds: 1_770_653_077_218
        )
    }

    @Test(arguments: [
        ("completed", ExitCode.done), ("authorized", .done), ("failed", .declined),
        ("rejected_irreversible", .declined), ("cancelled", .declined),
    ])
    func `what is settled ends the watch`(status: String, exit: ExitCode) throws {
        let server = try ScriptedServer([reply(status)])
        let run = run(server, [Self.reference])
        #expect(run.exit == exit)
        #expect(
            run.stdout
                == "2026-02-09T16:04:37.218Z QRST-2345-UVWX \(status), amount 1234 USD\n"
        )
        #expect(
            server.requests.first?.hasPrefix("GET /v1/merchant/transactions/QRST-2345-UVWX ")
                == true
        )
    }

    @Test func `several are watched over one connection`() throws {
        let server = try ScriptedServer([
            reply("completed") + reply("failed", of: "ABCD-2345-EFGH")
        ])
        let run = run(server, [Self.reference, "ABCD-2345-EFGH", Self.reference, "-o", "tsv"])
        #expect(run.exit == .declined)
        #expect(server.requests.count == 2)
        #expect(
            run.stdout.split(separator: "\n").map { $0.split(separator: "\t").last } == [
                "settled", "well", "badly",
            ]
        )
    }

    @Test func `looks again until it is settled`() throws {
        let server = try ScriptedServer([
            reply("", "503 Busy", "") + reply("pending") + reply("completed")
        ])
        let run = run(server, [Self.reference])
        #expect(run.exit == .done)
        #expect(run.stdout.hasSuffix("QRST-2345-UVWX pending -> completed\n"))
        #expect(run.stderr.contains("HTTP 503"))
        #expect(run.stderr.contains("looking again in 1 s"))
    }

    @Test func `an unknown status is still open when the time is over`() throws {
        let server = try ScriptedServer([reply("half_settled")])
        let run = run(server, [Self.reference], timeout: "1")
        #expect(run.exit == .unsettled)
        #expect(run.stderr.contains("QRST-2345-UVWX is still half_settled"))
    }

    @Test(arguments: [
        ("404 Not Found", ExitCode.negative), ("401 Unauthorized", .keysRefused),
    ])
    func `what looking again would not change ends at once`(head: String, exit: ExitCode) throws {
        let body = #"{"errors":[{"code":24,"message":"not found"}],"result":{"success":false}}"#
        let server = try ScriptedServer([reply("", head, body)])
        #expect(run(server, [Self.reference]).exit == exit)
        #expect(server.requests.count == 1)
    }

    @Test func `a reply about something else is not taken for a status`() throws {
        let server = try ScriptedServer([reply("", "200 OK", #"{"token":"abc"}"#)])
        let run = run(server, [Self.reference])
        #expect(run.exit == .foreignReply)
        #expect(run.stdout.isEmpty)
    }

    @Test func `another transaction than the one asked for ends the watch`() throws {
        let server = try ScriptedServer([reply("completed", of: "ZZZZ-2345-UVWX")])
        let run = run(server, [Self.reference])
        #expect(run.exit == .foreignReply)
        #expect(run.stdout.isEmpty)
        #expect(run.stderr.contains("it is about another transaction, ZZZZ-2345-UVWX"))
    }

    @Test(arguments: [
        ["watch"], ["watch", "100000418"], ["watch", "QRST-2345-UVWX", "--until", "settled"],
        ["watch", "QRST-2345-UVWX", "--interval", "0"], ["watch", "../secrets"],
    ])
    func `what cannot be watched is refused before anything is sent`(arguments: [String]) {
        let run = CommandLineRun(arguments, environment: ["BOLT_API_KEY": "sk-example-0123456789"])
        #expect(run.exit == .usage)
        #expect(run.stdout.isEmpty)
    }
}
