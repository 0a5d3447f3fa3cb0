import Testing

@testable import BoltCheckoutHTTP

/// The parser of requests, without a socket.
struct ServerRequestParserTests {
    private let limits = ServerLimits()

    private func parse(
        _ text: String,
        limits: ServerLimits = ServerLimits(),
        piece: Int = .max
    ) throws(RequestError) -> ServerRequest? {
        var parser = RequestParser(limits: limits)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            parser.append(rest.prefix(piece))
            rest = rest.dropFirst(piece)
            if let request = try parser.next() { return request }
        }
        return nil
    }

    private static let post =
        "POST /v1/orders?a=1&b=x%20y HTTP/1.1\r\nHost: 127.0.0.1:1\r\n"
        + "X-Name:  a value\t\r\nContent-Length: 5\r\n\r\nhello"

    @Test(arguments: [1, 2, 7, 64, 4096])
    func `reads a request whatever pieces it comes in`(piece: Int) throws {
        let request = try #require(try parse(Self.post, piece: piece))
        #expect(request.method == "POST")
        #expect(request.path == "/v1/orders")
        #expect(request.queryFields.values(of: "b") == ["x y"])
        #expect(request.header("x-name") == "a value")
        #expect(request.body == Array("hello".utf8))
        #expect(request.keepsConnection)
    }

    @Test(arguments: [1, 3, 4096])
    func `puts chunks together and drops their trailer`(piece: Int) throws {
        let text =
            "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "3;name=value\r\nabc\r\n0A\r\n0123456789\r\n0\r\nX-Sum: 1\r\n\r\n"
        let request = try #require(try parse(text, piece: piece))
        #expect(request.body == Array("abc0123456789".utf8))
        #expect(request.header("X-Sum") == nil)
    }

    @Test func `reads requests that follow each other at once`() throws {
        var parser = RequestParser(limits: limits)
        parser.append(Array((Self.post + "\r\nGET /next HTTP/1.1\r\nHost: h\r\n\r\n").utf8))
        #expect(try parser.next()?.method == "POST")
        #expect(try parser.next()?.path == "/next")
        #expect(try parser.next() == nil)
        #expect(parser.isIdle)
    }

    @Test(arguments: [
        ("HTTP/1.1", "", true), ("HTTP/1.1", "Connection: close\r\n", false),
        ("HTTP/1.1", "Connection: Upgrade, Close\r\n", false), ("HTTP/1.0", "", false),
        ("HTTP/1.0", "Connection: Keep-Alive\r\n", true),
    ])
    func `knows which connections are kept`(version: String, line: String, isKept: Bool) throws {
        let request = try parse("GET / \(version)\r\nHost: h\r\n\(line)\r\n")
        #expect(request?.keepsConnection == isKept)
    }

    @Test func `asks for a body that the client holds back, once`() throws {
        var parser = RequestParser(limits: limits)
        let head =
            "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        parser.append(Array(head.utf8))
        #expect(try parser.next() == nil)
        #expect(parser.wantsContinue)
        parser.wantsContinue = false
        parser.append(Array("ok".utf8))
        #expect(try parser.next()?.body == Array("ok".utf8))
        #expect(!parser.wantsContinue)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\nHost: h\n\n",
        "GET  / HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET / HTTP/1.1 \r\nHost: h\r\n\r\n",
        "GET /\r\nHost: h\r\n\r\n",
        "G\u{0}T / HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET http://bolt.example/ HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /a#b HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /\u{7F} HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET /é HTTP/1.1\r\nHost: h\r\n\r\n",
        "GET / HTTX/1.1\r\nHost: h\r\n\r\n",
        "\u{16}\u{3}\u{1}\u{2}\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : h\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\r\n folded: yes\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\r\nNoColon\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\r\n: value\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\rX: y\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: h\u{0}\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: +5\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0x5\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5, 5\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
        "POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n",
        "\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n",
    ])
    func `refuses what is no request`(text: String) throws {
        let error = #expect(throws: RequestError.self) { try parse(text) }
        #expect(error?.status == 400)
        #expect(error?.breaksConnection == true)
    }

    @Test(arguments: [
        "-1\r\n", "\r\n", "zz\r\n", ";x\r\n", "10000000000000000\r\n", "3\r\nabcd\r\n",
        "3\nabc\r\n", "3\r\nabc\n0\r\n\r\n",
    ])
    func `refuses what are no chunks`(body: String) throws {
        let head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
        let error = #expect(throws: RequestError.self) { try parse(head + body) }
        #expect(error?.status == 400)
    }

    @Test func `tells apart what is too large`() throws {
        var limits = ServerLimits()
        limits.requestLineBytes = 20
        limits.headerBytes = 40
        limits.headerCount = 3
        limits.bodyBytes = 10
        let get = "GET / HTTP/1.1\r\n"
        let longLine = "GET /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        #expect(status(of: longLine, limits) == 414)
        #expect(status(of: longLine + " HTTP/1.1\r\n", limits) == 414)
        let longHeader = get + "X: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        #expect(status(of: longHeader, limits) == 431)
        #expect(status(of: get + "Host: h\r\na:b\r\nc:d\r\ne:f\r\n\r\n", limits) == 431)
        let length = get + "Host:h\r\nContent-Length: "
        #expect(status(of: length + "11\r\n\r\n", limits) == 413)
        #expect(status(of: length + "99999999999999\r\n\r\n", limits) == 413)
        let chunks = get + "Host:h\r\nTransfer-Encoding: chunked\r\n\r\n"
        var wide = limits
        wide.headerBytes = 100
        #expect(status(of: chunks + "5\r\nabcde\r\n6\r\n", wide) == 413)
        #expect(status(of: chunks + "fffffffffffffff\r\n", wide) == 413)
    }

    @Test func `says what it does not speak`() {
        #expect(status(of: "GET / HTTP/2.0\r\n\r\n", limits) == 505)
        let coding = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip\r\n\r\n"
        #expect(status(of: coding, limits) == 501)
    }

    @Test func `survives a length that no number holds`() {
        let digits = String(repeating: "9", count: 100)
        let text = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(digits)\r\n\r\n"
        #expect(status(of: text, limits) == 413)
    }

    private func status(of text: String, _ limits: ServerLimits) -> Int? {
        do {
            _ = try parse(text, limits: limits)
            return nil
        } catch {
            return error.status
        }
    }
}
