import CSystem

/// The reading end of a child's output, and what has been read of it.
final class ChildOutput {
    private let file: FileDescriptor
    /// What was read and not given out as lines.
    private(set) var bytes: [UInt8] = []
    /// Whether the child closed its end.
    private(set) var isEnded = false

    init(_ file: FileDescriptor) {
        self.file = file
    }

    var descriptor: Int32 { file.number }

    /// Reads once, waiting where nothing is there.
    func readPart() throws(SystemError) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = csystem_read(file.number, &buffer, buffer.count)
        // A terminal whose last user left reports an error instead of an end.
        if count == -Int(csystem_code_io()) {
            isEnded = true
            return
        }
        let length = try SystemCall.check(count, "read")
        if length == 0 { isEnded = true }
        bytes.append(contentsOf: buffer[..<length])
    }

    /// Reads until a condition holds or the end is there.
    func read(
        until deadline: Deadline,
        while condition: ([UInt8]) -> Bool
    ) throws(SystemError) {
        while !isEnded && condition(bytes) {
            try Poll.wait(for: .read, on: file.number, until: deadline, signals: nil)
            try readPart()
        }
    }

    /// Takes the next line, nil at the end.
    func readLine(until deadline: Deadline) throws(SystemError) -> String? {
        let lineFeed = UInt8(ascii: "\n")
        try read(until: deadline) { !$0.contains(lineFeed) }
        if bytes.isEmpty { return nil }
        let end = bytes.firstIndex(of: lineFeed) ?? bytes.count
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeFirst(min(end + 1, bytes.count))
        return line
    }
}
