import TestSupport

@testable import BoltCommandLine

/// Runs `inspect` over text on standard input.
struct InspectRun {
    let run: CommandLineRun

    /// - Parameters:
    ///   - input: Standard input.
    ///   - arguments: What follows `inspect`.
    init(_ input: String, _ arguments: String...) {
        run = CommandLineRun(["inspect"] + arguments, input: MemoryInput(input))
    }

    var stdout: String { run.stdout }
    var stderr: [String] { run.stderr.split(separator: "\n").map(String.init) }
    var exit: ExitCode { run.exit }
    var rows: [String] { run.stdout.split(separator: "\n").dropFirst().map(String.init) }
}
