import Foundation
import TestSupport
import Testing

/// Holds the README to its word: what its console blocks show is what the tool prints.
struct ReadmeTests {
    private static let readme: URL = URL(filePath: PackageFolder.root).appending(path: "README.md")

    private static let markdown: String =
        (try? String(contentsOf: readme, encoding: .utf8)) ?? ""

    @Test func `the README has console blocks and at most 200 lines`() {
        #expect(ReadmeSession.sessions(in: Self.markdown).count > 5)
        #expect(Self.markdown.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    }

    @Test(
        .disabled(if: GoldenTests.isRecording),
        arguments: ReadmeSession.sessions(in: markdown).map(\.lines)
    )
    func `a console block shows what the tool prints`(lines: [String]) throws {
        let session: ReadmeSession = ReadmeSession(lines: lines)
        let output: String = try Self.output(of: session)
        #expect(output == session.text, "it prints:\n\(output)")
    }

    @Test(.enabled(if: GoldenTests.isRecording))
    func `records the console blocks`() throws {
        var markdown: String = Self.markdown
        for session in ReadmeSession.sessions(in: markdown) {
            let output: String = try Self.output(of: session)
            markdown = markdown.replacing(
                "```console\n\(session.text)```\n",
                with: "```console\n\(output)```\n"
            )
        }
        try markdown.write(to: Self.readme, atomically: true, encoding: .utf8)
    }

    /// Runs a block in a folder of its own that has the fixtures in it, so that what a block
    /// writes lands beside them.
    private static func output(of session: ReadmeSession) throws -> String {
        let script: ShellScript = ShellScript(session.script)
        if let tool = script.missingTool {
            try Test.cancel("\(tool) is not installed")
        }
        let temporary: TemporaryFolder = try TemporaryFolder()
        let folder: String = try temporary.folder(named: "work")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Fixtures",
            withDestinationPath: "\(PackageFolder.root)/Fixtures"
        )
        return try script.run(in: folder, temporary: temporary).shownStdout
    }
}
