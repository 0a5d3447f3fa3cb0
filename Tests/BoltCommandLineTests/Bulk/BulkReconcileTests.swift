import TestSupport
import Testing

@testable import BoltCommandLine

/// A reconciliation on all cores finds what one of one record after the other does.
///
/// A byte order mark keeps transactions off the parallel path; nothing else is different.
struct BulkReconcileTests {
    private static let transactions = AuditLines.text(byteCount: 1_500_000, seed: 9)

    /// Orders for most of the transactions, some with other amounts, some twice, some bad.
    private static let orders: String = {
        var generator = SeededGenerator(seed: 10)
        var text = "order_reference,amount,currency,type\n"
        for number in 0..<9_000 {
            let roll = Int.random(in: 0..<100, using: &generator)
            let amount = 100 + number % 977 + (roll < 5 ? 1 : 0)
            let row = "Order number \(number),\(amount),\(roll < 8 ? "EUR" : "USD"),"
            switch roll {
            case 90..<93: text += row + "\n" + row + "\n"
            case 93..<95: text += row + "cc_credit\n"
            case 95: text += "Order number \(number),1.5,USD,\n"
            case 96..<99: continue
            default: text += row + "\n"
            }
        }
        return text
    }()

    @Test(arguments: [
        [], ["--net"], ["-o", "ndjson"], ["--summary", "-o", "csv"],
        ["--key", "reference", "--column", "reference=order_reference"],
    ])
    func `whatever is asked`(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let orders = try folder.write(Self.orders, to: "orders.csv")
        let parts = try folder.write(Self.transactions, to: "parts.ndjson")
        let whole = try folder.write([0xEF, 0xBB, 0xBF] + Self.transactions, to: "whole.ndjson")
        let runs = [parts, whole].map { path in
            var run = CommandLineRun(
                ["reconcile", "--orders", orders, "--amounts", "minor"] + arguments + [path]
            )
            run.stderr = run.stderr.replacing(path, with: "FILE")
            return run
        }
        #expect(runs[0].exit == .negative)
        #expect(runs[0] == runs[1])
        #expect(runs[0].stdout.contains("missing_at_bolt"))
    }
}
