import BoltSystem
import TestSupport

@testable import BoltCommandLine

/// Loads a completion script into its shell and asks what could be typed next.
struct ShellCompletion {
    private static let searchPath = "/usr/local/bin:/usr/bin:/bin"

    /// Where the shell is, `nil` if this machine lacks it.
    static func program(_ shell: CompletionShell) -> String? {
        ExecutableLookup.find(shell.rawValue, path: searchPath)
    }

    private let shell: CompletionShell
    private let script: String

    /// Makes the script of a shell for these commands.
    init(_ shell: CompletionShell, commands: [any Command.Type]) {
        self.shell = shell
        script = shell.script(for: CommandOutline(commands: commands))
    }

    /// What the shell writes, line by line, when it runs `code` with the script loaded.
    ///
    /// The script is `$1`; the working folder has the files `a file.json` and `other.json`.
    func lines(of code: String, _ arguments: [String] = []) throws -> [String] {
        let folder = try TemporaryFolder()
        let path = try folder.write(script, to: "script")
        let files = try folder.folder(named: "files")
        try AtomicFile.write([], to: "\(files)/a file.json")
        try AtomicFile.write([], to: "\(files)/other.json")
        let start =
            shell == .bash ? ["--norc", "--noprofile"] : [shell == .zsh ? "-f" : "--no-config"]
        let separator = shell == .fish ? [] : ["shell"]
        let command = ChildCommand(
            Self.program(shell) ?? "",
            start + ["-c", code] + separator + [path] + arguments,
            environment: ["PATH": Self.searchPath, "HOME": folder.path, "LC_ALL": "C.UTF-8"],
            folder: files
        )
        let result = try ChildProcess.run(command, until: .after(milliseconds: 60_000))
        let text = String(decoding: result.stdout + result.stderr, as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }
}
