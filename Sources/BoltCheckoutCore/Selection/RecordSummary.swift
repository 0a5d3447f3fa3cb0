/// Counts and sums of many transactions by status, type and currency.
///
/// Currencies are never added together. Every group that occurs has a line.
package struct RecordSummary: Sendable {
    /// What the transactions of one line have in common.
    package struct Group: Hashable, Sendable {
        package let status: String
        package let type: String
        package let currency: String
    }

    /// The figures of one line.
    package struct Figures: Equatable, Sendable {
        /// The number of transactions.
        package var count = 0
        /// The amounts as received, of the transactions that have one.
        package var amount = MoneySum()
        /// The amounts with the sign of the money's way.
        package var signed = MoneySum()

        /// Adds what others have counted.
        mutating func merge(_ other: Figures) {
            count += other.count
            amount.merge(other.amount)
            signed.merge(other.signed)
        }
    }

    private var groups: [Group: Figures] = [:]

    package init() {}

    /// Counts one transaction.
    ///
    /// - Throws: ``RecordProblem`` where its amount cannot be read exactly.
    package mutating func add(
        _ transaction: Transaction,
        _ remarks: inout [Remark]
    ) throws(RecordProblem) {
        let amount = try transaction.amount(&remarks).minor
        let signed = try transaction.signedAmount(&remarks)
        let group = Group(
            status: try transaction.column(.status, &remarks).string ?? "",
            type: try transaction.column(.type, &remarks).string ?? "",
            currency: try transaction.column(.currency, &remarks).string ?? ""
        )
        groups[group, default: Figures()].count += 1
        if let amount { groups[group]?.amount.add(amount) }
        if let signed { groups[group]?.signed.add(signed) }
    }

    /// Adds what another summary has counted.
    package mutating func merge(_ other: RecordSummary) {
        for (group, figures) in other.groups {
            groups[group, default: Figures()].merge(figures)
        }
    }

    /// The groups by currency, whichever case its code came in.
    private var folded: [Group: Figures] {
        var folded: [Group: Figures] = [:]
        for (group, figures) in groups {
            let code = CurrencyReading(group.currency).currency?.code.text
            let whole = Group(
                status: group.status,
                type: group.type,
                currency: code ?? group.currency
            )
            folded[whole, default: Figures()].merge(figures)
        }
        return folded
    }

    /// The lines, by currency, type and status.
    package var lines: [(group: Group, figures: Figures)] {
        folded.map { ($0.key, $0.value) }.sorted { one, other in
            (one.0.currency, one.0.type, one.0.status)
                < (other.0.currency, other.0.type, other.0.status)
        }
    }

    /// The net of payments and refunds that are completed, by currency.
    package var net: [(currency: String, sum: MoneySum)] {
        var sums: [String: MoneySum] = [:]
        for (group, figures) in folded
        where group.status == "completed" && figures.signed.count > 0 {
            sums[group.currency, default: MoneySum()].merge(figures.signed)
        }
        return sums.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }
}
