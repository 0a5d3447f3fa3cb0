import BoltCheckoutCore
import BoltCheckoutHTTP

extension MockBolt {
    /// `GET /v1/merchant/transactions/REFERENCE`
    func readTransaction(_ reference: String) throws(MockError) -> ServerReply {
        if let bytes = transactions.settledBytes(reference) { return .json(bytes) }
        var transaction = try find(reference)
        let reply = ServerReply.json(transaction.tree.bytes)
        // Seen pending once, it is approved: whoever polls sees it settle.
        try transaction.review(isApproved: true, &identifiers, at: nowMilliseconds())
        keep(transaction)
        return reply
    }

    /// `PATCH /v1/merchant/transactions/REFERENCE`
    func updateTransaction(
        _ reference: String,
        _ request: ServerRequest
    ) throws(MockError) -> ServerReply {
        var transaction = try find(reference)
        let body = try fields(of: request)
        var order = transaction.tree["order"] ?? [:]
        var cart = order["cart"] ?? [:]
        if let displayID = try body.optionalText("display_id") {
            cart["display_id"] = .string(displayID)
            transaction.tree["merchant_order_number"] = .string(displayID)
        }
        if let metadata = try body.optionalObject("metadata") { cart["metadata"] = metadata.tree }
        order["cart"] = cart
        transaction.tree["order"] = order
        transactions.keep(transaction)
        return .json(transaction.tree.bytes)
    }

    /// `POST …/capture`
    func capture(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let body = try fields(of: request)
        var transaction = try find(try reference(body))
        let amount = try amount(body, of: transaction)
        try transaction.capture(amount, &identifiers, at: nowMilliseconds())
        keep(transaction, hook: "capture")
        return .json(TransactionViews.short(transaction.tree).bytes)
    }

    /// `POST …/credit`
    func credit(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let body = try fields(of: request)
        var transaction = try find(try reference(body))
        let amount = try amount(body, of: transaction)
        let refund = try transaction.refund(amount, &identifiers, at: nowMilliseconds())
        transactions.keep(transaction)
        keep(refund, hook: "credit")
        return .json(TransactionViews.short(refund.tree).bytes)
    }

    /// `POST …/void`
    func void(_ request: ServerRequest) throws(MockError) -> ServerReply {
        var transaction = try find(try reference(try fields(of: request)))
        try transaction.void(&identifiers, at: nowMilliseconds())
        keep(transaction)
        return .json(TransactionViews.short(transaction.tree).bytes)
    }

    /// `POST …/review`
    func review(_ request: ServerRequest) throws(MockError) -> ServerReply {
        let body = try fields(of: request)
        let reference = try reference(body)
        let decision = try body.text("decision")
        guard decision == "approve" || decision == "reject" else {
            throw .badValue("decision", "The decision must be approve or reject.")
        }
        var transaction = try find(reference)
        let isApproved = decision == "approve"
        try transaction.review(isApproved: isApproved, &identifiers, at: nowMilliseconds())
        keep(transaction)
        return .json(transaction.tree.bytes)
    }

    private func find(_ reference: String) throws(MockError) -> MockTransaction {
        guard let transaction = transactions[reference] else { throw .unknownTransaction }
        return transaction
    }

    private func reference(_ body: RequestFields) throws(MockError) -> String {
        // Older clients send the same value under another name.
        if let reference = try body.optionalText("transaction_id"), !reference.isEmpty {
            return reference
        }
        return try body.text("transaction_reference")
    }

    private func amount(
        _ body: RequestFields,
        of transaction: MockTransaction
    ) throws(MockError) -> Int64 {
        let amount = try body.amount("amount")
        guard try body.text("currency").uppercased() == transaction.currency.uppercased() else {
            throw MockError(
                422,
                6,
                "The currency must be \(transaction.currency).",
                field: "currency"
            )
        }
        return amount
    }
}
