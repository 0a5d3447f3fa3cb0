/// Makes the transaction that gives money back: the payment's roles swapped.
struct RefundBuilder {
    let payment: JSONTree
    let amount: Int64
    let currency: String

    /// The refund in the full form.
    func tree(_ identifiers: inout MockIdentifiers, at milliseconds: Int64) -> JSONTree {
        var tree: JSONTree = [
            "id": .string(identifiers.id("TA")), "type": .string(type),
            "processor": payment["processor"] ?? "vantiv", "date": .int(milliseconds),
            "reference": .string(identifiers.reference()), "status": "completed",
        ]
        if let merchant = payment["to_consumer"] { tree["from_consumer"] = merchant }
        if let shopper = payment["from_consumer"] { tree["to_consumer"] = shopper }
        if let card = payment["from_credit_card"] { tree["to_credit_card"] = card }
        tree["amount"] = MockAmount.tree(amount, currency)
        tree["captures"] = []
        tree["credit"] = ["status": "succeeded"]
        tree.copy(["merchant_division", "merchant"], from: payment)
        tree["transaction_properties"] = [:]
        tree["splits"] = TransactionSplits.tree(amount, currency)
        tree.copy(["order"], from: payment)
        tree["source_transaction"] = source
        return tree
    }

    private var type: String {
        switch payment["type"]?.string {
        case "paypal_payment": "paypal_refund"
        case "apm_payment": "apm_refund"
        default: "cc_credit"
        }
    }

    private var source: JSONTree {
        var source: JSONTree = [:]
        source.copy(["id", "type", "reference", "status", "amount"], from: payment)
        return source
    }
}
