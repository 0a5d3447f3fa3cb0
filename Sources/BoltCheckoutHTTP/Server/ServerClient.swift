import BoltSystem

/// One client of a loopback server: what it has sent, what it still gets, and until when.
final class ServerClient {
    /// What the server waits for.
    enum Phase: Equatable {
        /// More of a request.
        case reading
        /// The moment at which a reply may leave.
        case delayed
        /// Room for more of the reply.
        case writing
        /// The client's end of the connection, so that it reads the last reply before it is cut.
        case draining
        /// Nothing: the connection is over.
        case done
    }

    private static let drainMilliseconds: Int64 = 1000
    private static let drainBytes = 1 << 20

    let connection: Connection
    private(set) var phase = Phase.reading
    /// When the phase is given up, or in ``Phase/delayed`` over.
    private(set) var deadline: Deadline
    /// Whether the server ends when this client is done.
    private(set) var endsServer = false

    private let limits: ServerLimits
    private var parser: RequestParser
    private var requestDeadline: Deadline
    private var output: [UInt8] = []
    private var written = 0
    private var isLast = false
    private var drained = 0

    init(_ connection: Connection, limits: ServerLimits) {
        self.connection = connection
        self.limits = limits
        parser = RequestParser(limits: limits)
        deadline = .after(milliseconds: limits.headMilliseconds)
        requestDeadline = .after(milliseconds: limits.requestMilliseconds)
    }

    /// Whether it only keeps its connection for later.
    var isIdle: Bool { phase == .reading && parser.isIdle }

    /// Whether the head of a request is not complete yet.
    var isInHead: Bool { phase == .reading && parser.isInHead }

    /// Takes what has arrived; the buffer is the caller's scratch space.
    func receive(into buffer: UnsafeMutableRawBufferPointer) {
        let count: Int
        do throws(SystemError) {
            guard let read = try connection.readWaiting(into: buffer) else { return }
            count = read
        } catch {
            return finish()
        }
        guard count > 0 else { return finish() }
        if phase == .draining {
            drained += count
            if drained > Self.drainBytes { finish() }
            return
        }
        if parser.isIdle {
            deadline = .after(milliseconds: limits.headMilliseconds)
            requestDeadline = .after(milliseconds: limits.requestMilliseconds)
        }
        parser.wantsContinue = false
        parser.append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
    }

    /// The next complete request; nil where there is none or an error was answered.
    func nextRequest() -> ServerRequest? {
        guard phase == .reading else { return nil }
        do throws(RequestError) {
            if let request = try parser.next() { return request }
        } catch {
            answer(error.reply, to: nil)
            return nil
        }
        if parser.wantsContinue {
            parser.wantsContinue = false
            // So short that it fits into the system's buffer of any client that reads at all.
            _ = try? connection.writeWaiting(ReplyEncoder.goOn[...])
        }
        if !parser.isIdle && !parser.isInHead { deadline = requestDeadline }
        return nil
    }

    /// Begins a reply.
    ///
    /// - Parameters:
    ///   - reply: The reply.
    ///   - request: What it answers, nil where it could not be read.
    func answer(_ reply: ServerReply, to request: ServerRequest?) {
        isLast = reply.closesConnection || reply.endsServer || request?.keepsConnection != true
        endsServer = reply.endsServer
        output = ReplyEncoder.bytes(
            of: reply,
            hasBody: request?.method != "HEAD",
            isLast: isLast,
            milliseconds: Clock.nowMilliseconds()
        )
        written = 0
        if reply.delayMilliseconds > 0 {
            phase = .delayed
            deadline = .after(milliseconds: reply.delayMilliseconds)
        } else {
            startWriting()
        }
    }

    /// Writes what the client has room for.
    func send() {
        do throws(SystemError) {
            while written < output.count {
                guard let count = try connection.writeWaiting(output[written...]) else { return }
                written += count
            }
        } catch {
            return finish()
        }
        output = []
        if isLast {
            connection.finishWriting()
            phase = .draining
            deadline = .after(milliseconds: Self.drainMilliseconds)
        } else {
            phase = .reading
            deadline = .after(milliseconds: limits.idleMilliseconds)
            requestDeadline = .after(milliseconds: limits.requestMilliseconds)
        }
    }

    /// Does what is due when the deadline is over.
    func passDeadline() {
        switch phase {
        case .delayed: startWriting()
        case .reading where !parser.isIdle: answer(RequestError.tooSlow.reply, to: nil)
        case .reading, .writing, .draining, .done: finish()
        }
    }

    /// Ends the connection.
    func finish() {
        phase = .done
        connection.close()
    }

    private func startWriting() {
        phase = .writing
        deadline = .after(milliseconds: limits.replyMilliseconds)
        send()
    }
}
