import BoltSystem

@testable import BoltCheckoutHTTP

/// A server that runs on a thread of its own until a test asks for `/stop` or lets it go.
final class ServerRun {
    let port: UInt16
    private let thread: WorkerThread

    /// Starts a server whose handler echoes, waits (`/slow`) or stops (`/stop`).
    init(limits: ServerLimits = ServerLimits()) throws {
        let server = try HTTPServer(limits: limits)
        port = server.port
        thread = try WorkerThread {
            _ = try? server.run(until: .after(milliseconds: 60_000), handler: Self.answer)
        }
    }

    deinit { try? stop() }

    private static func answer(_ request: ServerRequest) -> ServerReply {
        var reply = ServerReply.text("\(request.method) \(request.path) \(request.body.count)")
        if request.path == "/slow" { reply.delayMilliseconds = 300 }
        if request.path == "/large" { reply.body = [UInt8](repeating: 0x61, count: 4 << 20) }
        reply.endsServer = request.path == "/stop"
        return reply
    }

    /// Ends the server and waits for its thread.
    func stop() throws {
        _ = try? exchange("GET /stop HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        thread.join()
    }

    /// A new connection to the server.
    func connect() throws -> Connection {
        try Connection.connect(port: port, until: .after(milliseconds: 10_000))
    }

    /// Sends bytes over a connection of their own and reads to its end.
    func exchange(_ text: String) throws -> String {
        let connection = try connect()
        try connection.write(Array(text.utf8), until: .after(milliseconds: 10_000))
        connection.finishWriting()
        return try Self.readAll(connection)
    }

    /// Everything that arrives until the other side is done.
    static func readAll(_ connection: Connection) throws -> String {
        var bytes: [UInt8] = []
        while let part = try read(connection) { bytes += part }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What arrives next, nil at the end.
    static func read(_ connection: Connection) throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = try buffer.withUnsafeMutableBytes {
            try connection.read(into: $0, until: .after(milliseconds: 20_000))
        }
        return count == 0 ? nil : Array(buffer[..<count])
    }
}
