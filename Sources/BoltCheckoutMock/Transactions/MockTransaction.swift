/// A transaction in the full form, and what may be done with it: the status machine.
struct MockTransaction {
    /// The transaction.
    var tree: JSONTree
    /// Whether an approval captures at once.
    var capturesOnApproval = false
    /// Whether somebody approves it once it has been looked at.
    var isApprovedAfterReading = false

    /// The key it is found by.
    var reference: String { tree["reference"]?.string ?? "" }
    /// The status on the wire.
    var status: String { tree["status"]?.string ?? "" }
    /// The amount in minor units.
    var amount: Int64 { tree.at("amount", "amount")?.integer ?? tree["amount"]?.integer ?? 0 }
    /// The currency's code.
    var currency: String { tree.at("amount", "currency")?.string ?? "" }

    /// What has been captured, in minor units.
    var captured: Int64 {
        let captures = tree["captures"]?.elements ?? []
        if captures.isEmpty { return status == "completed" ? amount : 0 }
        let succeeded = captures.filter { $0["status"]?.string == "succeeded" }
        let sum = MockAmount.sum(succeeded.compactMap { $0.at("amount", "amount")?.integer })
        // A recorded capture may be negative; what is left of the amount must not overflow.
        return max(0, sum ?? amount)
    }

    /// What has been given back, in minor units.
    var refunded: Int64 { max(0, tree.at("refunded_amount", "amount")?.integer ?? 0) }

    /// Whether it is a payment, which can be captured, voided and refunded.
    var isPayment: Bool {
        ["cc_payment", "paypal_payment", "apm_payment"].contains(tree["type"]?.string ?? "")
    }

    /// Captures an amount. Partly captured it stays authorized, fully it is completed.
    mutating func capture(
        _ amount: Int64,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(MockError) {
        try check(["authorized"], "captured")
        let left = self.amount - min(captured, self.amount)
        guard amount > 0, amount <= left else {
            throw .badAmount("amount", "The amount must be from 1 to \(left).")
        }
        let capture: JSONTree = [
            "id": .string(identifiers.id("CA")), "status": "succeeded",
            "amount": MockAmount.tree(amount, currency),
            "splits": TransactionSplits.tree(amount, currency),
            "metadata": ["processor_capture_id": .string(identifiers.digits(17))],
        ]
        tree["captures"] = .array((tree["captures"]?.elements ?? []) + [capture])
        tree["capture"] = capture
        if amount == left { tree["status"] = "completed" }
        TimelineEntry.add(
            "Order captured",
            at: milliseconds,
            amount: capture["amount"],
            to: &tree
        )
    }

    /// Cancels what has not been captured.
    mutating func void(
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(MockError) {
        try check(["authorized", "pending"], "voided")
        guard captured == 0 else {
            throw MockError(
                422,
                26,
                "Part of it is captured; refund that instead.",
                field: "transaction_reference"
            )
        }
        tree["status"] = "cancelled"
        tree["void"] = [
            "void": .string(identifiers.id("VO")), "status": "succeeded",
            "cause": "merchant_action",
        ]
        tree["void_cause"] = "merchant_action"
        isApprovedAfterReading = false
        TimelineEntry.add("Order voided", at: milliseconds, to: &tree)
    }

    /// Gives money back.
    ///
    /// - Parameters:
    ///   - amount: How much, in minor units.
    ///   - identifiers: Draws the new transaction's ids.
    ///   - milliseconds: The time of day.
    /// - Returns: The refund, a transaction of its own.
    /// - Throws: ``MockError`` where there is not as much to give back.
    mutating func refund(
        _ amount: Int64,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(MockError) -> MockTransaction {
        try check(["authorized", "completed"], "refunded")
        let left = max(0, captured - refunded)
        guard amount > 0, amount <= left else {
            throw .badAmount("amount", "The amount must be from 1 to \(left).")
        }
        let refund = RefundBuilder(payment: tree, amount: amount, currency: currency)
            .tree(&identifiers, at: milliseconds)
        tree["refunded_amount"] = MockAmount.tree(refunded + amount, currency)
        let short = TransactionViews.short(refund)
        tree["refund_transactions"] = .array(
            (tree["refund_transactions"]?.elements ?? []) + [short]
        )
        let ids = tree["refund_transaction_ids"]?.elements ?? []
        tree["refund_transaction_ids"] = .array(ids + [refund["id"] ?? ""])
        TimelineEntry.add("Refund sent", at: milliseconds, amount: refund["amount"], to: &tree)
        return MockTransaction(tree: refund)
    }

    /// Decides a review or an appeal.
    mutating func review(
        isApproved: Bool,
        _ identifiers: inout MockIdentifiers,
        at milliseconds: Int64
    ) throws(MockError) {
        try check(["pending", "rejected_reversible"], "reviewed")
        isApprovedAfterReading = false
        tree["risk_review_status"] = "reviewed"
        guard isApproved else {
            tree["status"] = "rejected_irreversible"
            TimelineEntry.add("Order rejected", at: milliseconds, to: &tree)
            return
        }
        tree["status"] = "authorized"
        TimelineEntry.add("Order approved", at: milliseconds, to: &tree)
        if capturesOnApproval { try capture(amount, &identifiers, at: milliseconds) }
    }

    private func check(_ allowed: [String], _ what: String) throws(MockError) {
        guard isPayment, allowed.contains(status) else {
            throw MockError(
                422,
                26,
                "The transaction is \(isPayment ? status : "no payment") and can't be \(what).",
                field: "transaction_reference"
            )
        }
    }
}
