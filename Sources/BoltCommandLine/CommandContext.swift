import BoltSystem

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
    let randomBytes: (Int) throws(SystemError) -> [UInt8]
    /// Begins to listen to SIGINT and SIGTERM, which until then end the process at once.
    ///
    /// Only what waits for a network or a person calls it. `nil` where nobody can interrupt.
    let listenToSignals: () throws(SystemError) -> SignalPipe?

    /// Creates a world; the defaults have nothing in them.
    init(
        console: Console,
        input: any StandardInput = MemoryInput(),
        environment: [String: String] = [:],
        nowMilliseconds: @escaping () -> Int64 = { 0 },
        randomBytes: @escaping (Int) throws(SystemError) -> [UInt8] = {
            count throws(SystemError) in [UInt8](repeating: 0, count: count)
        },
        listenToSignals: @escaping () throws(SystemError) -> SignalPipe? = {
            () throws(SystemError) in nil
        }
    ) {
        self.console = console
        self.input = input
        self.environment = environment
        self.nowMilliseconds = nowMilliseconds
        self.randomBytes = randomBytes
        self.listenToSignals = listenToSignals
    }

    /// The world of this process. From then on a reader that went away is an error of the write,
    /// no signal.
    package static var system: CommandContext {
        Process.holdStandardStreams()
        Process.ignoreBrokenPipe()
        let environment = EnvironmentVariables.current()
        return CommandContext(
            console: Console(
                output: SystemTextSink(.standardOutput, environment: environment),
                errors: SystemTextSink(.standardError, environment: environment)
            ),
            input: SystemInput(),
            environment: environment,
            nowMilliseconds: Clock.nowMilliseconds,
            randomBytes: SecureRandom.bytes,
            listenToSignals: { () throws(SystemError) in try SignalPipe.install() }
        )
    }
}
