import BoltCheckoutCore

/// Tells the totals of a reconciliation, or writes them as rows.
struct TotalsReport {
    private static let columns: [OutputColumn] = [
        OutputColumn("result", isUnmasked: true), OutputColumn("currency"),
        OutputColumn("count", isUnmasked: true), OutputColumn("orders_amount", isUnmasked: true),
        OutputColumn("transactions_amount", isUnmasked: true),
        OutputColumn("difference", isUnmasked: true),
    ]

    private let totals: ReconcileTotals
    private let orderCount: Int
    private let transactionCount: Int
    private let repeatedCount: Int
    private let otherCount: Int

    /// Takes what was counted.
    init(
        _ totals: ReconcileTotals,
        orderCount: Int,
        transactionCount: Int,
        repeatedCount: Int,
        otherCount: Int
    ) {
        self.totals = totals
        self.orderCount = orderCount
        self.transactionCount = transactionCount
        self.repeatedCount = repeatedCount
        self.otherCount = otherCount
    }

    /// Tells them on standard error.
    func tell(_ console: Console) {
        guard !console.settings.isQuiet else { return }
        console.message(
            "\(counted(orderCount, "order")), \(counted(transactionCount, "transaction")):"
                + " \(counted(totals.findingCount, "finding"))"
        )
        for kind in ReconcileKind.allCases {
            let result = totals[kind]
            guard result.count > 0 else { continue }
            let sums = currencies(result).map { sides(result, $0) }
            let words = sums.isEmpty ? "" : " (\(sums.joined(separator: "; ")))"
            console.message("\(kind.words): \(result.count)\(words)")
        }
        if totals.sumlessMatchCount > 0 {
            console.message(
                "matched without a sum: \(totals.sumlessMatchCount)"
                    + " (the same unknown amounts or several currencies on both sides)"
            )
        }
        if totals.refundsApart.count > 0 {
            let sums = totals.refundsApart.transactions.map { money($0.sum, $0.currency) }
            console.message(
                "not compared: \(counted(totals.refundsApart.count, "refund"))"
                    + " (\(sums.joined(separator: "; "))); --net takes them off"
            )
        }
        for (status, count) in totals.unpaid.sorted(by: { $0.key < $1.key }) {
            console.message("not counted, no money moved: \(count) \(shown(status))")
        }
        if totals.unpaidOrderCount > 0 {
            console.message(
                "not counted, no money moved: \(counted(totals.unpaidOrderCount, "order"))"
            )
        }
        if otherCount > 0 { console.message("no matter of an order: \(otherCount)") }
        if repeatedCount > 0 {
            console.message(
                "came again, the latest version counts: \(counted(repeatedCount, "transaction"))"
            )
        }
    }

    /// Warns of what matches though its money is not captured, or not all of it.
    func warn(_ console: Console) {
        for group in totals.uncaptured {
            let sums = group.amounts.map { money($0.sum, $0.currency) }
            let words = sums.isEmpty ? "" : " (\(sums.joined(separator: "; ")))"
            guard let status = group.status else {
                let captured = group.captured.map { money($0.sum, $0.currency) }
                console.warning(
                    "matched, but captured only in part: \(counted(group.count, "payment"))"
                        + "\(words), captured \(captured.joined(separator: "; "))"
                )
                continue
            }
            let isKnown = Vocabulary.statuses.contains(status.lowercased())
            let name = isKnown ? shown(status) : "'\(shown(status))', which Bolt has not published"
            console.warning("matched, but not captured: \(group.count) \(name)\(words)")
        }
    }

    /// Writes them as rows: a row a result and currency.
    func write(to console: Console, _ format: OutputFormat) {
        let output = RecordOutput(console, format, columns: Self.columns, isList: true)
        for kind in ReconcileKind.allCases {
            let result = totals[kind]
            for currency in currencies(result) {
                output.write(row(kind.rawValue, result, currency))
            }
            if result.count > 0, currencies(result).isEmpty {
                output.write(row(kind.rawValue, result, nil))
            }
        }
        for currency in currencies(totals.refundsApart) {
            output.write(row("refunds_not_compared", totals.refundsApart, currency))
        }
        output.end()
    }

    private func row(
        _ name: String,
        _ result: ReconcileTotals.Result,
        _ currency: String?
    ) -> Row {
        let orders = sum(result.orders, currency)
        let transactions = sum(result.transactions, currency)
        let count = max(orders?.count ?? 0, transactions?.count ?? 0)
        var row = Row()
        row.append(text: name)
        row.append(text: currency.flatMap { $0.isEmpty ? nil : $0 })
        row.append(integer: Int64(count == 0 ? result.count : count))
        row.append(integer: orders?.total, words: orders.map { money($0, currency ?? "") })
        row.append(
            integer: transactions?.total,
            words: transactions.map { money($0, currency ?? "") }
        )
        var difference: Int64?
        if let one = transactions?.total, let other = orders?.total {
            let (value, overflows) = one.subtractingReportingOverflow(other)
            difference = overflows ? nil : value
        }
        row.append(integer: difference)
        return row
    }

    private func sides(_ result: ReconcileTotals.Result, _ currency: String) -> String {
        var parts: [String] = []
        if let sum = sum(result.orders, currency) { parts.append("orders \(money(sum, currency))") }
        if let sum = sum(result.transactions, currency) {
            parts.append("Bolt \(money(sum, currency))")
        }
        return parts.joined(separator: ", ")
    }

    private func currencies(_ result: ReconcileTotals.Result) -> [String] {
        var names = result.orders.map(\.currency)
        for bucket in result.transactions where !names.contains(bucket.currency) {
            names.append(bucket.currency)
        }
        return names
    }

    private func sum(_ sums: [ReconcileTotals.CurrencyTotal], _ currency: String?) -> MoneySum? {
        sums.first { $0.currency == currency }?.sum
    }

    private func money(_ sum: MoneySum, _ currency: String) -> String {
        guard let total = sum.total else { return "more than 64 bits \(shown(currency))" }
        return MoneyText.words(minor: total, currency: currency)
    }

    private func shown(_ text: String) -> String {
        text.isEmpty ? "without one" : String(text.prefix(40))
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
