package import BoltSystem

/// A server on this computer that does to its clients what a script says, well-behaved or not.
///
/// One script a connection, in the order in which they come; after the last nobody listens.
package final class ScriptedServer {
    /// One thing to do.
    package enum Step: Sendable {
        /// Reads a request with its body.
        case read
        /// Sends bytes.
        case send([UInt8])
        /// Sends bytes one at a time with a pause after each.
        case drip([UInt8], pauseMilliseconds: Int64)
        /// Sends the same bytes again and again until the client has enough.
        case repeatForever([UInt8])
        /// Does nothing until the client goes away.
        case hold
        /// Cuts the connection.
        case reset

        /// Sends a text.
        package static func text(_ text: String) -> Step { .send(Array(text.utf8)) }
    }

    /// The port on 127.0.0.1.
    package let port: UInt16
    private let requestLog = Monitor<[String]>([])
    private let isStopped = Monitor(false)
    private let thread: WorkerThread

    /// Starts a server.
    package init(_ scripts: [[Step]]) throws(SystemError) {
        let listener = try LoopbackListener()
        port = listener.port
        let worker = Worker(requests: requestLog, isStopped: isStopped)
        thread = try WorkerThread {
            for script in scripts {
                guard let connection = worker.accept(listener) else { break }
                worker.perform(script, on: connection)
                connection.close()
            }
            listener.close()
        }
    }

    deinit { stop() }

    /// Where the server is, without a slash at the end.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// The requests so far, head and body as they came.
    package var requests: [String] { requestLog.withState { $0 } }

    /// Waits until a number of requests has arrived.
    package func waitForRequests(_ count: Int, until deadline: Deadline) {
        _ = requestLog.withState(when: { $0.count >= count }, until: deadline) { _ in }
    }

    /// Ends the server and waits for its thread.
    package func stop() {
        isStopped.withState { $0 = true }
        thread.join()
    }
}

/// The part of the server that runs on its thread.
private struct Worker: Sendable {
    let requests: Monitor<[String]>
    let isStopped: Monitor<Bool>

    /// A pause short enough for a test to end at once.
    private var pause: Deadline { .after(milliseconds: 10) }
    private var hasStopped: Bool { isStopped.withState { $0 } }

    func accept(_ listener: LoopbackListener) -> Connection? {
        while !hasStopped {
            if let connection = try? listener.accept(until: pause) { return connection }
        }
        return nil
    }

    func perform(_ script: [ScriptedServer.Step], on connection: Connection) {
        for step in script {
            guard perform(step, on: connection) else { return }
        }
    }

    /// Does one step; false where the connection is of no more use.
    func perform(_ step: ScriptedServer.Step, on connection: Connection) -> Bool {
        switch step {
        case .read: return readRequest(from: connection)
        case .send(let bytes): return send(bytes, on: connection)
        case .drip(let bytes, let milliseconds):
            return bytes.allSatisfy { byte in
                guard send([byte], on: connection) else { return false }
                try? Poll.sleep(until: .after(milliseconds: milliseconds), signals: nil)
                return true
            }
        case .repeatForever(let bytes):
            while send(bytes, on: connection) {}
            return false
        case .hold:
            while let part = read(from: connection), !part.isEmpty {}
            return false
        case .reset:
            connection.reset()
            return false
        }
    }

    private func send(_ bytes: [UInt8], on connection: Connection) -> Bool {
        let limit = Deadline.after(milliseconds: 10_000)
        return !hasStopped && (try? connection.write(bytes, until: limit)) != nil
    }

    private func read(from connection: Connection) -> [UInt8]? {
        while !hasStopped {
            do throws(SystemError) {
                return try connection.read(atMost: 65_536, until: pause)
            } catch {
                if !error.isTimeout { return nil }
            }
        }
        return nil
    }

    private func readRequest(from connection: Connection) -> Bool {
        var bytes: [UInt8] = []
        while true {
            let text = String(decoding: bytes, as: UTF8.self)
            if let end = Self.headEnd(of: bytes) {
                let length = Self.contentLength(of: text)
                if bytes.count >= end + length {
                    requests.withState { $0.append(text) }
                    return true
                }
            }
            guard let part = read(from: connection), !part.isEmpty else { return false }
            bytes += part
        }
    }

    private static func headEnd(of bytes: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard bytes.count >= mark.count else { return nil }
        return (0...(bytes.count - mark.count))
            .first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
            .map { $0 + mark.count }
    }

    private static func contentLength(of text: String) -> Int {
        for line in text.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            return Int(parts[1].drop { $0 == " " }) ?? 0
        }
        return 0
    }
}
