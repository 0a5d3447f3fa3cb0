import BoltCheckoutHTTP
import BoltSystem
import TestSupport
import Testing

struct ClientExchangeTests {
    private let client = HTTPClient(HTTPClientOptions(userAgent: "bolt-cli/test"))

    private func lines(_ request: String) -> [String] {
        request.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `sends what it was given, in order, and nothing secret of its own`() throws {
        let server = try ScriptedServer([[.read, .text(ClientFixture.ok)]])
        let headers = [HTTPHeader("X-API-Key", "k-1"), HTTPHeader("X-Empty", "")]
        let request = try ClientFixture.get("\(server.url)/v1/a%20b/../c?x=1&y=%2B", headers)
        _ = try ClientFixture.response(client, request)
        let sent = lines(try #require(server.requests.first))
        #expect(sent.first == "GET /v1/a%20b/../c?x=1&y=%2B HTTP/1.1")
        #expect(sent[1] == "Host: 127.0.0.1:\(server.port)")
        #expect(sent.contains("X-API-Key: k-1"))
        #expect(sent.contains("X-Empty:"))
        #expect(sent.contains("User-Agent: bolt-cli/test"))
        #expect(sent.contains { $0.hasPrefix("Accept-Encoding:") && $0.contains("gzip") })
        #expect(!sent.contains { $0.hasPrefix("Content-Type") || $0.hasPrefix("Expect") })
    }

    @Test func `posts a body byte for byte`() throws {
        let server = try ScriptedServer([[.read, .text(ClientFixture.ok)]])
        let body = "{\"a\":\"ü\\u0000\"}\n"
        _ = try ClientFixture.response(client, ClientFixture.post("\(server.url)/x", body))
        let sent = try #require(server.requests.first)
        #expect(sent.hasPrefix("POST /x HTTP/1.1\r\n"))
        #expect(sent.hasSuffix("\r\n\r\n" + body))
        #expect(lines(sent).contains("Content-Length: \(body.utf8.count)"))
    }

    @Test func `posts more than a kilobyte without asking first`() throws {
        let server = try ScriptedServer([[.read, .text(ClientFixture.ok)]])
        let body = String(repeating: "0123456789", count: 300_000)
        _ = try ClientFixture.response(client, ClientFixture.post("\(server.url)/x", body))
        #expect(server.requests.first?.hasSuffix(body) == true)
    }

    @Test(arguments: [HTTPRequest.Method.patch, .delete])
    func `knows the other methods`(method: HTTPRequest.Method) throws {
        let server = try ScriptedServer([[.read, .text(ClientFixture.ok)]])
        var request = try ClientFixture.post("\(server.url)/x", "{}")
        request.method = method
        _ = try ClientFixture.response(client, request)
        #expect(server.requests.first?.hasPrefix("\(method.rawValue) /x HTTP/1.1\r\n") == true)
    }

    @Test func `returns status, headers in order and the body`() throws {
        let reply = """
            HTTP/1.1 403 Forbidden\r
            X-Bolt-Trace-Id:  1-3f9ac2d7-51b0 \r
            Set-Cookie: a=1\r
            Set-Cookie: b=2\r
            Content-Length: 4\r
            \r
            nope
            """
        let server = try ScriptedServer([[.read, .text(reply)]])
        let response = try ClientFixture.response(client, ClientFixture.get(server.url))
        #expect(response.status == 403)
        #expect(response.body == Array("nope".utf8))
        #expect(response.header("x-bolt-trace-id") == "1-3f9ac2d7-51b0")
        #expect(
            response.headers.filter { $0.isNamed("set-cookie") }.map(\.value) == ["a=1", "b=2"]
        )
        #expect(!response.isSuccess)
    }

    @Test(arguments: [
        ("HTTP/1.1 204 No Content\r\n\r\n", 204),
        ("HTTP/1.1 429 Too Many Requests\r\nRetry-After: 2\r\nContent-Length: 0\r\n\r\n", 429),
        ("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n", 503),
        (
            "HTTP/1.1 100 Continue\r\nX-Interim: 1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
            200
        ),
    ])
    func `a status without a body is an answer`(reply: String, status: Int) throws {
        let server = try ScriptedServer([[.read, .text(reply)]])
        let response = try ClientFixture.response(client, ClientFixture.get(server.url))
        #expect(response.status == status)
        #expect(response.body.isEmpty)
        #expect(response.header("X-Interim") == nil)
    }

    @Test func `reads chunks and decompresses`() throws {
        // python3: gzip.compress(b'{"a":1}', mtime=0)
        let gzip: [UInt8] = [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 84, 178, 50, 172, 5, 0, 175, 172, 27, 86,
            7, 0, 0, 0,
        ]
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n"
        let size = String(gzip.count, radix: 16)
        let server = try ScriptedServer([
            [.read, .text(head + size + "\r\n"), .send(gzip), .text("\r\n0\r\n\r\n")]
        ])
        let response = try ClientFixture.response(client, ClientFixture.get(server.url))
        #expect(response.body == Array(#"{"a":1}"#.utf8))
    }

    @Test func `several requests share one connection`() throws {
        let reply = ScriptedServer.Step.text(ClientFixture.ok)
        let server = try ScriptedServer([[.read, reply, .read, reply, .read, reply]])
        for _ in 0..<3 {
            let response = try ClientFixture.response(client, ClientFixture.get(server.url))
            #expect(response.status == 200)
        }
        #expect(server.requests.count == 3)
    }

    @Test func `what must not be sent twice gets a connection of its own`() throws {
        let reply = ScriptedServer.Step.text(ClientFixture.ok)
        let server = try ScriptedServer([[.read, reply], [.read, .reset]])
        _ = try ClientFixture.response(client, ClientFixture.get(server.url))
        let error = ClientFixture.error(client, try ClientFixture.post("\(server.url)/pay", "{}"))
        #expect(error?.mayHaveBeenSent == true)
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `a redirect is an answer, and no secret goes anywhere`(status: Int) throws {
        let other = try ScriptedServer([[.read, .text(ClientFixture.ok)]])
        let reply =
            "HTTP/1.1 \(status) Moved\r\nLocation: \(other.url)/x\r\nContent-Length: 0\r\n\r\n"
        let server = try ScriptedServer([[.read, .text(reply)]])
        let headers = [HTTPHeader("X-API-Key", "secret"), HTTPHeader("Authorization", "Bearer s")]
        let response = try ClientFixture.response(
            client,
            ClientFixture.get(server.url, headers)
        )
        #expect(response.status == status)
        #expect(response.header("Location") == "\(other.url)/x")
        other.stop()
        #expect(other.requests.isEmpty)
    }
}
