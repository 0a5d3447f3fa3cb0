@testable import BoltCommandLine

/// What a command line did, run in process: both streams and the exit code.
struct CommandLineRun: Equatable {
    var exit: ExitCode
    var stdout: String
    var stderr: String

    init(exit: ExitCode, stdout: String = "", stderr: String = "") {
        self.exit = exit
        self.stdout = stdout
        self.stderr = stderr
    }

    /// Runs a command line over memory.
    ///
    /// - Parameters:
    ///   - arguments: The words behind `bolt-cli`.
    ///   - input: Standard input.
    ///   - environment: The environment variables.
    ///   - output: Where results go.
    ///   - errors: Where sentences go.
    ///   - commands: The commands there are.
    ///   - nowMilliseconds: The time of day.
    init(
        _ arguments: [String],
        input: MemoryInput = MemoryInput(),
        environment: [String: String] = [:],
        output: MemoryTextSink = MemoryTextSink(),
        errors: MemoryTextSink = MemoryTextSink(),
        commands: [any Command.Type] = CommandLineTool.commands,
        nowMilliseconds: Int64 = 0
    ) {
        let context = CommandContext(
            console: Console(output: output, errors: errors),
            input: input,
            environment: environment,
            nowMilliseconds: { nowMilliseconds }
        )
        exit = CommandLineTool.run(arguments, in: context, commands: commands)
        stdout = output.text
        stderr = errors.text
    }
}
