import TestSupport
import Testing

@testable import BoltCommandLine

/// The forms of input and output of `inspect`.
struct InspectFormTests {
    private static let one = #"{"id":"TA1","reference":"R1","cart":{"order_reference":"A"}}"#
    private static let two = #"{"id":"TA2","reference":"R2","cart":{"order_reference":"A"}}"#

    @Test(arguments: [
        (one, "{\"id\":\"TA1\"}\n"), ("\n\(one)\n\n", "{\"id\":\"TA1\"}\n"),
        (#"{"transaction":\#(one)}"#, "{\"id\":\"TA1\"}\n"),
        ("[\(one)]", "[\n{\"id\":\"TA1\"}\n]\n"),
        (#"{"transactions":[\#(one)]}"#, "[\n{\"id\":\"TA1\"}\n]\n"),
        (#"{"data":[\#(one)]}"#, "[\n{\"id\":\"TA1\"}\n]\n"),
        ("\(one)\n\(two)", "[\n{\"id\":\"TA1\"},\n{\"id\":\"TA2\"}\n]\n"),
        ("\(one) null", "[\n{\"id\":\"TA1\"}\n]\n"), ("[]", "[]\n"),
        (#"{"transactions":[]}"#, "[]\n"),
    ])
    func `json is an object for one document with one transaction, else an array`(
        input: String,
        expected: String
    ) {
        #expect(InspectRun(input, "-o", "json", "--fields", "id").stdout == expected)
    }

    @Test(arguments: [
        ("\(one)\n\(two)", "[\n{\"id\":\"TA1\"}\n]\n"), (one, "{\"id\":\"TA1\"}\n"),
        ("[\(one),\(two)]", "[\n{\"id\":\"TA1\"}\n]\n"),
        ("\(one)\n{bad", "[\n{\"id\":\"TA1\"}\n]\n"),
    ])
    func `a limit does not change the form`(input: String, expected: String) {
        let run = InspectRun(input, "-o", "json", "--fields", "id", "--limit", "1")
        #expect(run.stdout == expected)
        #expect(run.exit == .done)
    }

    @Test(arguments: [
        ("text", ""), ("tsv", "id\tamount\n"), ("csv", "id,amount\n"), ("json", "[]\n"),
        ("ndjson", ""),
    ])
    func `an empty list is done, with a header or brackets`(format: String, expected: String) {
        let run = InspectRun("[]", "-o", format, "--fields", "id,amount")
        #expect(run.stdout == expected)
        #expect(run.exit == .done)
        #expect(run.stderr == [])
    }

    @Test(arguments: ["text", "tsv", "csv", "json", "ndjson"])
    func `zero bytes are bad input`(format: String) {
        let run = InspectRun("", "-o", format)
        #expect(run.exit == .badInput)
        let words = "nothing came on standard input; pipe JSON in, or name a FILE"
        #expect(run.stderr == ["bolt-cli: \(words)"])
    }

    @Test func `every record has every column, null where there is nothing`() {
        let run = InspectRun(
            #"{"id":"TA1","reference":"R","amount":null}"#,
            "-o",
            "ndjson",
            "--quiet"
        )
        #expect(
            run.stdout
                == #"{"order_reference":null,"reference":"R","merchant_order_number":null,"amount":null,"currency":null,"status":null,"type":null,"date":null,"id":"TA1","processor":null,"signed_amount":null,"authorized":null,"captured":null,"refunded":null,"parent_reference":null,"merchant_order_number_source":null}"#
                + "\n"
        )
        #expect(run.stderr == [])
    }

    @Test func `the source is passed on with its numbers as written`() {
        let source = #"{"id":"TA1","reference":"R","a":[1.50,{"b":1E+2}],"c":"\u001b\/é"}"#
        let run = InspectRun(source, "--raw", "--quiet")
        #expect(
            run.stdout == #"{"id":"TA1","reference":"R","a":[1.50,{"b":1E+2}],"c":"\u001b/é"}"#
                + "\n"
        )
    }

    @Test func `512 levels are passed on, in text the deepest too`() {
        let deep = String(repeating: "[", count: 510) + "7" + String(repeating: "]", count: 510)
        let source = #"{"id":"TA1","reference":"R","a":\#(deep)}"#
        #expect(InspectRun(source, "--raw", "--quiet").stdout == source + "\n")
        let path = "a" + String(repeating: ".0", count: 510)
        #expect(InspectRun(source, "--quiet").stdout.contains("\n\(path): 7\n"))
        #expect(InspectRun(source, "-o", "tsv", "--fields", path, "--quiet").rows == ["7"])
    }

    @Test func `a million values in text end in a note, not in gigabytes`() {
        let long = String(repeating: "k", count: 100_000)
        let values = [String](repeating: "1", count: 400_000).joined(separator: ",")
        let run = InspectRun(#"{"id":"TA1","reference":"R","\#(long)":[\#(values)]}"#, "--quiet")
        #expect(run.stdout.utf8.count < 6_000_000)
        #expect(run.stdout.contains(" more fields; see --raw\n"))
    }

    @Test func `standard input is read once only`() {
        let run = CommandLineRun(["inspect", "-", "-"], input: MemoryInput(Self.one))
        #expect(run.exit == .usage)
        #expect(run.stdout == "")
    }

    @Test func `each kind of warning is told five times, then counted`() {
        let line = #"{"id":"TA1","reference":"R"}"# + "\n"
        let run = InspectRun(String(repeating: line, count: 12), "--count")
        #expect(run.stdout == "12\n")
        let all = InspectRun(String(repeating: line, count: 12), "-o", "tsv")
        #expect(all.stderr.count == 6)
        #expect(all.stderr[4] == "bolt-cli: warning: -:5: R: no cart order reference")
        #expect(all.stderr[5] == "bolt-cli: note: 7 more of this kind: no cart order reference")
    }

    @Test func `an unknown value is told once, and five of a field at most`() {
        let lines = (0..<40).map { number in
            #"{"id":"TA\#(number)","reference":"R\#(number)","cart":{"order_reference":"A"},"status":"new\#(number % 8)"}"#
        }
        let run = InspectRun(lines.joined(separator: "\n"), "-o", "tsv", "--fields", "status")
        #expect(run.rows.count == 40)
        #expect(run.stderr.count == 6)
        #expect(
            run.stderr[0]
                == "bolt-cli: warning: -:1: R0: status 'new0' is not a value that Bolt has published; shown as it is"
        )
        #expect(run.stderr[5] == "bolt-cli: note: 15 more of this kind: unknown status")
    }

    @Test func `one bad record among good ones is named, all bad are bad input`() {
        let bad = #"{"id":"TA1","reference":"R","amount":{"amount":2.5}}"#
        let some = InspectRun(
            "\(Self.one)\n\(bad)\n\(Self.two)\nnull",
            "-o",
            "tsv",
            "--fields",
            "id"
        )
        #expect(some.rows == ["TA1", "TA2"])
        #expect(some.exit == .negative)
        #expect(
            some.stderr == [
                "bolt-cli: -:2:48: amount.amount: 2.5 is not a whole number of minor units",
                "bolt-cli: -:4:1: no transaction here: found null",
                "bolt-cli: 2 ok, 2 failed",
            ]
        )
        let all = InspectRun("\(bad)\nnull", "-o", "tsv", "--fields", "id")
        #expect(all.exit == .badInput)
        #expect(all.rows == [])
    }
}
