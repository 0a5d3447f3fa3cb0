import CSystem

/// A file, pipe or terminal that is read from start to end.
package final class InputFile: Sendable {
    private let file: FileDescriptor

    private init(_ file: FileDescriptor) {
        self.file = file
    }

    /// Takes over an open descriptor and closes it in the end.
    package convenience init(owning descriptor: Int32) {
        self.init(FileDescriptor(descriptor))
    }

    /// Opens a file for reading. A folder is refused as one.
    package static func open(_ path: String) throws(SystemError) -> InputFile {
        try SystemCall.checkText(path, "open")
        let descriptor = try SystemCall.check(csystem_open_input(path), "open")
        return InputFile(FileDescriptor(descriptor))
    }

    /// The program's standard input; closing it does nothing.
    package static var standardInput: InputFile {
        InputFile(FileDescriptor(0, isBorrowed: true))
    }

    /// The system's number, for waits.
    package var descriptor: Int32 { file.number }

    /// The length in bytes, for regular files only.
    package var size: Int64? {
        guard let status = try? FileStatus.of(descriptor: file.number), status.kind == .file else {
            return nil
        }
        return status.size
    }

    /// Reads what is there, at least one byte, waiting for it where needed.
    ///
    /// - Parameters:
    ///   - buffer: Where the bytes go; must not be empty.
    ///   - signals: Ends the wait when a signal arrives, with an error that is cancelled.
    /// - Returns: The number of bytes; 0 at the end.
    /// - Throws: The system's error, or one that is cancelled.
    package func read(
        into buffer: UnsafeMutableRawBufferPointer,
        signals: SignalPipe? = nil
    ) throws(SystemError) -> Int {
        if let signals {
            try Poll.wait(for: .read, on: file.number, until: .never, signals: signals)
        }
        let count = csystem_read(file.number, buffer.baseAddress, buffer.count)
        return try SystemCall.check(count, "read")
    }

    /// Reads everything.
    ///
    /// - Parameters:
    ///   - limit: The most bytes to accept.
    ///   - signals: Ends a wait when a signal arrives.
    /// - Returns: The bytes.
    /// - Throws: The system's error, one that is cancelled, or one that is too large.
    package func readAll(
        limit: Int,
        signals: SignalPipe? = nil
    ) throws(SystemError) -> [UInt8] {
        if let size, size > Int64(limit) { throw .tooLarge("read") }
        var bytes: [UInt8] = []
        // One byte more than a regular file has, so that its end is seen without growing.
        var step = 65_536
        if let size { step = max(1, Int(size) - bytes.count + 1) }
        while true {
            let part = try readPart(step, signals: signals)
            if part.isEmpty { return bytes }
            if bytes.count + part.count > limit { throw .tooLarge("read") }
            if bytes.isEmpty { bytes = part } else { bytes.append(contentsOf: part) }
            step = 65_536
        }
    }

    private func readPart(_ size: Int, signals: SignalPipe?) throws(SystemError) -> [UInt8] {
        do {
            return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                count = try read(into: UnsafeMutableRawBufferPointer(buffer), signals: signals)
            }
        } catch let error as SystemError {
            throw error
        } catch {
            throw SystemError.invalid("read")
        }
    }

    /// Closes the file; later reads fail.
    package func close() {
        try? file.close()
    }
}
