/// What is kept of a record to compare it with the others of a run: hashes and the amount.
package struct AuditTrace: Sendable {
    /// The hash of the reference; 0 where there is none, and then nothing is compared.
    let reference: UInt64
    /// The hash of everything that makes a record the same one.
    let identity: UInt64
    /// The hash of the order reference of a payment that did not come to nothing; else 0.
    let order: UInt64
    /// The reference of such a payment, packed; 0 where it has not the form of Bolt's.
    let packedReference: UInt64
    /// The amount in minor units.
    let amount: Int64?
    /// A short hash of the currency; 0 where there is none.
    let currency: UInt16
    /// A short hash of the type; 0 where there is none, or that of a webhook v1, which names the
    /// event and not the transaction.
    let type: UInt16

    /// Traces a record.
    package init(_ record: AuditRecord, _ hash: ByteHash) {
        let transaction = record.transaction
        reference = Self.hash(transaction.field(.reference), hash, after: 0)
        amount = record.amount
        let type = Self.hash(transaction.field(.type), hash, after: 0)
        let currency = Self.hash(record.currency, hash, after: 0)
        self.type = Self.isEvent(transaction) ? 0 : Self.short(type)
        self.currency = Self.short(currency)
        let kind = type &* 31 &+ currency
        var identity = Self.hash(transaction.field(.status), hash, after: reference ^ kind)
        identity = Self.hash(transaction.field(.date), hash, after: identity)
        self.identity = hash.hash(record.amount ?? .min, after: identity)
        guard record.direction == .payment, !record.status.isDead else {
            order = 0
            packedReference = 0
            return
        }
        order = Self.order(record, hash)
        packedReference = order == 0 ? 0 : Self.packed(transaction.field(.reference))
    }

    private static func packed(_ reference: JSONValue?) -> UInt64 {
        guard let reference, reference.isString, !reference.hasEscapes else { return 0 }
        return PaymentMark.packed(reference.bytes)
    }

    /// Whether the record is a webhook v1: its order is a text beside the amount.
    private static func isEvent(_ transaction: Transaction) -> Bool {
        transaction.value.member("order")?.isString == true
    }

    private static func short(_ hash: UInt64) -> UInt16 {
        hash == 0 ? 0 : max(1, UInt16(truncatingIfNeeded: hash >> 32))
    }

    private static func order(_ record: AuditRecord, _ hash: ByteHash) -> UInt64 {
        if let own = record.transaction.field(.cart)?.member("order_reference"), own.isString,
            !own.bytes.isEmpty
        {
            return Self.hash(own, hash, after: 0)
        }
        var remarks: [Remark] = []
        guard case .text(let value) = record.transaction.orderReference(&remarks) else { return 0 }
        return Self.hash(value, hash, after: 0)
    }

    /// The hash of a field's text; of none what came before.
    @inline(__always)
    private static func hash(
        _ value: JSONValue?,
        _ hash: ByteHash,
        after previous: UInt64
    ) -> UInt64 {
        guard let value, value.isString || value.isNumber, !value.bytes.isEmpty else {
            return previous
        }
        guard value.hasEscapes else { return hash.hash(value.bytes, after: previous) }
        return value.decodedBytes.withUnsafeBufferPointer { hash.hash($0, after: previous) }
    }
}
