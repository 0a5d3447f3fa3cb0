/// The members of a transaction that columns are made of, at its top level.
enum TransactionField: Int, CaseIterable {
    case id = 0
    case reference, status, amount, type, date
    case processor, currency, merchantOrderNumber, displayID
    case cart, order, authorization, captures, capture
    case refundedAmount, refundTransactions, credit
    case sourceTransaction, sourceTransactionReference
    case transaction, transactions, data, object
    case notificationType, transactionID, quoteID, orderID

    /// The spellings of the key, the wire's first.
    var keys: [String] {
        switch self {
        case .id: ["id"]
        case .reference: ["reference"]
        case .status: ["status"]
        case .amount: ["amount"]
        case .type: ["type"]
        case .date: ["date"]
        case .processor: ["processor"]
        case .currency: ["currency"]
        case .merchantOrderNumber: ["merchant_order_number", "merchantOrderNumber"]
        case .displayID: ["display_id", "displayId"]
        case .cart: ["cart"]
        case .order: ["order"]
        case .authorization: ["authorization"]
        case .captures: ["captures"]
        case .capture: ["capture"]
        case .refundedAmount: ["refunded_amount", "refundedAmount"]
        case .refundTransactions: ["refund_transactions", "refundTransactions"]
        case .credit: ["credit"]
        case .sourceTransaction: ["source_transaction", "sourceTransaction"]
        case .sourceTransactionReference:
            ["source_transaction_reference", "sourceTransactionReference"]
        case .transaction: ["transaction"]
        case .transactions: ["transactions"]
        case .data: ["data"]
        case .object: ["object"]
        case .notificationType: ["notification_type", "notificationType"]
        case .transactionID: ["transaction_id", "transactionId"]
        case .quoteID: ["quote_id", "quoteId"]
        case .orderID: ["order_id", "orderId"]
        }
    }
}

/// Finds the ``TransactionField``s of an object's keys by their hashes.
package struct TransactionFieldTable: Sendable {
    private let fields = ByteStringTable(
        TransactionField.allCases.flatMap { field in field.keys.map { ($0, field.rawValue) } }
    )

    package init() {}

    /// For each field the index of its value in an object, 0 where it is missing.
    func indices(of object: JSONValue) -> SIMD32<Int32> {
        var indices = SIMD32<Int32>()
        // As memory: a vector is copied as a whole for each lane that is chosen at run time.
        withUnsafeMutableBytes(of: &indices) { bytes in
            let lanes = bytes.assumingMemoryBound(to: Int32.self)
            for (key, member) in object.members {
                guard let field = field(key) else { continue }
                // Of two spellings the one with a value counts.
                if lanes[field] == 0 || !member.isNull { lanes[field] = member.index }
            }
        }
        return indices
    }

    @inline(__always)
    private func field(_ key: JSONValue) -> Int? {
        let entry = key.entry
        guard entry.hasEscapes else {
            return fields.number(
                of: key.base + entry.start,
                count: entry.length,
                hash: entry.hash
            )
        }
        return spelledField(key)
    }

    @inline(never)
    private func spelledField(_ key: JSONValue) -> Int? {
        let text = key.decodedBytes
        let padded = text + [UInt8](repeating: 0, count: ByteStringTable.padding)
        return padded.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap {
                fields.number(of: $0, count: text.count, hash: key.entry.hash)
            }
        }
    }
}
