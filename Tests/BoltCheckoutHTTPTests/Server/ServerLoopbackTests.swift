import BoltSystem
import Testing

@testable import BoltCheckoutHTTP

/// The server over real connections.
struct ServerLoopbackTests {
    private func get(_ path: String, _ port: UInt16, close: Bool = false) -> [UInt8] {
        let end = close ? "Connection: close\r\n" : ""
        return Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(end)\r\n".utf8)
    }

    @Test func `answers over one connection again and again`() throws {
        let server = try ServerRun()
        let connection = try server.connect()
        for number in 0..<50 {
            let bytes = get("/\(number)", server.port)
            try connection.write(bytes, until: .after(milliseconds: 5000))
            let reply = String(
                decoding: try #require(try ServerRun.read(connection)),
                as: UTF8.self
            )
            #expect(reply.hasPrefix("HTTP/1.1 200 OK\r\nDate: "))
            #expect(reply.hasSuffix("\r\n\r\nGET /\(number) 0"))
        }
    }

    @Test func `answers requests that were sent at once, in order`() throws {
        let server = try ServerRun()
        let host = "Host: 127.0.0.1:\(server.port)\r\n"
        let text = try server.exchange(
            "GET /slow HTTP/1.1\r\n\(host)\r\nGET /two HTTP/1.1\r\n\(host)\r\n"
        )
        let first = try #require(text.firstRange(of: "GET /slow 0"))
        let second = try #require(text.firstRange(of: "GET /two 0"))
        #expect(first.upperBound <= second.lowerBound)
    }

    @Test func `tells a waiting client to go on`() throws {
        let server = try ServerRun()
        let connection = try server.connect()
        let head =
            "POST /x HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n"
            + "Expect: 100-continue\r\nContent-Length: 3\r\n\r\n"
        try connection.write(Array(head.utf8), until: .after(milliseconds: 5000))
        let word = try #require(try ServerRun.read(connection))
        #expect(String(decoding: word, as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
        try connection.write(Array("abc".utf8), until: .after(milliseconds: 5000))
        #expect(try ServerRun.readAll(connection).hasSuffix("POST /x 3"))
    }

    @Test func `answers HEAD with headers alone`() throws {
        let server = try ServerRun()
        let text = try server.exchange("HEAD /a HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(text.contains("Content-Length: 9\r\n"))
        #expect(text.hasSuffix("\r\n\r\n"))
    }

    @Test func `drops who sends a request bit by bit, and serves others meanwhile`() throws {
        var limits = ServerLimits()
        limits.headMilliseconds = 300
        let server = try ServerRun(limits: limits)
        let slow = try server.connect()
        try slow.write(Array("GET / HT".utf8), until: .after(milliseconds: 5000))
        let text = try server.exchange(
            "GET /quick HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
        )
        #expect(text.hasSuffix("GET /quick 0"))
        #expect(try ServerRun.readAll(slow).hasPrefix("HTTP/1.1 408 "))
    }

    @Test func `drops who keeps a connection without a word`() throws {
        var limits = ServerLimits()
        limits.headMilliseconds = 100
        limits.idleMilliseconds = 100
        let server = try ServerRun(limits: limits)
        #expect(try ServerRun.readAll(try server.connect()) == "")
        let used = try server.connect()
        try used.write(get("/a", server.port), until: .after(milliseconds: 5000))
        #expect(try ServerRun.readAll(used).hasSuffix("GET /a 0"))
    }

    @Test func `a reply that waits holds nobody up`() throws {
        let server = try ServerRun()
        let waiting = try server.connect()
        try waiting.write(get("/slow", server.port, close: true), until: .after(milliseconds: 5000))
        let started = Clock.monotonicNanoseconds()
        for _ in 0..<5 {
            _ = try server.exchange("GET /q HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        }
        let quick = Clock.monotonicNanoseconds() - started
        #expect(try ServerRun.readAll(waiting).hasSuffix("GET /slow 0"))
        #expect(Clock.monotonicNanoseconds() - started >= 250_000_000)
        #expect(quick < 250_000_000)
    }

    @Test func `serves fifty clients at once`() throws {
        let server = try ServerRun()
        let clients = try (0..<50).map { _ in try server.connect() }
        for round in 0..<4 {
            for (number, client) in clients.enumerated() {
                let bytes = get("/\(round)-\(number)", server.port)
                try client.write(bytes, until: .after(milliseconds: 5000))
            }
            for (number, client) in clients.enumerated() {
                let reply = try #require(try ServerRun.read(client))
                let text = String(decoding: reply, as: UTF8.self)
                #expect(text.hasSuffix("GET /\(round)-\(number) 0"))
            }
        }
    }

    @Test func `who does not read a large reply blocks nobody`() throws {
        let server = try ServerRun()
        let lazy = try server.connect()
        try lazy.write(get("/large", server.port, close: true), until: .after(milliseconds: 5000))
        let text = try server.exchange("GET /q HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(text.hasSuffix("GET /q 0"))
        #expect(try ServerRun.readAll(lazy).utf8.count > 4 << 20)
    }

    @Test(arguments: [
        ("GET /" + String(repeating: "a", count: 9000) + " HTTP/1.1\r\n\r\n", 414),
        ("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 40_000) + "\r\n\r\n", 431),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\n\r\n", 413),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("hello\r\n\r\n", 400),
    ])
    func `says what is wrong before it hangs up`(text: String, status: Int) throws {
        let server = try ServerRun()
        let reply = try server.exchange(text)
        #expect(reply.hasPrefix("HTTP/1.1 \(status) "))
        #expect(reply.contains("\r\nConnection: close\r\n"))
    }

    @Test func `takes more clients than it serves at a time`() throws {
        var limits = ServerLimits()
        limits.connections = 4
        let server = try ServerRun(limits: limits)
        let idle = try (0..<8).map { _ in try server.connect() }
        let text = try server.exchange("GET /q HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(text.hasSuffix("GET /q 0"))
        #expect(idle.count == 8)
    }

    @Test func `who never ends a request gives way to who asks one`() throws {
        var limits = ServerLimits()
        limits.connections = 4
        let server = try ServerRun(limits: limits)
        let slow = try (0..<8).map { _ in
            let connection = try server.connect()
            try connection.write(Array("GET /sl".utf8), until: .after(milliseconds: 10_000))
            return connection
        }
        let text = try server.exchange("GET /q HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(text.hasSuffix("GET /q 0"))
        #expect(slow.count == 8)
    }

    @Test func `ends when its time is over`() throws {
        let server = try HTTPServer()
        let ending = try server.run(until: .after(milliseconds: 20)) { _ in .text("") }
        #expect(ending == .timedOut)
        #expect(throws: SystemError.self) {
            try Connection.connect(port: server.port, until: .after(milliseconds: 1000))
        }
    }
}
