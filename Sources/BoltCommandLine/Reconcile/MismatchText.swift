import BoltCheckoutCore

/// Both sides of a finding in words for people.
enum MismatchText {
    /// `order 25.99 USD (2599), line 12; Bolt 26.99 USD (2699), ABCD-EFGH-JKLM completed;
    /// 1.00 USD more at Bolt`
    static func words(_ finding: ReconcileFinding) -> String {
        var parts: [String] = []
        let noun = finding.isRefund ? "refund" : "order"
        if let order = finding.order {
            parts.append(self.order(order, noun))
        } else {
            parts.append("no \(noun)")
        }
        if let transaction = finding.transaction {
            parts.append(self.transaction(transaction))
        } else {
            parts.append("nothing at Bolt")
        }
        if let difference = finding.difference, difference != 0 {
            let currency = finding.transaction?.currency ?? finding.order?.currency
            let money = Int64(exactly: difference.magnitude).map {
                MoneyText.words(minor: $0, currency: currency)
            }
            let words = money ?? String(difference.magnitude)
            parts.append("\(words) \(difference > 0 ? "more" : "less") at Bolt")
        }
        return parts.joined(separator: "; ")
    }

    private static func order(_ side: ReconcileFinding.Side, _ noun: String) -> String {
        var words = "\(noun) \(money(side))"
        if side.count > 1 { words += " in \(side.count) rows" }
        if side.line > 0 { words += ", line \(side.line)" }
        return words
    }

    private static func transaction(_ side: ReconcileFinding.Side) -> String {
        var words = side.count == 0 ? "no money at Bolt, only" : "Bolt"
        words += " \(money(side))"
        if side.count > 1 { words += " in \(side.count) transactions" }
        let names = [side.reference, side.status.map { CardNumberMask.masked($0) }]
            .compactMap { $0 }
        if !names.isEmpty { words += ", \(names.joined(separator: " "))" }
        return words
    }

    private static func money(_ side: ReconcileFinding.Side) -> String {
        guard let minor = side.amount else {
            return side.currency == nil ? "in several currencies or unknown" : "of unknown amount"
        }
        let words = MoneyText.words(minor: minor, currency: side.currency)
        return CurrencyReading(side.currency).currency == nil ? words : "\(words) (\(minor))"
    }
}
