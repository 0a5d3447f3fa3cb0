import BoltSystem
import Testing

struct NetworkTests {
    private let deadline = Deadline.after(milliseconds: 30_000)

    private func read(_ connection: Connection, _ most: Int) throws -> [UInt8] {
        let deadline = deadline
        return try [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            count = try connection.read(into: bytes, until: deadline)
        }
    }

    @Test func `a byte sent is a byte received, both ways`() throws {
        let listener = try LoopbackListener()
        let client = try Connection.connect(port: listener.port, until: deadline)
        let server = try listener.accept(until: deadline)
        try client.write([1, 2, 3], until: deadline)
        #expect(try read(server, 10) == [1, 2, 3])
        try server.write([4], until: deadline)
        server.finishWriting()
        #expect(try read(client, 10) == [4])
        #expect(try read(client, 10) == [])
    }

    @Test func `nobody there is refused`() throws {
        let listener = try LoopbackListener()
        listener.close()
        let error = #expect(throws: SystemError.self) {
            try Connection.connect(port: listener.port, until: deadline)
        }
        #expect(error?.isRefused == true)
    }

    @Test func `a port in use is named as such`() throws {
        let listener = try LoopbackListener()
        let error = #expect(throws: SystemError.self) { try LoopbackListener(port: listener.port) }
        #expect(error?.isAddressInUse == true)
    }

    @Test func `waiting ends with the time`() throws {
        let listener = try LoopbackListener()
        let error = #expect(throws: SystemError.self) {
            try listener.accept(until: .after(milliseconds: 20))
        }
        #expect(error?.isTimeout == true)
        #expect(try listener.acceptWaiting() == nil)
    }

    @Test func `a writer waits for a slow reader`() throws {
        let listener = try LoopbackListener()
        let client = try Connection.connect(port: listener.port, until: deadline)
        let server = try listener.accept(until: deadline)
        let total = 8_000_000
        let failure = Channel<SystemError>(capacity: 1)
        let deadline = deadline
        let writer = try WorkerThread {
            do throws(SystemError) {
                try client.write([UInt8](repeating: 7, count: total), until: deadline)
                client.close()
            } catch {
                failure.send(error)
            }
        }
        var received = 0
        while case let part = try read(server, 65_536), !part.isEmpty { received += part.count }
        writer.join()
        #expect(received == total)
        failure.close()
        #expect(failure.receive() == nil)
    }

    @Test func `a reset is told apart from an end`() throws {
        let listener = try LoopbackListener()
        let client = try Connection.connect(port: listener.port, until: deadline)
        let server = try listener.accept(until: deadline)
        server.reset()
        let error = #expect(throws: SystemError.self) { try read(client, 1) }
        #expect(error?.isReset == true)
    }
}
