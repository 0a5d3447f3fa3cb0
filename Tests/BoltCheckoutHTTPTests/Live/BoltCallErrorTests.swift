import BoltCheckoutFlows
import BoltCheckoutHTTP
import Testing

/// A reply, and what it is called where JSON was asked for.
struct ReplyCase: Sendable {
    let status: Int
    let type: String
    let body: String
    let words: String
    let ending: FlowEnding

    static let all: [ReplyCase] = [
        ReplyCase(
            status: 404,
            type: "application/json",
            body: #"{"errors":[{"code":24,"message":"Not here."}],"result":{"success":false}}"#,
            words: "Bolt error 24 NotFound: Not here (HTTP 404) for REF; trace T-1",
            ending: .refused
        ),
        ReplyCase(
            status: 403,
            type: "application/json",
            body: #"{"errors":[{"code":18,"message":"No."}]}"#,
            words: "Bolt error 18 Forbidden: No (HTTP 403) for REF; trace T-1",
            ending: .keysRefused
        ),
        ReplyCase(
            status: 200,
            type: "application/json",
            body: #"{"errors":[{"code":41}]}"#,
            words: "Bolt error 41 TooManyRequests (HTTP 200) for REF; trace T-1",
            ending: .unsettled
        ),
        ReplyCase(
            status: 502,
            type: "text/html",
            body: "<html><head><title>502 Bad Gateway</title></head></html>",
            words: "REF: expected JSON from api.example, got text/html (HTTP 502, "
                + "title \"502 Bad Gateway\"); a proxy may be answering; trace T-1",
            ending: .unsettled
        ),
        ReplyCase(
            status: 200,
            type: "text/html; charset=utf-8",
            body: "<!doctype html><title>Sign in</title>",
            words: "REF: expected JSON from api.example, got text/html (HTTP 200, "
                + "title \"Sign in\"); a proxy may be answering; trace T-1",
            ending: .foreignReply
        ),
        ReplyCase(
            status: 200,
            type: "text/plain",
            body: "hello",
            words: "REF: expected JSON from api.example, got text/plain (HTTP 200); "
                + "a proxy may be answering; trace T-1",
            ending: .foreignReply
        ),
        ReplyCase(
            status: 204,
            type: "application/json",
            body: "",
            words: "REF: api.example sent an empty reply (HTTP 204); trace T-1",
            ending: .foreignReply
        ),
        ReplyCase(
            status: 401,
            type: "application/json",
            body: "",
            words: "keys refused (HTTP 401) for REF; check the environment and its keys; trace T-1",
            ending: .keysRefused
        ),
        ReplyCase(
            status: 302,
            type: "application/json",
            body: "",
            words:
                "api.example answered with a redirect (HTTP 302) for REF, which is not followed; "
                + "look at --base-url and at any proxy; trace T-1",
            ending: .foreignReply
        ),
        ReplyCase(
            status: 503,
            type: "application/json",
            body: "",
            words: "api.example answered HTTP 503 for REF; try again later; trace T-1",
            ending: .unsettled
        ),
    ]
}

struct BoltCallErrorTests {
    @Test(arguments: ReplyCase.all)
    func `a reply that is not what was asked for is told by what it is`(reply: ReplyCase) {
        let headers = [
            HTTPHeader("Content-Type", reply.type), HTTPHeader("X-Bolt-Trace-Id", "T-1"),
        ]
        let response = HTTPResponse(
            status: reply.status,
            headers: headers,
            body: Array(reply.body.utf8)
        )
        let error = #expect(throws: BoltCallError.self) {
            try BoltReply(response, host: "api.example").checkJSON()
        }
        #expect(error?.words(about: "REF") == reply.words)
        #expect(error?.ending == reply.ending)
        #expect(error?.httpStatus == reply.status)
        #expect(error?.traceID == "T-1")
    }

    @Test func `any other JSON of a success is the reply`() throws {
        let response = HTTPResponse(status: 200, body: Array(#"{"token":"t"}"#.utf8))
        try BoltReply(response, host: "api.example").checkJSON()
    }

    @Test(arguments: [
        (HTTPError.Kind.hostNotFound, FlowEnding.unreachable),
        (.timedOut(phase: .waiting, milliseconds: 30_000), .unreachable),
        (.cutOff(received: 51, expected: 500), .unreachable),
        (.libraryMissing, .unreachable),
        (.badEncoding, .foreignReply),
        (.notHTTP, .foreignReply),
        (.cancelled, .interrupted),
    ])
    func `no reply to what charges nobody is one of three endings`(
        kind: HTTPError.Kind,
        ending: FlowEnding
    ) {
        let error = HTTPError(kind, host: "api.example", mayHaveBeenSent: true)
        #expect(BoltCallError.noReply(error).ending == ending)
    }
}
