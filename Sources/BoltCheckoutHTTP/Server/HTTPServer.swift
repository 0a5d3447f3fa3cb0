package import BoltSystem

/// An HTTP/1.1 server on 127.0.0.1, for pages, hooks and the stand-in for Bolt.
///
/// It listens from its creation on, so that a URL can be given away before ``run(until:signals:watching:handler:)``.
/// One thread serves all clients; none waits for another, however slow it is.
package final class HTTPServer: Sendable {
    /// The port that it listens on.
    package let port: UInt16

    private let listener: LoopbackListener
    private let policy: ServerPolicy
    private let limits: ServerLimits

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - port: The port; 0 takes a free one.
    ///   - policy: Which requests get to the handler.
    ///   - limits: How much is taken from a client.
    /// - Throws: An error that is an address in use, or denied for reserved ports.
    package init(
        port: UInt16 = 0,
        policy: ServerPolicy = ServerPolicy(),
        limits: ServerLimits = ServerLimits()
    ) throws(SystemError) {
        listener = try LoopbackListener(port: port)
        self.port = listener.port
        self.policy = policy
        self.limits = limits
    }

    /// The address without a path, for example `"http://127.0.0.1:40123"`.
    package var origin: String { "http://127.0.0.1:\(port)" }

    /// The address with the policy's path token, where there is one, without a slash at its end.
    package var address: String {
        policy.pathToken.map { "\(origin)/\($0)" } ?? origin
    }

    /// Serves clients until something ends it; then stops listening.
    ///
    /// - Parameters:
    ///   - deadline: When to stop.
    ///   - earlierEnd: When to stop before that, asked anew for each wait.
    ///   - signals: Stops it when a signal arrives.
    ///   - watch: Something else to look at meanwhile.
    ///   - handler: Answers a request; it must not wait. Paths come without the policy's token.
    /// - Returns: What ended it.
    /// - Throws: An error of the system that makes waiting impossible.
    package func run(
        until deadline: Deadline = .never,
        orUntil earlierEnd: () -> Deadline = { .never },
        signals: SignalPipe? = nil,
        watching watch: ServerWatch? = nil,
        handler: (ServerRequest) -> ServerReply
    ) throws(SystemError) -> ServerEnding {
        defer { listener.close() }
        let loop = ServerLoop(listener: listener, limits: limits)
        while true {
            if signals?.pending != nil { return .interrupted }
            let deadline = deadline.earlier(earlierEnd())
            if deadline.isOver { return .timedOut }
            let isWatched = try loop.wait(until: deadline, signals: signals, watch: watch)
            if isWatched, let watch, watch.onReadable() { return .finished }
            loop.serve { request in
                do throws(RequestError) {
                    return handler(try policy.admit(request, port: port))
                } catch {
                    return error.reply
                }
            }
            if loop.isFinished { return .finished }
        }
    }

    /// Stops listening.
    package func close() {
        listener.close()
    }
}
