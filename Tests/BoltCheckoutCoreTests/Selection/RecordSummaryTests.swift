import Testing

@testable import BoltCheckoutCore

/// Counts and sums by currency, type and status.
struct RecordSummaryTests {
    private static func summary(_ lines: [String]) throws -> RecordSummary {
        let table = TransactionFieldTable()
        var summary = RecordSummary()
        for line in lines {
            try JSONDocument(Array(line.utf8)).withRoot { root in
                guard case .transaction(let transaction) = DocumentContent(root, table) else {
                    return
                }
                var remarks: [Remark] = []
                try summary.add(transaction, &remarks)
            }
        }
        return summary
    }

    private static func line(
        _ type: String,
        _ amount: String,
        _ currency: String,
        _ status: String = "completed"
    ) -> String {
        #"{"type":"\#(type)","status":"\#(status)","amount":{"amount":\#(amount),"currency":"\#(currency)"}}"#
    }

    private static func shown(_ summary: RecordSummary) -> [String] {
        summary.lines.map { group, figures in
            let amount = figures.amount.total.map(String.init) ?? "overflow"
            return
                "\(group.currency) \(group.type) \(group.status) \(figures.count) \(amount) \(figures.signed.total ?? 0)"
        }
    }

    @Test func `payments and refunds are netted, currencies never added`() throws {
        let summary = try Self.summary([
            Self.line("cc_payment", "10000", "USD"), Self.line("cc_credit", "2000", "USD"),
            Self.line("cc_credit", "-1500", "USD"), Self.line("cc_payment", "5", "JPY"),
            Self.line("cc_payment", "7", "USD", "failed"), Self.line("cc_payment", "null", "USD"),
            Self.line("zero_amount", "0", "USD"),
        ])
        #expect(
            Self.shown(summary) == [
                "JPY cc_payment completed 1 5 5", "USD cc_credit completed 2 500 -3500",
                "USD cc_payment completed 2 10000 10000", "USD cc_payment failed 1 7 7",
                "USD zero_amount completed 1 0 0",
            ]
        )
        #expect(summary.net.map { "\($0.currency) \($0.sum.total ?? 0)" } == ["JPY 5", "USD 6500"])
    }

    @Test func `a currency is one line, in whichever case its code came`() throws {
        let summary = try Self.summary([
            Self.line("cc_payment", "10", "usd"), Self.line("cc_payment", "5", "USD"),
            Self.line("cc_payment", "1", "Usd"), Self.line("cc_payment", "2", "xxx"),
        ])
        #expect(
            Self.shown(summary) == [
                "USD cc_payment completed 3 16 16", "xxx cc_payment completed 1 2 2",
            ]
        )
        #expect(summary.net.map { "\($0.currency) \($0.sum.total ?? 0)" } == ["USD 16", "xxx 2"])
    }

    @Test func `a sum beyond 64 bits is said, and comes back into range`() throws {
        let most = String(Int64.max)
        let over = try Self.summary([
            Self.line("cc_payment", most, "USD"), Self.line("cc_payment", "1", "USD"),
        ])
        #expect(Self.shown(over) == ["USD cc_payment completed 2 overflow 0"])
        let back = try Self.summary([
            Self.line("cc_payment", most, "USD"), Self.line("cc_payment", "1", "USD"),
            Self.line("cc_payment", "-1", "USD"),
        ])
        #expect(Self.shown(back) == ["USD cc_payment completed 3 \(most) \(most)"])
    }

    @Test func `parts make the same as the whole`() throws {
        let lines = (1...60).map { number in
            Self.line(
                ["cc_payment", "cc_credit"][number % 2],
                "\(number)",
                ["USD", "EUR", "KWD"][number % 3]
            )
        }
        var parts = try Self.summary(Array(lines[..<20]))
        parts.merge(try Self.summary(Array(lines[20..<21])))
        parts.merge(RecordSummary())
        parts.merge(try Self.summary(Array(lines[21...])))
        #expect(Self.shown(parts) == Self.shown(try Self.summary(lines)))
    }

    @Test func `an amount that cannot be read is not summed`() {
        #expect(throws: RecordProblem.self) {
            try Self.summary([Self.line("cc_payment", "1.5", "USD")])
        }
    }
}
