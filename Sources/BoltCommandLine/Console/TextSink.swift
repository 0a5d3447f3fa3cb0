/// Where bytes go: one of the standard streams, or memory in a test.
protocol TextSink: AnyObject {
    /// What is known of the stream.
    var facts: StreamFacts { get }

    /// Writes all of the bytes.
    ///
    /// - Parameter bytes: What to write.
    /// - Throws: ``SinkError`` if some of them did not get through.
    func write(_ bytes: [UInt8]) throws(SinkError)
}

/// Why bytes did not get through.
enum SinkError: Error, Equatable, Sendable {
    /// The reader went away.
    case closed
    /// The system refused, with its words, for example `"No space left on device"`.
    case failed(String)
}

/// What is known of a stream.
struct StreamFacts: Equatable, Sendable {
    /// Whether a person looks at it.
    var isTerminal = false
    /// How many columns the terminal has; 80 where that is not known.
    var columns = 80
    /// Whether the environment allows colors and cursor movement on a terminal.
    var isCapable = false
}

/// A sink that keeps everything, for tests.
final class MemoryTextSink: TextSink {
    let facts: StreamFacts
    /// Everything that was written.
    private(set) var bytes: [UInt8] = []
    /// What every write fails with, once ``capacity`` bytes are in.
    private let error: SinkError?
    private let capacity: Int

    /// Creates an empty sink.
    ///
    /// - Parameters:
    ///   - facts: What to claim of the stream.
    ///   - error: What to fail with once `capacity` bytes are in.
    ///   - capacity: How many bytes get through before.
    init(
        facts: StreamFacts = StreamFacts(),
        failingWith error: SinkError? = nil,
        after capacity: Int = 0
    ) {
        self.facts = facts
        self.error = error
        self.capacity = capacity
    }

    /// What was written, as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func write(_ bytes: [UInt8]) throws(SinkError) {
        if let error, self.bytes.count + bytes.count > capacity { throw error }
        self.bytes += bytes
    }
}
