import Testing

@testable import BoltCheckoutHTTP

/// Which requests get to a handler.
struct ServerPolicyTests {
    private func request(_ target: String, _ headers: [String: String]) -> ServerRequest {
        ServerRequest("GET", target, headers: headers.map { HTTPHeader($0.key, $0.value) })
    }

    @Test(arguments: ["127.0.0.1:4000", "localhost:4000", "LOCALHOST:4000"])
    func `takes requests for its own address`(host: String) throws {
        let admitted = try ServerPolicy().admit(request("/a?b", ["Host": host]), port: 4000)
        #expect(admitted.path == "/a")
    }

    @Test(arguments: ["evil.example:4000", "127.0.0.1:4001", "127.0.0.1", "", "[::1]:4000"])
    func `refuses requests for another host`(host: String) {
        #expect(throws: RequestError.foreignHost) {
            try ServerPolicy().admit(request("/", ["Host": host]), port: 4000)
        }
    }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:4000"])
    func `refuses requests that another page sends`(origin: String) {
        let foreign = request("/", ["Host": "127.0.0.1:4000", "Origin": origin])
        #expect(throws: RequestError.foreignOrigin) {
            try ServerPolicy().admit(foreign, port: 4000)
        }
    }

    @Test func `takes the path token off`() throws {
        let policy = ServerPolicy(pathToken: "s3cret")
        let inside = request("/s3cret/cb?code=1", ["Host": "127.0.0.1:4000"])
        let admitted = try policy.admit(inside, port: 4000)
        #expect(admitted.path == "/cb")
        #expect(admitted.query == "code=1")
    }

    @Test(arguments: ["/", "/s3cre", "/s3cretx", "/S3CRET/cb", "/cb/s3cret", "/s3cret%2Fcb"])
    func `shows nothing to who lacks the path token`(target: String) {
        let policy = ServerPolicy(pathToken: "s3cret")
        #expect(throws: RequestError.unknownPath) {
            try policy.admit(request(target, ["Host": "127.0.0.1:4000"]), port: 4000)
        }
    }

    @Test func `names the methods that are taken`() {
        let odd = ServerRequest("TRACE", "/", headers: [HTTPHeader("Host", "127.0.0.1:4000")])
        #expect(throws: RequestError.methodNotAllowed(allowed: ["GET", "HEAD", "POST"])) {
            try ServerPolicy().admit(odd, port: 4000)
        }
    }

    @Test(
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (784_111_777_000, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (1_709_210_096_999, "Thu, 29 Feb 2024 12:34:56 GMT"),
        ] as [(Int64, String)]
    )
    func `dates replies as RFC 9110 does`(milliseconds: Int64, text: String) {
        #expect(ServerDate.text(milliseconds: milliseconds) == text)
    }
}
