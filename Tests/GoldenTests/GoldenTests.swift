import Foundation
import TestSupport
import Testing

/// Runs the built executable as `Cases/<case>/command` says and compares what comes of it, byte
/// for byte.
struct GoldenTests {
    /// Set by `make golden`: write what comes of a case instead of comparing it.
    static let isRecording: Bool =
        ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

    @Test func `there are cases`() {
        #expect(GoldenCase.names.count >= 200)
    }

    @Test(arguments: GoldenCase.names)
    func `the tool does what the case says`(name: String) throws {
        let golden: GoldenCase = GoldenCase(named: name)
        let script: ShellScript = ShellScript(try golden.command())
        if let tool = script.missingTool {
            try Test.cancel("\(tool) is not installed")
        }
        let outcome: ShellScript.Outcome = try script.run(temporary: TemporaryFolder())
        guard !Self.isRecording else {
            return try golden.record(outcome)
        }
        let expected: ShellScript.Outcome = try golden.expectation()
        // Compared outside of the macro: it would list every byte of both.
        let isSameOutput: Bool = outcome.stdout == expected.stdout
        let isSameError: Bool = outcome.stderr == expected.stderr
        #expect(isSameOutput, "\(name): stdout is now:\n\(outcome.shownStdout)")
        #expect(isSameError, "\(name): stderr is now:\n\(outcome.shownStderr)")
        #expect(outcome.exitCode == expected.exitCode)
    }
}

extension ShellScript.Outcome {
    /// Standard output as text, for a failure's message.
    var shownStdout: String { String(decoding: stdout, as: UTF8.self) }
    /// Standard error as text, for a failure's message.
    var shownStderr: String { String(decoding: stderr, as: UTF8.self) }
}
