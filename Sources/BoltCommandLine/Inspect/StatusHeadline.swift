import BoltCheckoutCore

/// A transaction's status in the words of a support desk, and what became of the money since.
struct StatusHeadline {
    /// One line; a status that no list has is shown as it is.
    let words: String
    /// Whether it is what one hopes for, with nothing to look into.
    let isGood: Bool

    init(_ transaction: Transaction, status: String?) {
        let isRefund = transaction.direction == .refund
        let later = isRefund ? [] : Self.later(transaction)
        words = ([Self.words(status, transaction.direction)] + later).joined(separator: ", ")
        isGood = later.isEmpty && (status == "completed" || status == "authorized")
    }

    private static func words(_ status: String?, _ direction: Transaction.Direction?) -> String {
        switch (status, direction) {
        case ("created", _): "created: nothing charged yet"
        case ("pending", .refund): "pending: not given back yet"
        case ("pending", _): "pending: in review, not settled"
        case ("in_progress", _): "in progress: not settled"
        case ("authorized", .payment): "authorized: reserved, not captured"
        case ("completed", .payment): "completed: paid"
        case ("completed", .refund): "completed: refunded"
        case ("cancelled", .payment): "cancelled: voided, nothing charged"
        case ("failed", .payment): "failed: the authorization was declined"
        case ("failed", .refund): "failed: nothing given back"
        case ("rejected_reversible", _): "recently rejected: can be reviewed"
        case ("rejected_irreversible", _): "permanently rejected"
        case (nil, _): "no status"
        case (let other?, _): other
        }
    }

    /// What came after a payment: refunds and disputes leave its status as it is.
    private static func later(_ payment: Transaction) -> [String] {
        var ignored: [Remark] = []
        var words: [String] = []
        if let refunded = payment.refunded(&ignored), refunded > 0 {
            let paid = payment.captured(&ignored) ?? (try? payment.amount(&ignored).minor)
            let isWhole = paid.map { refunded >= $0 } ?? false
            words.append(isWhole ? "refunded in full" : "refunded in part")
        }
        if let dispute = dispute(payment.value) { words.append(dispute) }
        return words
    }

    /// Payments without a dispute have an empty block.
    private static func dispute(_ root: JSONValue) -> String? {
        let details = root.either("chargeback_details", "chargebackDetails")
        guard let reason = details?.either("reason_code", "reasonCode"), reason.isString,
            !reason.bytes.isEmpty
        else { return nil }
        let result = details?.either("representment_result", "representmentResult")
        if result?.equals("won") == true { return "dispute won" }
        return result?.equals("lost") == true ? "dispute lost" : "disputed"
    }
}
