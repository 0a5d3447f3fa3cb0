import CSystem

/// A TCP connection on this computer. Nothing waits longer than it is told to.
package final class Connection: Sendable {
    private let file: FileDescriptor

    /// Takes over a socket that does not block.
    init(owning descriptor: Int32) {
        file = FileDescriptor(descriptor)
    }

    /// Connects to a port of 127.0.0.1.
    ///
    /// - Throws: An error that is refused where nobody listens.
    package static func connect(
        port: UInt16,
        until deadline: Deadline
    ) throws(SystemError) -> Connection {
        let connection = Connection(owning: try SystemCall.check(csystem_connect(port), "connect"))
        let descriptor = connection.descriptor
        try Poll.wait(for: .write, on: descriptor, until: deadline, signals: nil)
        try SystemCall.check(csystem_connect_result(descriptor), "connect")
        return connection
    }

    /// The system's number, for waits.
    package var descriptor: Int32 { file.number }

    /// Reads what is there, waiting until there is something.
    ///
    /// - Returns: The number of bytes; 0 when the other side is done.
    /// - Throws: An error that is a timeout, cancelled, or reset.
    package func read(
        into buffer: UnsafeMutableRawBufferPointer,
        until deadline: Deadline,
        signals: SignalPipe? = nil
    ) throws(SystemError) -> Int {
        while true {
            if let count = try readWaiting(into: buffer) { return count }
            try Poll.wait(for: .read, on: file.number, until: deadline, signals: signals)
        }
    }

    /// Reads what is there, at most so many bytes, waiting until there is something.
    ///
    /// - Parameters:
    ///   - most: The most bytes to take.
    ///   - deadline: When to give up.
    ///   - signals: Ends the wait when a signal arrives.
    /// - Returns: The bytes; none when the other side is done.
    /// - Throws: An error that is a timeout, cancelled, or reset.
    package func read(
        atMost most: Int,
        until deadline: Deadline,
        signals: SignalPipe? = nil
    ) throws(SystemError) -> [UInt8] {
        let size = max(1, most)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { buffer.deallocate() }
        let count = try read(into: buffer, until: deadline, signals: signals)
        return Array(buffer[..<count])
    }

    /// Reads what is there without waiting, nil where nothing is.
    package func readWaiting(
        into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int? {
        let count = csystem_read_once(file.number, buffer.baseAddress, buffer.count)
        if count == -Int(csystem_code_busy()) { return nil }
        return try SystemCall.check(count, "read")
    }

    /// Writes what there is room for without waiting, nil where there is none.
    ///
    /// - Throws: An error that is a broken pipe or reset where the other side is gone.
    package func writeWaiting(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int? {
        let count = bytes.withUnsafeBytes { buffer in
            csystem_write_once(file.number, buffer.baseAddress, buffer.count)
        }
        if count == -Int(csystem_code_busy()) { return nil }
        return try SystemCall.check(count, "write")
    }

    /// Writes all bytes, waiting for the other side.
    ///
    /// - Throws: An error that is a timeout, cancelled, or a broken pipe.
    package func write(
        _ bytes: [UInt8],
        until deadline: Deadline,
        signals: SignalPipe? = nil
    ) throws(SystemError) {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { buffer in
                csystem_write_once(file.number, buffer.baseAddress, buffer.count)
            }
            if count == -Int(csystem_code_busy()) {
                try Poll.wait(for: .write, on: file.number, until: deadline, signals: signals)
            } else {
                start += try SystemCall.check(count, "write")
            }
        }
    }

    /// Says that nothing more will be written; reading goes on.
    package func finishWriting() {
        _ = csystem_shutdown_writing(file.number)
    }

    /// Cuts the connection so that the other side sees a reset.
    package func reset() {
        _ = csystem_linger_reset(file.number)
        close()
    }

    /// Closes the connection.
    package func close() {
        try? file.close()
    }
}
