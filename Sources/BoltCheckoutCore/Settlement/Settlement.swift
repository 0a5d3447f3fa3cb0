/// Whether it is decided what became of a payment.
package enum Settlement: String, Equatable, Sendable {
    /// Decided, as one hoped.
    case well
    /// Decided, otherwise.
    case badly
    /// Not decided, or not known: an unknown status is no decision.
    case open
}

/// What somebody who watches a transaction waits for.
package struct SettlementGoal: Equatable, Sendable {
    /// Statuses that never change again.
    private static let final: Set<String> = [
        "completed", "cancelled", "failed", "rejected_irreversible",
    ]

    /// Statuses of a decision in the payer's favor.
    private static let good: Set<String> = ["authorized", "completed"]

    private let wanted: Set<String>

    /// Creates a goal.
    ///
    /// - Parameter statuses: The statuses to wait for; none waits for any decision.
    package init(statuses: [String] = []) {
        wanted = Set(statuses.map(Self.spelled))
    }

    /// What a status means for the goal.
    ///
    /// Without statuses of one's own `authorized` and `completed` are well, and what was failed,
    /// cancelled or rejected is badly, although `rejected_reversible` can still be approved. With
    /// them, one of them is well, and so is `completed` for who waits for `authorized`; a status
    /// that never changes again is badly, and every other one is open.
    ///
    /// - Parameter status: As received.
    /// - Returns: What it means.
    package func settlement(of status: String) -> Settlement {
        let status = Self.spelled(status)
        guard !wanted.isEmpty else {
            if Self.good.contains(status) { return .well }
            return Self.final.contains(status) || status == "rejected_reversible" ? .badly : .open
        }
        if wanted.contains(status) { return .well }
        if status == "completed", wanted.contains("authorized") { return .well }
        return Self.final.contains(status) ? .badly : .open
    }

    /// Whether a status never changes again.
    package static func isFinal(_ status: String) -> Bool {
        final.contains(spelled(status))
    }

    /// One of Bolt's interfaces writes `canceled`.
    private static func spelled(_ status: String) -> String {
        status == "canceled" ? "cancelled" : status
    }
}
