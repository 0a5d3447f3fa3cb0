import BoltCheckoutCore

/// A transaction that stands elsewhere than before.
struct WatchChange: Equatable, Sendable {
    /// Bolt's reference.
    let reference: String
    /// Where it stood; nil the first time.
    let previous: WatchedStanding?
    /// Where it stands.
    let standing: WatchedStanding
    /// What that means for who waits.
    let settlement: Settlement

    /// One line without the moment: `7QKD-M2XH-V9TB pending -> completed, captured 6886 USD`.
    ///
    /// The first time everything that is known is in it, later what has changed. Text from outside
    /// is in it as it came.
    var line: String {
        var parts = [statusWords]
        if standing.authorization != previous?.authorization,
            let authorization = standing.authorization
        {
            parts.append("authorization \(authorization)")
        }
        addMoney("amount", standing.amount, previous?.amount, to: &parts)
        addMoney("captured", standing.captured, previous?.captured, to: &parts)
        addMoney("refunded", standing.refunded, previous?.refunded, to: &parts)
        return "\(reference) \(parts.joined(separator: ", "))"
    }

    private var statusWords: String {
        let now = Self.shown(standing.status)
        guard let previous, previous.status != standing.status else { return now }
        return "\(Self.shown(previous.status)) -> \(now)"
    }

    private func addMoney(
        _ name: String,
        _ now: Int64?,
        _ before: Int64?,
        to parts: inout [String]
    ) {
        guard let now, now != before, before != nil || now != 0 || name == "amount" else { return }
        let currency = standing.currency.map { " \($0)" } ?? ""
        parts.append("\(name) \(now)\(currency)")
    }

    private static func shown(_ status: String) -> String {
        status.isEmpty ? "(no status)" : status
    }
}
