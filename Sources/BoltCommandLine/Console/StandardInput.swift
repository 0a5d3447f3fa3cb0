import BoltSystem

/// Standard input, or memory in a test.
protocol StandardInput: AnyObject {
    /// Whether a person would have to type it.
    var isTerminal: Bool { get }

    /// The system's number, to ask whether there is more; nil for memory.
    var descriptor: Int32? { get }

    /// Reads what is there, and waits for the first byte of it.
    ///
    /// - Parameter buffer: Where to.
    /// - Returns: How many bytes; 0 at the end.
    /// - Throws: ``SystemError`` with the words of the system.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
}

extension StandardInput {
    /// Reads to the end.
    ///
    /// - Parameter limit: How many bytes to take at most.
    /// - Returns: All bytes; none if there are none.
    /// - Throws: ``SystemError``; more bytes than the limit are `isTooLarge`.
    func readAll(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            // `withUnsafeMutableBytes` does not pass typed errors on.
            let outcome: Result<Int, SystemError> = part.withUnsafeMutableBytes { buffer in
                do throws(SystemError) {
                    return .success(try read(into: buffer))
                } catch {
                    return .failure(error)
                }
            }
            let count = try outcome.get()
            if count == 0 { return bytes }
            guard count <= limit - bytes.count else { throw .tooLarge("read") }
            bytes += part[..<count]
        }
    }
}

/// The standard input of this process.
final class SystemInput: StandardInput {
    private let file = InputFile.standardInput

    var isTerminal: Bool { Terminal.isTerminal(file.descriptor) }
    var descriptor: Int32? { file.descriptor }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try file.read(into: buffer, signals: .installed)
    }
}

/// Input from memory, for tests.
final class MemoryInput: StandardInput {
    let isTerminal: Bool
    let descriptor: Int32? = nil
    private var bytes: ArraySlice<UInt8>

    /// Creates input from bytes.
    init(_ bytes: [UInt8], isTerminal: Bool = false) {
        self.bytes = bytes[...]
        self.isTerminal = isTerminal
    }

    /// Creates input from text.
    convenience init(_ text: String = "", isTerminal: Bool = false) {
        self.init(Array(text.utf8), isTerminal: isTerminal)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let part = bytes.prefix(buffer.count)
        buffer.copyBytes(from: part)
        bytes = bytes.dropFirst(part.count)
        return part.count
    }
}
