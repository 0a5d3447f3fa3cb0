/// Whether a status says that no money moved.
package enum LedgerStatus {
    private static let dead: Set<String> = [
        "failed", "cancelled", "canceled", "voided", "declined", "rejected",
        "rejected_reversible", "rejected_irreversible", "rejectedreversible",
        "rejectedirreversible",
    ]

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
