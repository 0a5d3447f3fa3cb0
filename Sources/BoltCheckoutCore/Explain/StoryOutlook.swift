/// What can happen to a transaction next: Bolt's status machine with the transaction's own dates
/// and figures.
struct StoryOutlook {
    private static let hour: Int64 = 3_600_000
    private static let authorizationDays: Int64 = 7
    private static let overrideHours: Int64 = 96

    private(set) var lines: [String] = []

    init(_ facts: TransactionFacts) {
        switch (facts.movement, facts.status) {
        case (.refund, let status?): addRefund(facts, status)
        case (.payment, let status?): addPayment(facts, status)
        case (_, nil), (.other, _): break
        }
    }

    private mutating func addPayment(_ facts: TransactionFacts, _ status: String) {
        switch status {
        case "created", "in_progress":
            lines.append(
                "Next: pending, authorized or completed when the issuer approves, failed when it"
                    + " declines, rejected when the fraud check does."
            )
        case "pending":
            addReview(facts)
        case "authorized":
            addHold(facts)
        case "completed":
            addCompleted(facts)
        case "rejected_reversible":
            lines.append(
                "Approved within the override window it becomes authorized or completed; rejected,"
                    + " or left alone, rejected_irreversible."
            )
            if let end = Self.instant(facts.date, plusHours: Self.overrideHours) {
                lines.append(
                    "The window is at most \(Self.overrideHours) hours: from the transaction's"
                        + " date it is over by \(end)."
                )
            }
        case "cancelled", "failed", "rejected_irreversible":
            lines.append("This is an end: the status does not change any more.")
            lines.append("Paying after all takes a new attempt.")
        default:
            lines.append("What comes after '\(status)' is not known.")
        }
    }

    private mutating func addReview(_ facts: TransactionFacts) {
        let isApproved = ["succeeded", "1"].contains(facts.authorizationStatus ?? "")
        if isApproved, let amount = facts.amount {
            lines.append(
                "\(facts.money(amount)) is reserved at the issuer while the fraud review is open."
            )
        }
        lines.append(
            "Approved it becomes authorized, or completed where capture is automatic; rejected it"
                + " becomes rejected_reversible or rejected_irreversible."
        )
    }

    private mutating func addHold(_ facts: TransactionFacts) {
        let open = facts.rest(of: facts.amount, after: facts.captured ?? 0)
        let money = open.map { facts.money($0) } ?? "the amount"
        lines.append(
            "Next: a capture of \(money) makes it completed; a void makes it cancelled. With"
                + " multi-capture it stays authorized until the last one."
        )
        if let end = Self.instant(facts.date, plusHours: Self.authorizationDays * 24) {
            lines.append(
                "The authorization is good for \(Self.authorizationDays) days, until \(end); after"
                    + " that a capture may fail, and it expires to cancelled."
            )
        }
    }

    private mutating func addCompleted(_ facts: TransactionFacts) {
        lines.append("This is an end: refunds and chargebacks do not change the status.")
        guard facts.chargebackReason == nil else {
            lines.append(
                "There is a chargeback on it: a refund beside it would give the money back twice."
            )
            return
        }
        let left = facts.rest(of: facts.captured ?? facts.amount, after: facts.refunded ?? 0)
        if let left, left > 0 {
            lines.append(
                "Up to \(facts.money(left)) can be refunded; each refund is a transaction of its"
                    + " own."
            )
        }
    }

    private mutating func addRefund(_ facts: TransactionFacts, _ status: String) {
        switch status {
        case "created", "in_progress", "pending":
            lines.append("Next: completed when the money has gone back.")
        case "completed":
            lines.append("This is an end. The payment it belongs to keeps its own status.")
        case "failed", "cancelled":
            lines.append("This is an end. Giving the money back takes a new refund.")
        default:
            lines.append("What comes after '\(status)' is not known.")
        }
    }

    /// An instant as text, some hours after another; nil when either is out of range.
    private static func instant(_ milliseconds: Int64?, plusHours hours: Int64) -> String? {
        guard let milliseconds else { return nil }
        let (end, overflows) = milliseconds.addingReportingOverflow(hours * hour)
        return overflows ? nil : RFC3339.format(milliseconds: end)
    }
}
