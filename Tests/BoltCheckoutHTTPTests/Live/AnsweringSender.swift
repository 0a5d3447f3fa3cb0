import BoltCheckoutHTTP
import BoltSystem

/// Gives the answers of a list and remembers what was asked.
final class AnsweringSender: HTTPSending {
    private var attempts: [RetryPolicy.Attempt]
    private(set) var requests: [HTTPRequest] = []

    init(_ attempts: [RetryPolicy.Attempt]) {
        self.attempts = attempts
    }

    func send(
        _ request: HTTPRequest,
        until deadline: Deadline
    ) throws(HTTPError) -> HTTPResponse {
        requests.append(request)
        guard !attempts.isEmpty else {
            throw HTTPError(.hostNotFound, host: "none.example", mayHaveBeenSent: false)
        }
        switch attempts.removeFirst() {
        case .answered(let response): return response
        case .failed(let error): throw error
        }
    }
}

extension RetryPolicy.Attempt {
    /// An answer in JSON.
    static func json(_ status: Int, _ body: String = "{}") -> RetryPolicy.Attempt {
        let type = HTTPHeader("Content-Type", "application/json")
        return .answered(HTTPResponse(status: status, headers: [type], body: Array(body.utf8)))
    }

    /// No answer to a request that may have arrived.
    static let lost = RetryPolicy.Attempt.failed(
        HTTPError(.noReply, host: "api.example", mayHaveBeenSent: true)
    )

    /// No connection.
    static let refused = RetryPolicy.Attempt.failed(
        HTTPError(
            .unreachable(reason: "connection refused"),
            host: "api.example",
            mayHaveBeenSent: false
        )
    )
}

/// An API that answers from a list; its nonces count up.
struct StubAPI {
    let sender: AnsweringSender
    let api: BoltAPI

    init(_ attempts: [RetryPolicy.Attempt], keys: LiveKeys = LiveKeys()) {
        sender = AnsweringSender(attempts)
        var drawn: UInt8 = 0
        api = BoltAPI(
            over: sender,
            hosts: BoltEnvironment.sandbox.hosts,
            keys: keys,
            world: RetryingClient.World(
                nowMilliseconds: { 0 },
                random: { 0 },
                wait: { _ in true }
            ),
            randomBytes: { count throws(SystemError) in
                drawn += 1
                return [UInt8](repeating: drawn, count: count)
            }
        )
    }
}
