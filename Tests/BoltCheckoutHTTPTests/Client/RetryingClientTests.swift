import BoltCheckoutHTTP
import BoltSystem
import Testing

private final class Waits {
    var milliseconds: [Int64] = []
    var notices: [String] = []
}

struct RetryingClientTests {
    private let lost = HTTPError(.noReply, host: "h.example", mayHaveBeenSent: true)
    private let refused = HTTPError(
        .unreachable(reason: "connection refused"),
        host: "h.example",
        mayHaveBeenSent: false
    )

    private func run(
        _ attempts: [RetryPolicy.Attempt],
        isInterrupted: Bool = false
    ) throws -> (result: Result<HTTPResponse, HTTPError>, sent: [HTTPRequest], waits: Waits) {
        let sender = AnsweringSender(attempts)
        let waits = Waits()
        let world = RetryingClient.World(
            nowMilliseconds: { 1_796_205_600_000 },
            random: { 0 },
            wait: { milliseconds in
                waits.milliseconds.append(milliseconds)
                return !isInterrupted
            }
        )
        let client = RetryingClient(sender, world: world) { waits.notices.append($0.description) }
        let request = try ClientFixture.post("https://h.example/pay", "{}", key: "key-1")
        let result = Result<HTTPResponse, HTTPError> { () throws(HTTPError) -> HTTPResponse in
            try client.send(request, until: .never)
        }
        return (result, sender.requests, waits)
    }

    @Test func `tries again with the same bytes and the same key`() throws {
        let replayed = HTTPResponse(
            status: 200,
            headers: [HTTPHeader("Idempotent-Replayed", "true")]
        )
        let run = try run([
            .failed(lost), .answered(HTTPResponse(status: 409)), .answered(replayed),
        ])
        #expect(run.result == .success(replayed))
        #expect(run.sent.count == 3)
        #expect(run.sent.allSatisfy { $0 == run.sent.first })
        #expect(run.waits.milliseconds == [1_000, 2_000])
        #expect(
            run.waits.notices == [
                "h.example closed the connection without a reply; trying again in 1 s",
                "Bolt answered HTTP 409; trying again in 2 s",
            ]
        )
    }

    @Test func `what an earlier try may have done is not forgotten`() throws {
        let run = try run([.failed(lost), .failed(refused), .failed(refused)])
        let error = #expect(throws: HTTPError.self) { try run.result.get() }
        #expect(error?.kind == .unreachable(reason: "connection refused"))
        #expect(error?.mayHaveBeenSent == true)
    }

    @Test func `where nothing was ever sent the last error says so`() throws {
        let run = try run([.failed(refused), .failed(refused), .failed(refused)])
        let error = #expect(throws: HTTPError.self) { try run.result.get() }
        #expect(error?.mayHaveBeenSent == false)
        #expect(run.sent.count == 3)
    }

    @Test func `a signal while waiting ends it`() throws {
        let run = try run([.failed(lost)], isInterrupted: true)
        let error = #expect(throws: HTTPError.self) { try run.result.get() }
        #expect(error?.kind == .cancelled)
        #expect(error?.mayHaveBeenSent == true)
        #expect(run.sent.count == 1)
    }

    @Test func `a wait that is too long is said and not made`() throws {
        let busy = HTTPResponse(status: 429, headers: [HTTPHeader("Retry-After", "86400")])
        let run = try run([.answered(busy)])
        #expect(run.result == .success(busy))
        #expect(run.waits.milliseconds.isEmpty)
        #expect(run.waits.notices == ["Bolt answered HTTP 429; Bolt asks to wait 86400 s"])
    }
}
