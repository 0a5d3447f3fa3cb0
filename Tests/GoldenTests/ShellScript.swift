import BoltSystem
import Foundation
import TestSupport

/// A script for `/bin/sh`, run as a user of the built tool would run it.
struct ShellScript {
    /// What a run left behind.
    struct Outcome: Equatable {
        var stdout: [UInt8]
        var stderr: [UInt8]
        var exitCode: Int32
    }

    /// Tools that a script may call and a machine may lack.
    private static let optionalTools: Set<String> = [
        "curl", "jq", "openssl", "python3", "zsh", "fish",
    ]
    private static let searchPath = "/usr/local/bin:/usr/bin:/bin"

    private let text: String

    /// Creates a script from its text.
    init(_ text: String) {
        self.text = text
    }

    /// The first tool the script wants that is not on this machine.
    var missingTool: String? {
        let words: Set<String> = Set(
            text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-") })
                .map(String.init)
        )
        return Self.optionalTools.intersection(words).sorted().first { tool in
            !Self.searchPath.split(separator: ":").contains { folder in
                FileManager.default.isExecutableFile(atPath: "\(folder)/\(tool)")
            }
        }
    }

    /// Runs the script with the built tool first in the path, an empty home and nothing else of
    /// the environment.
    ///
    /// - Parameters:
    ///   - folder: The working folder; nil for the package's root.
    ///   - temporary: Where the script may write; `TMPDIR` names a folder in it.
    /// - Returns: What came of it.
    /// - Throws: An error of the system, also where a script takes longer than two minutes.
    func run(in folder: String? = nil, temporary: TemporaryFolder) throws -> Outcome {
        let command: ChildCommand = ChildCommand(
            "/bin/sh",
            ["-c", text],
            environment: [
                "PATH": "\(PackageFolder.products):\(Self.searchPath)",
                "HOME": try temporary.folder(named: "home"),
                "TMPDIR": try temporary.folder(named: "tmp"),
                "LC_ALL": "C",
            ],
            folder: folder ?? PackageFolder.root
        )
        let result: ChildResult = try ChildProcess.run(
            command,
            until: .after(milliseconds: 120_000)
        )
        return Outcome(
            stdout: result.stdout,
            stderr: result.stderr,
            exitCode: result.ending.shellCode
        )
    }
}
