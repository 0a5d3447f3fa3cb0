/// Which way money goes by the text of a type.
enum TransactionLane {
    private static let refunds: [StaticString] = [
        "cc_credit", "paypal_refund", "apm_refund", "credit", "refund",
    ]

    /// Types that are no matter of an order: transfers, fees, verifications.
    private static let others: Set<String> = [
        "funding_transfer", "processing_fee_transfer", "reserve_transfer", "float_transfer",
        "merchant_credit", "merchant_debit", "funding_withdrawal", "processing_fee_withdrawal",
        "bolt_fee_transfer", "bolt_fee_withdrawal", "bank_account_verification",
        "authorization_verification", "zero_amount_verification",
    ]

    /// The lane of a type; nil where there is none.
    @inline(__always)
    static func of(_ type: UnsafeBufferPointer<UInt8>) -> LedgerLine.Lane? {
        guard !type.isEmpty else { return nil }
        if equals(type, "cc_payment") { return .payment }
        for refund in refunds where equals(type, refund) { return .refund }
        return .payment
    }

    /// Whether a transaction of the type has to do with an order.
    @inline(__always)
    static func isForOrders(_ type: UnsafeBufferPointer<UInt8>) -> Bool {
        if type.isEmpty || equals(type, "cc_payment") || equals(type, "cc_credit") { return true }
        return !others.contains(String(decoding: type, as: UTF8.self))
    }

    @inline(__always)
    private static func equals(_ text: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
        guard text.count == other.utf8CodeUnitCount else { return false }
        for index in 0..<text.count where text[index] != other.utf8Start[index] { return false }
        return true
    }
}
