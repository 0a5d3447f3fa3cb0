#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One of the standard streams.
final class SystemTextSink: TextSink {
    let facts: StreamFacts
    private let descriptor: Int32

    /// Opens a standard stream.
    ///
    /// - Parameters:
    ///   - descriptor: 1 or 2.
    ///   - environment: The environment variables, for what the terminal can do.
    init(descriptor: Int32, environment: [String: String]) {
        self.descriptor = descriptor
        var facts = StreamFacts(environment: environment)
        facts.isTerminal = isatty(descriptor) == 1
        self.facts = facts
    }

    func write(_ bytes: [UInt8]) throws(SinkError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw .closed
            } else if errno != EINTR {
                throw .failed(String(cString: strerror(errno)))
            }
        }
    }
}

/// Standard input.
final class SystemInput: StandardInput {
    var isTerminal: Bool { isatty(0) == 1 }

    func read(upTo limit: Int) throws(StandardInputError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        while true {
            let count = bytes.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
            if count >= 0 { return Array(bytes.prefix(count)) }
            if errno != EINTR { throw StandardInputError(reason: String(cString: strerror(errno))) }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, bytes, count)
}

extension CommandContext {
    /// The world of this process.
    package static var system: CommandContext {
        signal(SIGPIPE, SIG_IGN)
        var environment: [String: String] = [:]
        var entry = environ
        while let text = entry.pointee {
            let parts = String(cString: text).split(separator: "=", maxSplits: 1)
            if parts.count == 2 { environment[String(parts[0])] = String(parts[1]) }
            entry += 1
        }
        return CommandContext(
            console: Console(
                output: SystemTextSink(descriptor: 1, environment: environment),
                errors: SystemTextSink(descriptor: 2, environment: environment)
            ),
            input: SystemInput(),
            environment: environment
        )
    }
}

/// Ends the process.
func endProcess(_ code: ExitCode) -> Never {
    exit(code.rawValue)
}
