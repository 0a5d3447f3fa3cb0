import BoltCheckoutHTTP
import BoltSystem

/// Sends requests to a page from a thread of its own, as a browser would, once its address is shown.
final class PageVisitor {
    /// One request: its method, what stands after the address, its body.
    struct Step: Sendable {
        var method: HTTPRequest.Method = .get
        var path = ""
        var body = ""
        var headers: [HTTPHeader] = []
    }

    /// What came back, in order.
    let replies = Monitor<[HTTPResponse]>([])
    private(set) var address = ""
    private var thread: WorkerThread?
    private let steps: [Step]
    private let base: @Sendable (String) -> String

    /// Creates a visitor.
    ///
    /// - Parameters:
    ///   - steps: The requests.
    ///   - base: What the paths are put behind, of the address that is shown.
    init(_ steps: [Step], base: @escaping @Sendable (String) -> String = { $0 }) {
        self.steps = steps
        self.base = base
    }

    /// The world of a shopper who visits.
    func world(until deadline: Deadline = .after(milliseconds: 20_000)) -> ShopperWorld {
        ShopperWorld(
            deadline: deadline,
            signals: nil,
            randomBytes: SecureRandom.bytes,
            tell: { _ in },
            show: { [self] address in visit(address) }
        )
    }

    /// Everything that came back, once the visitor is done.
    func finish() -> [HTTPResponse] {
        thread?.join()
        return replies.withState { $0 }
    }

    private func visit(_ address: String) {
        self.address = address
        let (steps, replies, start) = (steps, replies, base(address))
        thread = try? WorkerThread {
            let client = HTTPClient(HTTPClientOptions())
            for step in steps {
                guard let url = try? URLParts(start + step.path) else { return }
                let request = HTTPRequest(
                    step.method,
                    url,
                    headers: step.headers,
                    body: Array(step.body.utf8)
                )
                let limit = Deadline.after(milliseconds: 10_000)
                guard let reply = try? client.send(request, until: limit) else { return }
                replies.withState { $0.append(reply) }
            }
        }
    }
}
