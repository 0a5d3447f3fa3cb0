import BoltCheckoutCore
package import BoltCheckoutHTTP
package import BoltSystem

/// Delivers webhooks one after the other, on a thread of its own, so that a receiver that is slow
/// or away holds up nothing but the hooks behind.
package final class WebhookSender {
    private struct Queue {
        var hooks: [MockHook] = []
        var isClosed = false
    }

    /// Waiting hooks beyond these are dropped.
    private static let mostWaiting = 1000
    /// How long to wait before each further try, in milliseconds.
    private static let pauses: [Int64] = [250, 1000]
    private static let callMilliseconds: Int64 = 10_000

    private let queue: Monitor<Queue>
    private let thread: WorkerThread

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - url: The receiver.
    ///   - options: How the client behaves.
    ///   - signals: End a delivery at once.
    ///   - log: Takes a line for each delivery, on the thread of the deliveries.
    /// - Throws: The system's error where it has no room for a thread.
    package init(
        to url: URLParts,
        options: HTTPClientOptions,
        signals: SignalPipe?,
        log: @escaping @Sendable (String) -> Void
    ) throws(SystemError) {
        let queue = Monitor(Queue())
        self.queue = queue
        thread = try WorkerThread {
            let client = HTTPClient(options, signals: signals)
            while let hook = Self.next(in: queue) {
                let result = Self.deliver(hook, to: url, client, signals)
                log("hook \(hook.type) to \(url.origin)\(url.path): \(result)")
            }
        }
    }

    /// Puts a hook at the end of the queue and does not wait.
    package func send(_ hook: MockHook) {
        queue.withState { queue in
            if queue.hooks.count < Self.mostWaiting { queue.hooks.append(hook) }
        }
    }

    /// Waits until what is in the queue is delivered, or a signal has ended that.
    package func finish() {
        queue.withState { $0.isClosed = true }
        thread.join()
    }

    private static func next(in queue: Monitor<Queue>) -> MockHook? {
        let hook = queue.withState(when: { $0.isClosed || !$0.hooks.isEmpty }) { queue in
            queue.hooks.isEmpty ? nil : queue.hooks.removeFirst()
        }
        return hook ?? nil
    }

    private static func deliver(
        _ hook: MockHook,
        to url: URLParts,
        _ client: HTTPClient,
        _ signals: SignalPipe?
    ) -> String {
        let request = HTTPRequest(
            .post,
            url,
            headers: [
                HTTPHeader("Content-Type", "application/json"),
                HTTPHeader("X-Bolt-Hmac-Sha256", hook.signature),
            ],
            body: hook.body
        )
        var result = ""
        for pause in [0] + pauses {
            let wait = Deadline.after(milliseconds: pause)
            guard (try? Poll.sleep(until: wait, signals: signals)) != nil else { return result }
            do throws(HTTPError) {
                let deadline = Deadline.after(milliseconds: callMilliseconds)
                let response = try client.send(request, until: deadline)
                result = String(response.status)
                if response.status == 200 { return result }
            } catch {
                result = error.description
            }
        }
        return "\(result); given up"
    }
}
