import BoltSystem

/// The clients of a running server, and the waiting for all of them at once.
final class ServerLoop {
    private static let acceptPauseMilliseconds: Int64 = 100

    private let listener: LoopbackListener
    private let limits: ServerLimits
    private var clients: [ServerClient] = []
    private var ready: [(client: ServerClient, events: Poll.Events)] = []
    private var isListenerReady = false
    private var acceptsFrom: Deadline?
    private var scratch = [UInt8](repeating: 0, count: 65_536)

    /// Whether the reply that ends the server has left.
    private(set) var isFinished = false

    init(listener: LoopbackListener, limits: ServerLimits) {
        self.listener = listener
        self.limits = limits
    }

    /// Waits until something can be done.
    ///
    /// - Returns: Whether the watch has something to read.
    func wait(
        until deadline: Deadline,
        signals: SignalPipe?,
        watch: ServerWatch?
    ) throws(SystemError) -> Bool {
        var entries: [Poll.Entry] = []
        var nearest = deadline
        if let signals { entries.append(Poll.Entry(signals.readDescriptor, .read)) }
        if let watch { entries.append(Poll.Entry(watch.descriptor, .read)) }
        if acceptsFrom?.isOver == true { acceptsFrom = nil }
        let isAccepting = clients.count < limits.connections && acceptsFrom == nil
        if isAccepting { entries.append(Poll.Entry(listener.descriptor, .read)) }
        if let acceptsFrom { nearest = nearest.earlier(acceptsFrom) }
        let firstClient = entries.count
        var waiting: [ServerClient] = []
        for client in clients {
            nearest = nearest.earlier(client.deadline)
            switch client.phase {
            case .reading, .draining:
                entries.append(Poll.Entry(client.connection.descriptor, .read))
                waiting.append(client)
            case .writing:
                entries.append(Poll.Entry(client.connection.descriptor, .write))
                waiting.append(client)
            case .delayed, .done: break
            }
        }
        let events = try Poll.wait(for: entries, until: nearest)
        ready.removeAll(keepingCapacity: true)
        for (client, event) in zip(waiting, events[firstClient...]) where !event.isEmpty {
            ready.append((client, event))
        }
        isListenerReady = isAccepting && !events[firstClient - 1].isEmpty
        guard watch != nil else { return false }
        return !events[signals == nil ? 0 : 1].isEmpty
    }

    /// Does what can be done now.
    ///
    /// - Parameter answer: Answers a request.
    func serve(_ answer: (ServerRequest) -> ServerReply) {
        for (client, _) in ready {
            switch client.phase {
            case .reading:
                scratch.withUnsafeMutableBytes { client.receive(into: $0) }
                serveRequests(of: client, answer)
            case .draining:
                scratch.withUnsafeMutableBytes { client.receive(into: $0) }
            case .writing:
                client.send()
                serveRequests(of: client, answer)
            case .delayed, .done: break
            }
        }
        for client in clients where client.deadline.isOver {
            client.passDeadline()
            serveRequests(of: client, answer)
        }
        if isListenerReady { accept() }
        if clients.contains(where: { $0.phase == .done }) {
            isFinished = clients.contains { $0.phase == .done && $0.endsServer }
            clients.removeAll { $0.phase == .done }
        }
    }

    /// Answers what a client has sent, also several requests sent at once.
    private func serveRequests(
        of client: ServerClient,
        _ answer: (ServerRequest) -> ServerReply
    ) {
        while let request = client.nextRequest() {
            client.answer(answer(request), to: request)
        }
    }

    private func accept() {
        do throws(SystemError) {
            while clients.count < limits.connections {
                guard let connection = try listener.acceptWaiting() else { return }
                clients.append(ServerClient(connection, limits: limits))
            }
        } catch {
            // Out of descriptors, most likely: the queue keeps who waits until some are closed.
            acceptsFrom = .after(milliseconds: Self.acceptPauseMilliseconds)
        }
        dropIdleClient()
    }

    /// Makes room for those who wait: who only keeps a connection for later has the least to lose,
    /// then who has been longest at its request's head. Who came last has had no chance yet.
    private func dropIdleClient() {
        guard clients.count >= limits.connections else { return }
        let earlier = clients.dropLast()
        let client = earlier.first { $0.isIdle } ?? earlier.first { $0.isInHead }
        client?.finish()
    }
}
