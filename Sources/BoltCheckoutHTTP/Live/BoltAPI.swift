import BoltCheckoutFlows
package import BoltSystem

/// Bolt's API: puts host, keys and nonce to a call, repeats it where that is safe, and brings the
/// reply back.
package final class BoltAPI {
    /// Bolt's services, or what stands in for them.
    package let hosts: BoltHosts
    /// The keys of this run.
    package let keys: LiveKeys

    private let sender: any HTTPSending
    private let policy: RetryPolicy
    private let world: RetryingClient.World
    private let deadline: Deadline
    private let tell: (String) -> Void

    /// Creates the API. Nothing is opened or sent.
    ///
    /// - Parameters:
    ///   - sender: Makes one exchange.
    ///   - hosts: Where to.
    ///   - keys: What Bolt knows the caller by.
    ///   - deadline: When everything must be over, waits included.
    ///   - policy: When a call is made again.
    ///   - world: Time, chance and waiting.
    ///   - randomBytes: Draws nonces.
    ///   - tell: Hears of each wait before a repetition, one line.
    package init(
        over sender: any HTTPSending,
        hosts: BoltHosts,
        keys: LiveKeys,
        until deadline: Deadline = .never,
        policy: RetryPolicy = RetryPolicy(),
        world: RetryingClient.World,
        randomBytes: @escaping (Int) throws(SystemError) -> [UInt8],
        tell: @escaping (String) -> Void = { _ in }
    ) {
        self.sender = NonceSender(sender: sender, randomBytes: randomBytes)
        self.hosts = hosts
        self.keys = keys
        self.deadline = deadline
        self.policy = policy
        self.world = world
        self.tell = tell
    }

    /// Makes a call.
    ///
    /// - Parameter call: What to ask.
    /// - Returns: The reply, whatever its status.
    /// - Throws: ``HTTPError`` where there is no whole reply.
    package func send(_ call: BoltCall) throws(HTTPError) -> BoltReply {
        let request = try request(for: call)
        var isOpen = false
        let client = RetryingClient(sender, policy: policy, world: world) { [tell] notice in
            tell(notice.description)
            if case .wait = notice.decision, call.canCharge, Self.leavesOpen(notice.attempt) {
                isOpen = true
            }
        }
        let response = try client.send(request, until: deadline)
        return BoltReply(response, host: request.url.host, earlierAttemptIsOpen: isOpen)
    }

    /// The request of a call, without its nonce.
    private func request(for call: BoltCall) throws(HTTPError) -> HTTPRequest {
        let query = call.query.fields.isEmpty ? "" : "?\(call.query.text)"
        let url: URLParts
        do throws(URLPartsError) {
            url = try URLParts(hosts.api + call.path + query)
        } catch {
            throw HTTPError(.unusableURL, host: hosts.api, mayHaveBeenSent: false)
        }
        var headers = [HTTPHeader("Accept", "application/json")] + call.headers
        if call.keys.contains(.api), let key = keys.apiKey {
            headers.append(HTTPHeader("X-API-Key", key))
        }
        if call.keys.contains(.publishable), let key = keys.publishableKey {
            headers.append(HTTPHeader("X-Publishable-Key", key.text))
        }
        return HTTPRequest(call.method, url, headers: headers, body: call.body)
    }

    /// Whether Bolt may have acted on a try that is repeated. Too many requests were not acted on.
    private static func leavesOpen(_ attempt: RetryPolicy.Attempt) -> Bool {
        switch attempt {
        case .answered(let response): response.status != 429
        case .failed(let error): error.mayHaveBeenSent
        }
    }
}
