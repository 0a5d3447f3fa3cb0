import TestSupport
import Testing

@testable import BoltCommandLine

/// The audit on the command line, run in process.
struct CheckCommandTests {
    private static let odd = TransactionText.minimal
        .setting("authorization", #"{"status":"declined"}"#)

    @Test func `a finding is a line with reference, rule and words, and exit 1`() {
        let run = CommandLineRun(["check", "-"], input: MemoryInput(Self.odd.text))
        #expect(run.exit == .negative)
        #expect(
            run.stdout
                == "QRST-2345-UVWX  status-authorization     authorization.status is 'declined',"
                + " but the transaction is 'authorized'\n"
        )
        #expect(
            run.stderr == """
                bolt-cli: 1 record checked, 1 finding in 1 record
                bolt-cli: status-authorization: 1

                """
        )
    }

    @Test func `text from outside is harmless in a finding`() {
        let hostile = TransactionText.minimal
            .setting("reference", #""A\u001b[2J""#)
            .setting("amount", #"{"amount":5,"currency":"\u001b]0;x\u0007"}"#)
        let run = CommandLineRun(["check", "-"], input: MemoryInput(hostile.text))
        #expect(run.exit == .negative)
        #expect(!run.stdout.utf8.contains(0x1B))
        #expect(!run.stdout.utf8.contains(0x07))
        #expect(run.stdout.contains(#"A\u001b[2J"#))
    }

    @Test(arguments: ["text", "json", "ndjson", "csv", "tsv"])
    func `nothing found is exit 0 in every format`(format: String) {
        let input = MemoryInput(TransactionText.minimal.text)
        let run = CommandLineRun(["check", "-o", format, "-"], input: input)
        #expect(run.exit == .done)
        #expect(run.stderr == "bolt-cli: note: 1 record checked, nothing found\n")
    }

    @Test func `totals are not compared where a record could not be read`() {
        let page =
            #"{"data":[\#(TransactionText.minimal.text),{"id":1,"status":2,"amount":"x"}],"#
            + #""pagination":{"total_count":2}}"#
        let run = CommandLineRun(["check", "-"], input: MemoryInput(page))
        #expect(run.exit == .negative)
        #expect(run.stdout.isEmpty)
        #expect(run.stderr.contains("1 ok, 1 failed"))
    }

    @Test func `records beside a page do not count as its own`() {
        let other = TransactionText.minimal.setting("reference", #""AAAA-BBBB-CCCC""#).text
        let page = #"{"data":[\#(TransactionText.minimal.text)],"total_count":1}"#
        let run = CommandLineRun(["check", "-"], input: MemoryInput(page + "\n" + other))
        #expect(run.exit == .done)
    }
}
