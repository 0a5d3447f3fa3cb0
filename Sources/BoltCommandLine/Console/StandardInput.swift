/// Standard input, or memory in a test.
protocol StandardInput: AnyObject {
    /// Whether a person would have to type it.
    var isTerminal: Bool { get }

    /// Reads some bytes.
    ///
    /// - Parameter limit: How many at most.
    /// - Returns: At least one byte, or none at the end.
    /// - Throws: ``StandardInputError`` with the words of the system.
    func read(upTo limit: Int) throws(StandardInputError) -> [UInt8]
}

/// Why standard input cannot be read.
struct StandardInputError: Error, Equatable, Sendable {
    /// The words of the system.
    let reason: String
}

/// Input from memory, for tests.
final class MemoryInput: StandardInput {
    let isTerminal: Bool
    private var bytes: ArraySlice<UInt8>

    /// Creates input from text.
    init(_ text: String = "", isTerminal: Bool = false) {
        bytes = ArraySlice(text.utf8)
        self.isTerminal = isTerminal
    }

    func read(upTo limit: Int) throws(StandardInputError) -> [UInt8] {
        defer { bytes = bytes.dropFirst(limit) }
        return Array(bytes.prefix(limit))
    }
}
