import Testing

@testable import BoltCommandLine

/// What is refused or left out, so that nothing is ignored and no failure looks like an answer.
struct InspectRefusalTests {
    private static let record = #"{"reference":"R","status":"failed"}"#

    @Test(arguments: [
        (["--raw", "-o", "csv"], ["'--raw'", "'--output csv'"]),
        (["--tz", "UTC"], ["'--tz'", "'--since'", "'--until'"]),
        (["--tz", "UTC", "--where", "status=failed"], ["'--tz'"]),
        (["--summary", "--raw"], ["'--summary'", "'--raw'"]),
        (["--summary", "--fields", "id"], ["'--summary'", "'--fields'"]),
        (["--count", "--raw"], ["'--count'", "'--raw'"]),
        (["--count", "--fields", "id"], ["'--count'", "'--fields'"]),
        (["--fields", "reference,id,reference"], ["'reference' is named twice in '--fields'"]),
    ])
    func `an option that would be ignored is refused`(options: [String], named: [String]) {
        let run = CommandLineRun(["inspect", "-"] + options, input: MemoryInput(Self.record))
        #expect(run.exit == .usage)
        #expect(run.stdout.isEmpty)
        for name in named { #expect(run.stderr.contains(name)) }
    }

    @Test func `a checkout's source has no columns either`() {
        let run = CommandLineRun(["checkout", "--order-token", "t", "--raw", "-o", "tsv"])
        #expect(run.exit == .usage)
        #expect(run.stderr.contains("'--output tsv'"))
    }

    @Test(arguments: [
        ["--count"], ["--summary"], ["-o", "csv"], ["-o", "tsv"], ["-o", "json"],
    ])
    func `where nothing can be read nothing is answered`(options: [String]) {
        let missing = CommandLineRun(["inspect", "/nonexistent/file.json"] + options)
        #expect(missing.exit == .noInput)
        #expect(missing.stdout.isEmpty)
        let broken = CommandLineRun(["inspect", "-"] + options, input: MemoryInput("{"))
        #expect(broken.exit == .badInput)
        #expect(broken.stdout.isEmpty)
    }

    @Test(arguments: [
        (["--count"], "0\n"), (["-o", "csv", "--fields", "id"], "id\n"), (["-o", "json"], "[]\n"),
    ])
    func `an empty list is an answer`(options: [String], answer: String) {
        let run = CommandLineRun(["inspect", "-"] + options, input: MemoryInput("[]"))
        #expect(run.exit == .done)
        #expect(run.stdout == answer)
    }

    @Test func `a problem on standard input has its place`() {
        let run = CommandLineRun(["inspect", "-"], input: MemoryInput("\n{\"a\" 1}"))
        #expect(run.stderr.contains("bolt-cli: -:2:6: a: expected ':', found \"1\""))
    }
}
