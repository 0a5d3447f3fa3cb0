import Testing

@testable import BoltCommandLine

/// What reaches the two streams, and when.
struct ConsoleTests {
    private let output = MemoryTextSink()
    private let errors = MemoryTextSink()

    private static let terminal = StreamFacts(isTerminal: true, columns: 80, isCapable: true)

    @Test func `results wait until there are 64 KiB of them`() {
        let console = Console(output: output, errors: errors)
        console.result([UInt8](repeating: 65, count: 65_535))
        #expect(output.bytes.isEmpty)
        console.result("B")
        #expect(output.bytes.count == 65_536)
        console.result("C")
        #expect(output.bytes.count == 65_536)
        #expect(console.finish(.done) == .done)
        #expect(output.bytes.suffix(2) == [66, 67])
    }

    @Test func `results on a terminal wait for nothing`() {
        let output = MemoryTextSink(facts: Self.terminal)
        Console(output: output, errors: errors).result("a")
        #expect(output.text == "a")
    }

    @Test(arguments: [
        (ExitCode.done, ExitCode.done), (.negative, .done), (.declined, .declined),
        (.unsettled, .unsettled),
    ])
    func `a reader that went away ends quietly`(code: ExitCode, end: ExitCode) {
        let output = MemoryTextSink(failingWith: .closed)
        let console = Console(output: output, errors: errors)
        console.result("a")
        console.flush()
        #expect(!console.isOutputOpen)
        console.result([UInt8](repeating: 65, count: 100_000))
        #expect(console.finish(code) == end)
        #expect(errors.text.isEmpty)
    }

    @Test(arguments: [
        (ExitCode.done, ExitCode.outputFailed), (.negative, .outputFailed), (.declined, .declined),
        (.unsettled, .unsettled),
    ])
    func `a full disk is said once`(code: ExitCode, end: ExitCode) {
        let output = MemoryTextSink(failingWith: .failed("No space left on device"), after: 70_000)
        let console = Console(output: output, errors: errors)
        for _ in 0..<3 { console.result([UInt8](repeating: 65, count: 65_536)) }
        #expect(console.finish(code) == end)
        #expect(errors.text == "bolt-cli: output cannot be written: No space left on device\n")
    }

    @Test func `standard error that cannot be written stops nothing`() {
        let errors = MemoryTextSink(failingWith: .failed("No space left on device"))
        let console = Console(output: output, errors: errors)
        console.message("unheard")
        console.result("a")
        #expect(console.finish(.done) == .done)
        #expect(output.text == "a")
    }

    @Test(arguments: [ErrorFormat.text, .json])
    func `what was given in confidence is in no sentence, whoever repeats it`(format: ErrorFormat) {
        let settings = ConsoleSettings(errorFormat: format)
        let console = Console(output: output, errors: errors, settings: settings)
        console.hide(["sk-merchant-1", "short"])
        console.failure(
            Failure(
                "bolt_error",
                .negative,
                "invalid key sk-merchant-1, too short",
                traceID: "of sk-merchant-1"
            )
        )
        console.message("< X-Echo: sk-merchant-1")
        #expect(!errors.text.contains("sk-merchant"))
        #expect(errors.text.contains("invalid key ***, too short"))
        #expect(errors.text.contains("< X-Echo: ***"))
    }

    @Test func `a failure names its place`() {
        let console = Console(output: output, errors: errors)
        let code = console.failure(
            Failure("syntax", .badInput, "expected a value", file: "a.json", line: 7, column: 13)
        )
        console.failure(Failure("bad_record", .badInput, "amount.amount: 1.5", line: 3))
        console.failure(Failure("bad_record", .badInput, "cut", line: 3, column: 9))
        console.failure(Failure("no_input", .noInput, "no such file", file: "b\u{1B}.json"))
        #expect(code == .badInput)
        #expect(
            errors.text == """
                bolt-cli: a.json:7:13: expected a value
                bolt-cli: -:3: amount.amount: 1.5
                bolt-cli: -:3:9: cut
                bolt-cli: b\\u001b.json: no such file

                """
        )
    }

    @Test func `a failure for a program has every key every time`() {
        let settings = ConsoleSettings(errorFormat: .json)
        let console = Console(output: output, errors: errors, settings: settings)
        console.failure(
            Failure(
                "api",
                .keysRefused,
                "say \"please\"\n",
                file: "a\\b",
                line: 1,
                column: 2,
                path: "amount.amount",
                httpStatus: 403,
                traceID: "1-invented"
            )
        )
        let members = [
            #""code":"api","exit":77,"message":"say \"please\"\n","file":"a\\b","line":1,"column":2,"#,
            #""path":"amount.amount","http_status":403,"trace_id":"1-invented""#,
        ]
        #expect(errors.text == "{\(members.joined())}\n")
    }

    @Test func `quiet leaves errors and messages only`() {
        let settings = ConsoleSettings(isQuiet: true)
        let console = Console(output: output, errors: errors, settings: settings)
        console.note("a")
        console.warning("b")
        console.message("c")
        console.failure(Failure("d", .fault, "d"))
        console.caveat("e")
        #expect(errors.text == "bolt-cli: c\nbolt-cli: d\nbolt-cli: warning: e\n")
    }

    @Test func `each kind of warning is shown five times, then counted`() {
        let console = Console(output: output, errors: errors)
        for number in 1...7 { console.warning("record \(number)", kind: "no reference") }
        for number in 1...5 { console.warning("other \(number)", kind: "odd date") }
        _ = console.finish(.done)
        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines[4] == "bolt-cli: warning: record 5")
        #expect(lines[5] == "bolt-cli: warning: other 1")
        #expect(lines[10] == "bolt-cli: warning: no reference: 2 more of the kind, 7 in all")
    }

    @Test func `a status line is for terminals and gone before anything else`() {
        let plain = Console(output: output, errors: errors)
        plain.status("1 MB")
        #expect(errors.text.isEmpty)
        let terminal = MemoryTextSink(facts: Self.terminal)
        let console = Console(output: output, errors: terminal)
        console.status("1 MB")
        console.message("done")
        #expect(terminal.text == "\r\u{1B}[K1 MB\r\u{1B}[Kbolt-cli: done\n")
    }

    @Test(arguments: [
        (["TERM": "xterm"], true), (["TERM": "dumb"], false), ([:], false),
        (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
    ])
    func `the environment decides on colors`(environment: [String: String], isCapable: Bool) {
        var facts = StreamFacts(environment: environment)
        #expect(facts.isCapable == isCapable)
        facts.isTerminal = true
        let colored = MemoryTextSink(facts: facts)
        let console = Console(output: output, errors: colored)
        console.failure(Failure("a", .fault, "b"))
        #expect(colored.text.contains("\u{1B}[31m") == isCapable)
        #expect(console.colorsErrors == isCapable)
        #expect(!console.colorsOutput)
    }

    @Test func `no color where the option says so`() {
        let terminal = MemoryTextSink(facts: Self.terminal)
        let settings = ConsoleSettings(allowsColor: false)
        let console = Console(output: terminal, errors: terminal, settings: settings)
        console.failure(Failure("a", .fault, "b"))
        #expect(terminal.text == "bolt-cli: b\n")
        #expect(!console.colorsOutput)
    }
}
