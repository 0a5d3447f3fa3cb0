import BoltCheckoutHTTP
import BoltSystem
import TestSupport
import Testing

struct ClientFailureTests {
    private func error(
        _ script: [ScriptedServer.Step],
        adjust: (inout HTTPClientOptions) -> Void = { _ in }
    ) throws -> HTTPError? {
        let server = try ScriptedServer([script])
        var options = HTTPClientOptions()
        adjust(&options)
        return ClientFixture.error(HTTPClient(options), try ClientFixture.get(server.url))
    }

    @Test func `a connection refused is named, and nothing was sent`() throws {
        let server = try ScriptedServer([])
        server.stop()
        let client = HTTPClient(HTTPClientOptions())
        let error = ClientFixture.error(client, try ClientFixture.post(server.url, "{}"))
        #expect(error?.kind == .unreachable(reason: "connection refused"))
        #expect(error?.mayHaveBeenSent == false)
        #expect(error?.description == "cannot reach 127.0.0.1: connection refused")
        #expect(error?.isTemporary == true)
    }

    @Test func `a body that is cut off is not taken for a short one`() throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n"
        let body = String(repeating: "x", count: 51)
        let error = try error([.read, .text(head + body)])
        #expect(error?.kind == .cutOff(received: 51, expected: 500))
        #expect(error?.mayHaveBeenSent == true)
        #expect(error?.description.hasSuffix("connection closed after 51 of 500 bytes") == true)
    }

    @Test func `chunks without an end are cut off too`() throws {
        let reply = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n"
        let error = try error([.read, .text(reply)])
        #expect(error?.kind == .cutOff(received: 5, expected: nil))
    }

    @Test func `gzip that is none can't be decompressed`() throws {
        let reply =
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 14\r\n\r\n{\"plain\":true}"
        let error = try error([.read, .text(reply)])
        #expect(error?.kind == .badEncoding)
        #expect(error?.mayHaveBeenSent == true)
        #expect(error?.isTemporary == false)
    }

    @Test(arguments: [26, 22, 19, 15])
    func `gzip that ends early is not taken for a whole reply`(length: Int) throws {
        // python3: gzip.compress(b'{"a":1}', mtime=0)
        let gzip: [UInt8] = [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 84, 178, 50, 172, 5, 0, 175, 172, 27, 86,
            7, 0, 0, 0,
        ]
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(length)\r\n\r\n"
        let error = try error([.read, .text(head), .send(Array(gzip[..<length]))])
        #expect(error?.kind == .badEncoding)
    }

    @Test func `no byte of a reply is told apart from a broken one`() throws {
        #expect(try error([.read])?.kind == .noReply)
        let error = try error([.read, .reset])
        #expect(error?.kind == .connectionLost(reason: "connection reset by peer"))
        #expect(error?.mayHaveBeenSent == true)
    }

    @Test func `what is not HTTP is named so`() throws {
        let error = try error([.read, .text("SSH-2.0-Invented_1.0\r\n")])
        #expect(error?.kind == .notHTTP)
    }

    @Test func `an endless body ends at the limit`() throws {
        let script: [ScriptedServer.Step] = [
            .read, .text("HTTP/1.1 200 OK\r\n\r\n"),
            .repeatForever([UInt8](repeating: 65, count: 65_536)),
        ]
        let error = try error(script) { $0.bodyLimit = 100_000 }
        #expect(error?.kind == .bodyTooLarge(limit: 100_000))
    }

    @Test func `endless headers end at the limit, one long one too`() throws {
        let script: [ScriptedServer.Step] = [
            .read, .text("HTTP/1.1 200 OK\r\n"), .repeatForever(Array("X-A: 1234567890\r\n".utf8)),
        ]
        #expect(try error(script)?.kind == .headersTooLarge(limit: 256 << 10))
        let long: [ScriptedServer.Step] = [
            .read, .text("HTTP/1.1 200 OK\r\nX-A: "),
            .repeatForever([UInt8](repeating: 65, count: 65_536)),
        ]
        #expect(try error(long)?.kind == .headersTooLarge(limit: 256 << 10))
    }

    @Test func `headers of interim replies count too`() throws {
        let interim = "HTTP/1.1 103 Early Hints\r\nX-A: 1234567890\r\n\r\n"
        let script: [ScriptedServer.Step] = [.read, .repeatForever(Array(interim.utf8))]
        #expect(try error(script)?.kind == .headersTooLarge(limit: 256 << 10))
    }

    @Test func `a server that says nothing is given up while waiting`() throws {
        let error = try error([.read, .hold]) { $0.callMilliseconds = 150 }
        guard case .timedOut(.waiting, let milliseconds) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((100...10_000).contains(milliseconds))
        #expect(error?.mayHaveBeenSent == true)
    }

    @Test func `one byte now and then does not stretch the time`() throws {
        let reply = "HTTP/1.1 200 OK\r\nContent-Length: 10000\r\n\r\n"
        let drip = ScriptedServer.Step.drip(
            [UInt8](repeating: 65, count: 2_000),
            pauseMilliseconds: 10
        )
        let start = Clock.monotonicNanoseconds()
        let error = try error([.read, .text(reply), drip]) { $0.callMilliseconds = 200 }
        let spent = (Clock.monotonicNanoseconds() - start) / 1_000_000
        guard case .timedOut(.receiving, _) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(spent < 10_000)
    }

    @Test func `the caller's own deadline counts where it is earlier`() throws {
        let server = try ScriptedServer([[.read, .hold]])
        let client = HTTPClient(HTTPClientOptions())
        let request = try ClientFixture.get(server.url)
        let error = #expect(throws: HTTPError.self) {
            try client.send(request, until: .after(milliseconds: 100))
        }
        guard case .timedOut = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        let late = #expect(throws: HTTPError.self) {
            try client.send(request, until: .after(milliseconds: 0))
        }
        #expect(late?.mayHaveBeenSent == false)
    }

    @Test func `a missing library is one sentence, and nothing was sent`() throws {
        let error = try error([]) { $0.libraryNames = ["libcurl-of-nobody.so.4"] }
        #expect(error?.kind == .libraryMissing)
        #expect(error?.mayHaveBeenSent == false)
        #expect(error?.description.hasPrefix("libcurl is not installed; install it") == true)
    }

    @Test(arguments: [
        "http://api.boltapp.com/", "ftp://127.0.0.1/", "http://user@127.0.0.1/",
        "http://127.0.0.1.evil.example/",
    ])
    func `unsafe addresses are not asked`(url: String) throws {
        let client = HTTPClient(HTTPClientOptions())
        let error = ClientFixture.error(client, try ClientFixture.get(url))
        #expect(error?.kind == .unusableURL)
    }

    @Test(arguments: ["key\r\nX-Evil: 1", "key\n", "k\u{0}y", "schlüssel"])
    func `a line break in a key gets nowhere`(value: String) throws {
        let client = HTTPClient(HTTPClientOptions())
        let request = try ClientFixture.get("http://127.0.0.1:1/", [HTTPHeader("X-API-Key", value)])
        let error = ClientFixture.error(client, request)
        #expect(error?.kind == .unusableHeader(name: "X-API-Key"))
        #expect(error?.description.contains("key\r") == false)
    }

    @Test func `a signal ends a call at once`() async {
        await #expect(processExitsWith: .exitCode(42)) {
            let signals = try SignalPipe.install()
            let server = try ScriptedServer([[.read, .hold]])
            let client = HTTPClient(HTTPClientOptions(), signals: signals)
            let sentAt = Monitor<UInt64>(0)
            let process = Process.identifier
            let port = server.port
            let sender = try WorkerThread {
                // Once the client waits; how long it takes to get there does not count.
                try? Poll.sleep(until: .after(milliseconds: 300), signals: nil)
                sentAt.withState { $0 = Clock.monotonicNanoseconds() }
                try? Process.send(.interrupt, to: process)
            }
            let error = ClientFixture.error(
                client,
                try ClientFixture.get("http://127.0.0.1:\(port)/")
            )
            let end = Clock.monotonicNanoseconds()
            sender.join()
            let milliseconds = (end - sentAt.withState { $0 }) / 1_000_000
            let isRight = error?.kind == .cancelled && error?.mayHaveBeenSent == true
            Process.exit(isRight && milliseconds < 100 ? 42 : 1)
        }
    }
}
