import BoltCheckoutHTTP
import Testing

struct RetryPolicyTests {
    private static let get = "https://api-sandbox.boltapp.com/x"
    // 2026-12-02T10:00:00Z, from `date -u -d ... +%s`.
    private static let now: Int64 = 1_796_205_600_000

    private func decision(
        _ attempt: RetryPolicy.Attempt,
        to request: HTTPRequest? = nil,
        tries: Int = 1,
        remaining: Int64? = nil,
        random: UInt64 = 0
    ) throws -> RetryPolicy.Decision {
        RetryPolicy().decision(
            after: attempt,
            to: try request ?? ClientFixture.get(Self.get),
            tries: tries,
            remainingMilliseconds: remaining,
            nowMilliseconds: Self.now,
            random: random
        )
    }

    private func answer(_ status: Int, _ headers: [HTTPHeader] = []) -> RetryPolicy.Attempt {
        .answered(HTTPResponse(status: status, headers: headers))
    }

    private func failure(_ kind: HTTPError.Kind) -> RetryPolicy.Attempt {
        .failed(HTTPError(kind, host: "h", mayHaveBeenSent: true))
    }

    @Test(arguments: [
        ("2", 2_000), ("Wed, 02 Dec 2026 10:00:05 GMT", 5_000), ("60", 60_000),
        ("-5", 1_000), ("0", 1_000), ("soon", 1_000), ("", 1_000), ("1.5", 1_000),
        ("Wed, 02 Dec 2026 09:59:59 GMT", 1_000),
    ])
    func `waits as the server asks, or its own time where that makes no sense`(
        value: String,
        milliseconds: Int64
    ) throws {
        let attempt = answer(429, [HTTPHeader("Retry-After", value)])
        #expect(try decision(attempt) == .wait(milliseconds: milliseconds))
    }

    @Test func `a success is not asked for again, whatever its headers say`() throws {
        let headers = [HTTPHeader("Idempotent-Retriable", "true"), HTTPHeader("Retry-After", "1")]
        #expect(try decision(answer(200, headers)) == .stop)
        #expect(try decision(answer(400, headers)) == .wait(milliseconds: 1_000))
    }

    @Test func `a date is measured on the server's own clock and rounded up`() throws {
        let headers = [
            HTTPHeader("Date", "Wed, 02 Dec 2026 10:10:00 GMT"),
            HTTPHeader("Retry-After", "Wed, 02 Dec 2026 10:10:03 GMT"),
        ]
        #expect(try decision(answer(503, headers)) == .wait(milliseconds: 3_000))
        let response = HTTPResponse(
            status: 429,
            headers: [HTTPHeader("Retry-After", "Wed, 02 Dec 2026 10:00:05 GMT")]
        )
        let seconds = RetryAfter.seconds(of: response, nowMilliseconds: Self.now + 1)
        #expect(seconds == 5)
    }

    @Test(arguments: [
        ("61", 61), ("86400", 86_400), ("99999999999999999999", Int64.max),
        ("Thu, 03 Dec 2026 10:00:00 GMT", 86_400),
    ])
    func `a wait too long for anybody stops at once`(value: String, seconds: Int64) throws {
        let attempt = answer(429, [HTTPHeader("Retry-After", value)])
        #expect(try decision(attempt) == .stopAsked(seconds: seconds))
    }

    @Test func `waits double, with up to a quarter more`() throws {
        #expect(try decision(answer(503), tries: 1) == .wait(milliseconds: 1_000))
        #expect(try decision(answer(503), tries: 2) == .wait(milliseconds: 2_000))
        #expect(try decision(answer(503), tries: 1, random: 250) == .wait(milliseconds: 1_250))
        #expect(try decision(answer(503), tries: 1, random: 251) == .wait(milliseconds: 1_000))
        #expect(try decision(answer(503), tries: 2, random: 500) == .wait(milliseconds: 2_500))
    }

    @Test func `there are two retries and no more`() throws {
        #expect(try decision(answer(503), tries: 3) == .stop)
    }

    @Test func `a wait that would outlast the whole time is not begun`() throws {
        #expect(try decision(answer(503), remaining: 1_000) == .stop)
        #expect(try decision(answer(503), remaining: 1_001) == .wait(milliseconds: 1_000))
    }

    @Test func `only what may be sent twice is`() throws {
        let plain = try ClientFixture.post(Self.get, "{}")
        let keyed = try ClientFixture.post(Self.get, "{}", key: "k")
        #expect(try decision(answer(429), to: plain) == .stop)
        #expect(try decision(failure(.noReply), to: plain) == .stop)
        #expect(try decision(answer(429), to: keyed) == .wait(milliseconds: 1_000))
        #expect(try decision(failure(.noReply), to: keyed) == .wait(milliseconds: 1_000))
        #expect(try decision(answer(409), to: keyed) == .wait(milliseconds: 1_000))
        #expect(try decision(answer(409)) == .stop)
        #expect(try decision(answer(500)) == .wait(milliseconds: 1_000))
        #expect(try decision(answer(500), to: keyed) == .stop)
        let retriable = answer(500, [HTTPHeader("idempotent-retriable", "true")])
        #expect(try decision(retriable, to: keyed) == .wait(milliseconds: 1_000))
    }

    @Test(arguments: [200, 201, 204, 301, 400, 401, 402, 403, 404, 422])
    func `an answer that would not change is taken`(status: Int) throws {
        #expect(try decision(answer(status)) == .stop)
    }

    @Test func `faults that would not go away are not tried again`() throws {
        let lasting: [HTTPError.Kind] = [
            .cancelled, .libraryMissing, .badEncoding, .notHTTP, .bodyTooLarge(limit: 1),
            .certificate(issuer: nil, reason: ""), .encryption(reason: ""), .unusableURL,
            .proxyRefused(status: 407), .proxyNotFound,
        ]
        for kind in lasting { #expect(try decision(failure(kind)) == .stop) }
        let passing: [HTTPError.Kind] = [
            .hostNotFound, .unreachable(reason: ""), .noReply, .connectionLost(reason: ""),
            .timedOut(phase: .waiting, milliseconds: 1), .cutOff(received: 1, expected: 2),
            .proxyRefused(status: 502),
        ]
        for kind in passing { #expect(try decision(failure(kind)) == .wait(milliseconds: 1_000)) }
    }
}
