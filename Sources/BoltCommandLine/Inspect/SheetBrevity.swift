import BoltCheckoutCore

/// What the page for a person leaves out, because it says the same again or next to nothing. In a
/// pipe every field is written.
enum SheetBrevity {
    /// The fields of a refund that the payment's own page shows.
    private static let ofRefund: Set<String> = [
        "id", "reference", "status", "amount", "date", "credit",
    ]

    /// Whether a line stays away from the page.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - hasCaptures: Whether there is a list of captures, which the single capture repeats.
    /// - Returns: True for what repeats or says next to nothing.
    static func hides(_ line: TransactionPage.Line, hasCaptures: Bool) -> Bool {
        let pattern = line.leaf.pattern
        guard let first = pattern.first else { return false }
        switch first {
        case "refund_transactions", "adjust_transactions":
            return pattern.count > 2 && !ofRefund.contains(pattern[2])
        case "source_transaction":
            return pattern.count > 1 && !ofRefund.contains(pattern[1])
        case "capture":
            return hasCaptures
        case "chargeback_details":
            return line.leaf.value.rawText == "0"
        default:
            return isZeroSplit(line.leaf)
        }
    }

    private static func isZeroSplit(_ leaf: DocumentLeaf) -> Bool {
        guard let place = leaf.pattern.lastIndex(of: "splits"), place + 2 < leaf.pattern.count
        else {
            return false
        }
        if leaf.pattern[place + 2] == "amount" {
            return leaf.parent.member("amount")?.rawText == "0"
        }
        return leaf.parent.member("amount")?.member("amount")?.rawText == "0"
    }
}
