import BoltCheckoutFlows
import BoltCheckoutHTTP
import Testing

struct BoltAPITests {
    private let keys = LiveKeys(
        apiKey: "invented-api-key",
        publishableKey: PublishableKey("merchant.division.key")
    )
    private let charge = BoltCall(
        .post,
        "/v1/merchant/transactions/authorize",
        headers: [HTTPHeader("Idempotency-Key", "K")],
        keys: [.api, .publishable],
        canCharge: true
    )

    @Test func `a call goes to the API host with the keys it asks for`() throws {
        let stub = StubAPI([.json(200), .json(200)], keys: keys)
        _ = try stub.api.send(BoltCall(.get, "/v1/merchant/identifiers"))
        _ = try stub.api.send(BoltCall(.get, "/v1/account/exists", keys: [.publishable]))
        let first = stub.sender.requests[0]
        #expect(first.url.text == "https://api-sandbox.boltapp.com/v1/merchant/identifiers")
        #expect(first.headers.value(of: "X-API-Key") == "invented-api-key")
        #expect(first.headers.value(of: "X-Publishable-Key") == nil)
        let second = stub.sender.requests[1]
        #expect(second.headers.value(of: "X-API-Key") == nil)
        #expect(second.headers.value(of: "X-Publishable-Key") == "merchant.division.key")
    }

    // 0x0101010101010101 is 72340172838076673, and its last sixteen digits make the nonce.
    @Test func `each try has a nonce of its own and the same idempotency key`() throws {
        let stub = StubAPI([.json(503), .lost, .json(200)], keys: keys)
        _ = try stub.api.send(charge)
        let nonces = stub.sender.requests.map { $0.headers.value(of: "X-Nonce") }
        #expect(nonces == ["2340172838076673", "4680345676153346", "7020518514230019"])
        #expect(stub.sender.requests.allSatisfy { $0.idempotencyKey == "K" })
    }

    @Test(arguments: [
        ([RetryPolicy.Attempt.json(200)], false),
        ([.refused, .json(200)], false),
        ([.json(429), .json(200)], false),
        ([.json(503), .json(200)], true),
        ([.lost, .json(200)], true),
        ([.json(409), .json(200)], true),
    ])
    func `a reply says whether an earlier try may have charged`(
        attempts: [RetryPolicy.Attempt],
        isOpen: Bool
    ) throws {
        #expect(try StubAPI(attempts).api.send(charge).earlierAttemptIsOpen == isOpen)
    }

    @Test func `what charges nobody leaves nothing open`() throws {
        let stub = StubAPI([.lost, .json(200)])
        let reply = try stub.api.send(BoltCall(.get, "/v1/merchant/transactions/A"))
        #expect(!reply.earlierAttemptIsOpen)
    }
}

struct LiveTransportTests {
    private let authorize = CheckoutRequest(
        .authorize(orderToken: "t"),
        method: "POST",
        path: "/v1/merchant/transactions/authorize",
        headers: [NamedValue("Idempotency-Key", "K-1")]
    )

    @Test func `an idempotency key is told before anything is sent`() throws {
        let stub = StubAPI([.json(200)])
        var told: [(String, Int)] = []
        let transport = LiveTransport(stub.api) { told.append(($0, stub.sender.requests.count)) }
        _ = try transport.send(authorize)
        #expect(told.map(\.0) == ["K-1"])
        #expect(told.map(\.1) == [0])
    }

    @Test(arguments: [
        (
            HTTPError(.noReply, host: "h.example", mayHaveBeenSent: true),
            TransportError.lost("h.example closed the connection without a reply")
        ),
        (
            HTTPError(.hostNotFound, host: "h.example", mayHaveBeenSent: false),
            .unreachable("cannot reach h.example: host not found")
        ),
        (
            HTTPError(.cancelled, host: "h.example", mayHaveBeenSent: true),
            .interrupted(mayHaveArrived: true)
        ),
        (
            HTTPError(.cancelled, host: "h.example", mayHaveBeenSent: false),
            .interrupted(mayHaveArrived: false)
        ),
    ])
    func `an error says whether the request may have arrived`(
        error: HTTPError,
        expected: TransportError
    ) {
        let attempts = [RetryPolicy.Attempt](repeating: .failed(error), count: 3)
        let transport = LiveTransport(StubAPI(attempts).api) { _ in }
        #expect(throws: expected) { try transport.send(authorize) }
    }
}
