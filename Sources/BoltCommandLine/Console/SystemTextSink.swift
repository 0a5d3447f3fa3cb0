import BoltSystem

/// One of the standard streams.
final class SystemTextSink: TextSink {
    let facts: StreamFacts
    private let file: OutputFile

    /// Opens a standard stream.
    ///
    /// - Parameters:
    ///   - file: The stream.
    ///   - environment: The environment variables, for what the terminal can do.
    init(_ file: OutputFile, environment: [String: String]) {
        self.file = file
        var facts = StreamFacts(environment: environment)
        facts.isTerminal = Terminal.isTerminal(file.descriptor)
        if facts.isTerminal, let columns = Terminal.columns(file.descriptor) {
            facts.columns = columns
        }
        self.facts = facts
    }

    func write(_ bytes: [UInt8]) throws(SinkError) {
        do {
            try file.write(bytes)
        } catch {
            throw error.isBrokenPipe ? .closed : .failed(error.description)
        }
    }
}
