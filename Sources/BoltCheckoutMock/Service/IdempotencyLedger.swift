import BoltCheckoutCore
import BoltCheckoutHTTP

/// Remembers the replies to requests with an idempotency key for a day.
struct IdempotencyLedger {
    private struct Entry {
        let bodyDigest: [UInt8]
        let reply: ServerReply
        /// When the reply has left; before that the request is still at work.
        let readyAt: Int64
        let expiresAt: Int64
    }

    private static let lifeMilliseconds: Int64 = 24 * 3_600_000
    private var store = BoundedStore<Entry>(countLimit: 10_000, costLimit: 64 << 20)

    /// The name under which a request is remembered; nil where it has no key.
    static func name(of request: ServerRequest) throws(MockError) -> String? {
        guard request.method == "POST" || request.method == "PATCH",
            let key = request.header("Idempotency-Key")
        else { return nil }
        guard !key.isEmpty, key.utf8.count <= 255 else {
            throw MockError(400, 9, "The Idempotency-Key must have 1 to 255 characters.")
        }
        let parts = [
            key, request.method, request.path, request.header("X-API-Key") ?? "",
            request.header("X-Publishable-Key") ?? "",
        ]
        return Hexadecimal.text(SHA256.hash(Array(parts.joined(separator: "\n").utf8)))
    }

    /// The reply to a request that came before.
    ///
    /// - Parameters:
    ///   - name: The request's name.
    ///   - body: Its body.
    ///   - milliseconds: The time of day.
    /// - Returns: The reply, marked as replayed; nil for a new request.
    /// - Throws: A conflict where the first one is still at work, or had another body.
    func replay(
        _ name: String,
        body: [UInt8],
        at milliseconds: Int64
    ) throws(MockError) -> ServerReply? {
        guard let entry = store[name], milliseconds < entry.expiresAt else { return nil }
        guard entry.bodyDigest == SHA256.hash(body) else {
            throw MockError(409, 34, "The Idempotency-Key was used with another body.")
        }
        guard milliseconds >= entry.readyAt else {
            throw MockError(409, 34, "A request with this Idempotency-Key is still at work.")
        }
        var reply = entry.reply
        reply.headers.append(HTTPHeader("Idempotent-Replayed", "true"))
        return reply
    }

    /// Remembers a reply.
    mutating func keep(
        _ reply: ServerReply,
        for name: String,
        body: [UInt8],
        at milliseconds: Int64,
        latency: Int64
    ) {
        let entry = Entry(
            bodyDigest: SHA256.hash(body),
            reply: reply,
            readyAt: milliseconds + latency,
            expiresAt: milliseconds + Self.lifeMilliseconds
        )
        store.set(entry, for: name, cost: reply.body.count)
    }
}
