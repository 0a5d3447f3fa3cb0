import Testing

@testable import BoltCommandLine

struct ExplainCommandTests {
    @Test(arguments: [
        #"{"errors":[{"code":24,"message":"no such thing"}]}"#,
        #"{"result":{"success":false},"errors":[{"code":"24","message":"no such thing"}]}"#,
        #"{"error":{"code":24,"message":"no such thing"}}"#,
    ])
    func `Bolt's error reply is explained by its code`(body: String) {
        let run = CommandLineRun(["explain", "-"], input: MemoryInput(body))
        #expect(run.exit == .done)
        #expect(run.stdout.hasPrefix("code: 24\nwhat it is: error code (errors.code)\n"))
        #expect(run.stderr == "bolt-cli: note: Bolt error 24 NotFound: no such thing\n")
    }

    @Test func `an error and a transaction are one list`() {
        let run = CommandLineRun(
            ["explain", "-q", "-o", "json", "-"],
            input: MemoryInput(
                #"{"errors":[{"code":24}]}"# + "\n" + #"{"reference":"R","status":"failed"}"#
            )
        )
        #expect(run.exit == .done)
        #expect(run.stdout.hasPrefix("[\n{\"code\":\"24\","))
        #expect(run.stdout.contains("},\n{\"reference\":\"R\","))
    }

    @Test func `an error with an unknown code stays a bad record`() {
        let run = CommandLineRun(
            ["explain", "-"],
            input: MemoryInput(#"{"errors":[{"code":987654}]}"#)
        )
        #expect(run.exit == .badInput)
        #expect(run.stdout.isEmpty)
    }

    @Test(arguments: ["explain", "timeline"])
    func `an empty list is told of`(command: String) {
        let run = CommandLineRun([command, "-"], input: MemoryInput("[]"))
        #expect(run.exit == .done)
        #expect(run.stdout.isEmpty)
        #expect(run.stderr == "bolt-cli: note: no transactions in standard input\n")
    }

    @Test(arguments: ["explain", "inspect", "watch", "timeline"])
    func `a reference in small letters is answered with its capitals`(command: String) {
        let run = CommandLineRun([command, "9jqv-mf25-x24r"])
        #expect(run.exit != .done)
        #expect(run.stderr.contains("references are in capitals: 9JQV-MF25-X24R"))
    }

    @Test func `a terminal that was named is read, another is not`() {
        let text = #"{"reference":"R","status":"failed"}"# + "\n"
        let named = CommandLineRun(
            ["inspect", "--fields", "reference", "-"],
            input: MemoryInput(text, isTerminal: true)
        )
        #expect(named.exit == .done)
        #expect(named.stdout == "reference: R\n")
        #expect(named.stderr.contains("end it with Ctrl-D"))
        let unnamed = CommandLineRun(["inspect"], input: MemoryInput(text, isTerminal: true))
        #expect(unnamed.exit == .usage)
        #expect(unnamed.stdout.isEmpty)
    }
}
