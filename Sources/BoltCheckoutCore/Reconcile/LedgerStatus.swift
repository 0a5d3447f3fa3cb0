/// Whether a status says that no money moved.
package enum LedgerStatus {
    private static let dead: Set<String> = [
        "failed", "cancelled", "canceled", "voided", "declined", "rejected",
        "rejected_reversible", "rejected_irreversible", "rejectedreversible",
        "rejectedirreversible",
    ]

    /// Statuses of Bolt and of payout files that say that a payment's money was taken.
    private static let captured: Set<String> = [
        "completed", "captured", "paid", "settled", "succeeded",
    ]

    /// Whether a payment of this status is not said to be captured: it is only authorized, is still
    /// looked at, or the status is one that nobody knows. Without a status nothing is said.
    package static func isUncaptured(_ status: String) -> Bool {
        let name = status.lowercased()
        return !name.isEmpty && !captured.contains(name) && !isUnpaid(name)
    }

    /// Whether a payment of this status never took money: it failed, was cancelled or rejected, or
    /// was only created.
    package static func isUnpaid(_ status: String) -> Bool {
        let name = status.lowercased()
        return name == "created" || dead.contains(name)
    }

    /// Whether a refund of this status never gave money back. One that is only created does.
    package static func isUnrefunded(_ status: String) -> Bool {
        dead.contains(status.lowercased())
    }
}
