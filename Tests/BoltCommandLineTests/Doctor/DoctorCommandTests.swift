import TestSupport
import Testing

@testable import BoltCommandLine

struct DoctorCommandTests {
    private static let secrets = [
        "BOLT_API_KEY": "sk-example-0123456789-WXYZ",
        "BOLT_PUBLISHABLE_KEY": "merchant.division.pk-0123456789-ABCD",
        "BOLT_SIGNING_SECRET": "signing-secret-0123456789-EFGH",
        "HTTPS_PROXY": "http://agent:proxy-password@proxy.example:3128",
    ]

    @Test(arguments: OutputFormat.allCases)
    func `no secret is in any format`(format: OutputFormat) {
        let run = CommandLineRun(
            ["doctor", "-o", format.rawValue],
            environment: Self.secrets
        )
        for part in ["0123456789", "proxy-password", "agent"] {
            #expect(!run.stdout.contains(part))
            #expect(!run.stderr.contains(part))
        }
        #expect(run.stdout.contains("set, ends in WXYZ"))
    }

    @Test func `says where it looks`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("sk-example-0123456789-FILE\n", to: "key")
        let run = CommandLineRun(["doctor", "--api-key-file", path])
        #expect(run.stdout.contains("api_key: set, ends in FILE (\(path))\n"))
        let missing = CommandLineRun(["doctor", "--api-key-file", "/nonexistent/key"])
        #expect(missing.exit == .negative)
        #expect(missing.stdout.contains("api_key: cannot be read\n"))
        #expect(missing.stderr.contains("/nonexistent/key: cannot be read: no such file"))
    }

    /// A server that answers once, ten minutes after the time of the tests.
    private func server() throws -> ScriptedServer {
        let head = "HTTP/1.1 404 Not Found\r\nDate: Mon, 09 Feb 2026 16:14:37 GMT\r\n"
        return try ScriptedServer([[.read, .text("\(head)Content-Length: 0\r\n\r\n")]])
    }

    private static let now: Int64 = 1_770_653_077_000

    @Test func `a clock that is wrong is warned of, and nothing else`() throws {
        let server = try server()
        let run = CommandLineRun(
            ["doctor", "--live", "--base-url", server.url],
            environment: Self.secrets,
            nowMilliseconds: Self.now
        )
        #expect(run.stdout.contains("reachable: yes (HTTP 404)\nclock: 10 min behind\n"))
        #expect(run.stderr.contains("bolt-cli: warning: this computer's clock is 10 min behind\n"))
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("GET /.well-known/openid-configuration HTTP/1.1\r\n"))
        #expect(!request.contains("0123456789"))
    }

    @Test(arguments: ["BOLT_API_KEY", "BOLT_PUBLISHABLE_KEY"])
    func `a broken key is told once and does not keep the question back`(name: String) throws {
        let server = try server()
        let run = CommandLineRun(
            ["doctor", "--live", "--base-url", server.url],
            environment: [name: "only two"],
            nowMilliseconds: Self.now
        )
        #expect(run.exit == .negative)
        #expect(run.stdout.contains("reachable: yes (HTTP 404)\n"))
        #expect(run.stderr.split(separator: "\n").count { $0.contains(name) } == 1)
    }

    @Test func `what cannot be reached is missing`() throws {
        let server = try ScriptedServer([])
        server.stop()
        let run = CommandLineRun(
            ["doctor", "--live", "--timeout", "1", "--base-url", server.url])
        #expect(run.exit == .negative)
        #expect(run.stdout.contains("reachable: no\n"))
        #expect(run.stderr.contains("cannot reach 127.0.0.1: connection refused"))
    }
}
