import CSystem

/// Starts programs with default signals and an empty signal mask.
struct ChildSpawner {
    /// Where the child's streams come from and go to.
    enum Streams {
        /// Three descriptors of this process.
        case descriptors(input: Int32, output: Int32, error: Int32)
        /// One terminal, in a session of its own.
        case terminal(String)
    }

    /// Starts a program.
    ///
    /// - Returns: The process's number.
    static func spawn(
        _ command: ChildCommand,
        _ streams: Streams,
        ownSession: Bool
    ) throws(SystemError) -> Int32 {
        let path = ExecutableLookup.find(command.program, path: command.environment["PATH"])
        guard let path else { throw .missing("start") }
        let texts = command.arguments + command.environment.keys + command.environment.values
        for text in texts { try SystemCall.checkText(text, "start") }
        let pairs = command.environment.sorted { $0.key < $1.key }
        let arguments = CStrings([command.program] + command.arguments)
        let environment = CStrings(pairs.map { "\($0.key)=\($0.value)" })
        var request = csystem_spawn()
        request.arguments = UnsafePointer(arguments.pointers)
        request.environment = UnsafePointer(environment.pointers)
        request.own_session = ownSession ? 1 : 0
        var terminal: String?
        switch streams {
        case .descriptors(let input, let output, let error):
            request.input = input
            request.output = output
            request.error = error
        case .terminal(let slave): terminal = slave
        }
        let result = withOptionalCString(command.folder) { folder in
            withOptionalCString(terminal) { terminal in
                path.withCString { path in
                    request.path = path
                    request.folder = folder
                    request.terminal = terminal
                    return csystem_spawn(&request)
                }
            }
        }
        withExtendedLifetime((arguments, environment)) {}
        return try SystemCall.check(result, "start")
    }

    private static func withOptionalCString(
        _ text: String?,
        _ body: (UnsafePointer<CChar>?) -> Int32
    ) -> Int32 {
        guard let text else { return body(nil) }
        return text.withCString(body)
    }
}

/// A list of C strings with a null at its end, which lives as long as this object.
private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ texts: [String]) {
        count = texts.count
        pointers = .allocate(capacity: texts.count + 1)
        for (index, text) in texts.enumerated() {
            let bytes = text.utf8CString
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            for (offset, byte) in bytes.enumerated() { copy[offset] = byte }
            (pointers + index).initialize(to: copy)
        }
        (pointers + texts.count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { pointers[index]?.deallocate() }
        pointers.deallocate()
    }
}
