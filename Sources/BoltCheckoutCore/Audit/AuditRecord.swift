/// What the rules need of one transaction, read once.
///
/// Like every view of a document it must not outlive it.
package struct AuditRecord {
    /// The transaction.
    let transaction: Transaction
    /// The transaction's amount.
    let amount: Int64?
    /// The currency of the amount; nil where it is missing.
    let currency: JSONValue?
    /// Which way money goes.
    let direction: Transaction.Direction?
    /// The status.
    let status: AuditStatus
    /// The cart: of the merchant view, else of the client view.
    let cart: JSONValue?
    /// Where the cart stands.
    let cartPath: StaticString
    /// The captures; of older records the one deprecated `capture`.
    let captures: JSONValue?
    /// Where the captures stand.
    let capturesPath: StaticString
    /// The sum of the captures that succeeded.
    let captured: AuditSum
    /// What stands out in the record as a whole.
    let scan: AuditScan

    /// Reads a transaction.
    ///
    /// - Throws: ``RecordProblem`` where the transaction's amount can't be read exactly.
    package init(_ transaction: Transaction) throws(RecordProblem) {
        self.transaction = transaction
        amount = try AmountReading.read(transaction.field(.amount), path: "amount").minor
        let currency = transaction.currency
        self.currency = currency
        direction = transaction.direction
        status = AuditStatus(transaction.field(.status))
        if let cart = transaction.orderCart, cart.isObject {
            self.cart = cart
            cartPath = "order.cart"
        } else {
            cart = transaction.field(.cart).flatMap { $0.isObject ? $0 : nil }
            cartPath = "cart"
        }
        if let captures = transaction.field(.captures), captures.count > 0 {
            self.captures = captures
            capturesPath = "captures"
        } else {
            captures = transaction.field(.capture)
            capturesPath = "capture"
        }
        var captured = AuditSum(in: currency)
        AuditList.forEach(captures) { capture, _ in
            if capture.member("status")?.equals("succeeded") == true {
                captured.add(capture.member("amount"))
            }
        }
        self.captured = captured
        scan = AuditScan(transaction.value)
    }

    /// The amount of a member of the cart; nil where it is missing, unreadable, or in another
    /// currency than the transaction: different currencies are never compared.
    func cartAmount(_ snake: StaticString, _ camel: StaticString) -> Int64? {
        guard let cart else { return nil }
        return comparable(cart.member(snake) ?? cart.member(camel))
    }

    /// The minor units of an amount that may be compared with the transaction's.
    func comparable(_ value: JSONValue?) -> Int64? {
        guard let money = AuditMoney(value),
            money.minor == 0 || AuditMoney.agree(money.currency, currency)
        else { return nil }
        return money.minor
    }

    /// A path in the cart.
    func inCart(_ name: String) -> String { "\(cartPath).\(name)" }

    /// A path in a member of the captures.
    func inCapture(_ index: Int, _ name: String) -> String {
        guard captures?.isArray == true else { return "\(capturesPath).\(name)" }
        return "\(capturesPath).\(index).\(name)"
    }
}
