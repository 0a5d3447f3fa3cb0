/// What is kept of a record to compare it with the others of a run: hashes and the amount.
package struct AuditTrace: Sendable {
    /// The hash of the reference; 0 where there is none, and then nothing is compared.
    let reference: UInt64
    /// The hash of everything that makes a record the same one.
    let identity: UInt64
    /// The hash of the order reference of a payment that did not come to nothing; else 0.
    let order: UInt64
    /// The amount in minor units.
    let amount: Int64?
    /// A short hash of currency and type.
    let kind: UInt32

    /// Traces a record.
    package init(_ record: AuditRecord, _ hash: ByteHash) {
        let transaction = record.transaction
        reference = Self.hash(transaction.field(.reference), hash, after: 0)
        amount = record.amount
        let kind = Self.hash(
            record.currency,
            hash,
            after: Self.hash(transaction.field(.type), hash, after: 1)
        )
        self.kind = UInt32(truncatingIfNeeded: kind >> 32)
        var identity = Self.hash(transaction.field(.status), hash, after: reference ^ kind)
        identity = Self.hash(transaction.field(.date), hash, after: identity)
        self.identity = hash.hash(record.amount ?? .min, after: identity)
        guard record.direction == .payment, !record.status.isDead else {
            order = 0
            return
        }
        order = Self.order(record, hash)
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
