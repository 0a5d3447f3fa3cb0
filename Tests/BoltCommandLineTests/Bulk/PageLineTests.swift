import TestSupport
import Testing

@testable import BoltCommandLine

/// Pages on lines of their own are pages, however many there are.
struct PageLineTests {
    private static func page(_ numbers: ClosedRange<Int>) -> String {
        let records = numbers.map { number in
            #"{"id":"TA\#(number)","reference":"R-\#(number)","amount":{"amount":1,"currency":"USD"}}"#
        }
        return #"{"transactions":[\#(records.joined(separator: ","))],"total":9000}"# + "\n"
    }

    @Test(arguments: [3, 3_000])
    func `what stands in two of them is taken once`(count: Int) throws {
        let folder = try TemporaryFolder()
        // Each page begins with the last record of the one before it.
        let text = (0..<count).map { Self.page($0 * 2...$0 * 2 + 2) }.joined()
        let path = try folder.write(text, to: "pages.ndjson")
        let run = CommandLineRun(["inspect", "--count", path])
        #expect(run.exit == .done)
        #expect(run.stdout == "\(count * 2 + 1)\n")
        #expect(run.stderr.contains("\(count - 1) repeated; what stands in two pages"))
    }

    @Test func `records on lines are taken as often as they come`() throws {
        let folder = try TemporaryFolder()
        let line = #"{"id":"TA1","reference":"R-1","amount":{"amount":1,"currency":"USD"}}"# + "\n"
        let path = try folder.write(String(repeating: line, count: 3) + Self.page(1...1), to: "a")
        #expect(CommandLineRun(["inspect", "--count", path]).stdout == "4\n")
    }
}
