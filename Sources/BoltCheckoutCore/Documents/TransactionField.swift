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

/// Finds the ``TransactionField`` of a key by its hash.
///
/// Made once for a reader; 256 slots for some forty keys, so that most look-ups are one read.
package struct TransactionFieldTable: Sendable {
    private struct Slot: Sendable {
        var hash: UInt32 = 0
        var field: Int32 = -1
        var key: [UInt8] = []
    }

    private var slots = [Slot](repeating: Slot(), count: 256)

    package init() {
        for field in TransactionField.allCases {
            for key in field.keys {
                let hash = JSONKeyHash.of(key)
                var index = Int(hash & 255)
                while slots[index].field >= 0 { index = (index + 1) & 255 }
                slots[index] = Slot(
                    hash: hash,
                    field: Int32(field.rawValue),
                    key: Array(key.utf8)
                )
            }
        }
    }

    /// The field of a key of an object, or nil where no column needs it.
    @inline(__always)
    func field(_ key: JSONValue) -> Int? {
        let hash = key.entry.next
        var index = Int(hash & 255)
        return slots.withUnsafeBufferPointer { slots in
            while slots[index].field >= 0 {
                if slots[index].hash == hash, Self.isEqual(key, slots[index].key) {
                    return Int(slots[index].field)
                }
                index = (index + 1) & 255
            }
            return nil
        }
    }

    @inline(__always)
    private static func isEqual(_ key: JSONValue, _ text: [UInt8]) -> Bool {
        key.hasEscapes ? key.decodedBytes == text : key.bytes.elementsEqual(text)
    }
}
