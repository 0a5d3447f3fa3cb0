import Foundation
import TestSupport

/// A folder of four files: what is run, and what must come of it.
struct GoldenCase {
    private static let folder: URL = URL(filePath: PackageFolder.root)
        .appending(path: "Tests/GoldenTests/Cases", directoryHint: .isDirectory)

    /// The names of all cases, in alphabetical order.
    static let names: [String] = {
        let entries: [String]? = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false)
        )
        return (entries ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }()

    private let folder: URL

    /// Names the case; nothing is read yet.
    init(named name: String) {
        folder = Self.folder.appending(path: name, directoryHint: .isDirectory)
    }

    /// The script of the case.
    func command() throws -> String {
        String(decoding: try bytes(of: "command"), as: UTF8.self)
    }

    /// What the case says must come of it. A file that is missing is an error.
    func expectation() throws -> ShellScript.Outcome {
        let code: String = String(decoding: try bytes(of: "exit-code"), as: UTF8.self)
        guard let exitCode = Int32(code.trimmingCharacters(in: .newlines)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return ShellScript.Outcome(
            stdout: try bytes(of: "stdout"),
            stderr: try bytes(of: "stderr"),
            exitCode: exitCode
        )
    }

    /// Writes what came of it as what must come of it from now on.
    func record(_ outcome: ShellScript.Outcome) throws {
        try Data(outcome.stdout).write(to: folder.appending(path: "stdout"))
        try Data(outcome.stderr).write(to: folder.appending(path: "stderr"))
        try Data("\(outcome.exitCode)\n".utf8).write(to: folder.appending(path: "exit-code"))
    }

    private func bytes(of file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: file)))
    }
}
