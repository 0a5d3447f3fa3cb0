/// How an amount is divided between the merchant and those who take a fee.
enum TransactionSplits {
    /// The parts of an amount; they add up to it.
    static func tree(_ amount: Int64, _ currency: String) -> JSONTree {
        // 2.9 percent, rounded down; taken apart so that no amount overflows.
        let fee = amount / 1000 * 29 + amount % 1000 * 29 / 1000
        return [
            ["amount": MockAmount.tree(amount - fee, currency), "type": "net"],
            ["amount": MockAmount.tree(fee, currency), "type": "processing_fee"],
        ]
    }
}
