import BoltSystem
import Testing

@testable import BoltCommandLine

/// The shared output options, and records on their way through the console.
struct OutputOptionsTests {
    @Test func `text and all columns unless said otherwise`() throws {
        let options = try OutputOptions(ParsedArguments())
        #expect(options.format == .text)
        #expect(options.fields.isEmpty)
        #expect(!options.listsFields && !options.isRaw)
    }

    @Test func `fields add up over commas and repetitions`() throws {
        let arguments = ParsedArguments(values: [
            "fields": ["a,b.c", "d.0.e"], "output": ["ndjson"], "list-fields": [""],
        ])
        let options = try OutputOptions(arguments)
        #expect(options.fields == ["a", "b.c", "d.0.e"])
        #expect(options.format == .ndjson)
        #expect(options.listsFields)
    }

    @Test func `the source object has no columns to pick`() {
        let arguments = ParsedArguments(values: ["fields": ["a"], "raw": [""]])
        #expect(throws: UsageError.conflict("--raw", "--fields")) { try OutputOptions(arguments) }
    }

    @Test(arguments: [
        (OutputFormat.tsv, "a\nx\n"), (.json, "[\n{\"a\":\"x\"}\n]\n"), (.text, "a: x\n"),
    ])
    func `records reach the output in the end`(format: OutputFormat, expected: String) {
        let output = MemoryTextSink()
        let console = Console(output: output, errors: MemoryTextSink())
        let records = RecordOutput(console, format, columns: [OutputColumn("a")], isList: true)
        var row = Row()
        row.append(text: "x")
        records.write(row)
        records.end()
        #expect(console.finish(.done) == .done)
        #expect(output.text == expected)
    }

    @Test func `a list without records still has its header`() {
        let output = MemoryTextSink()
        let console = Console(output: output, errors: MemoryTextSink())
        RecordOutput(console, .csv, columns: [OutputColumn("a")], isList: true).end()
        _ = console.finish(.done)
        #expect(output.text == "a\n")
    }

    @Test func `standard input is read to its end or to its limit`() throws {
        let bytes = [UInt8](repeating: 65, count: 200_000)
        #expect(try MemoryInput(bytes).readAll(limit: 200_000) == bytes)
        #expect(try MemoryInput().readAll(limit: 0) == [])
        let error = #expect(throws: SystemError.self) {
            try MemoryInput(bytes).readAll(limit: 199_999)
        }
        #expect(error?.isTooLarge == true)
    }
}
