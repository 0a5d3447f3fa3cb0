/// The outside world of a command, as values that a test can replace.
package struct CommandContext {
    /// Where results and sentences go.
    let console: Console
    /// Where `-` reads from.
    let input: any StandardInput
    /// The environment variables.
    let environment: [String: String]
    /// Milliseconds since 1970.
    let nowMilliseconds: () -> Int64
    /// That many bytes which nobody can guess.
    let randomBytes: (Int) -> [UInt8]

    /// Creates a world; the defaults have nothing in them.
    init(
        console: Console,
        input: any StandardInput = MemoryInput(),
        environment: [String: String] = [:],
        nowMilliseconds: @escaping () -> Int64 = { 0 },
        randomBytes: @escaping (Int) -> [UInt8] = { Array(repeating: 0, count: $0) }
    ) {
        self.console = console
        self.input = input
        self.environment = environment
        self.nowMilliseconds = nowMilliseconds
        self.randomBytes = randomBytes
    }
}
