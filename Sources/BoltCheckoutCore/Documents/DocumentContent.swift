/// What one document, or one element of a list, turned out to be.
package enum DocumentContent {
    /// One transaction, bare or in an envelope.
    case transaction(Transaction)
    /// A list of documents, with its path.
    case list(JSONValue, path: String)
    /// A hook of Bolt's that is about something else than a transaction.
    case otherHook(type: String)
    /// Nothing that can be shown as a transaction; what it is, in one line.
    case refused(String)

    /// Looks at a document: directly, and inside the envelopes that Bolt uses.
    ///
    /// `{"transaction":…}`, `{"transactions":[…]}`, `{"data":…}`, and hooks of all versions.
    @inline(__always)
    package init(_ value: JSONValue, _ table: borrowing TransactionFieldTable) {
        guard value.isObject else {
            self = Self.scalar(value)
            return
        }
        let transaction = Transaction(value, table)
        let isEnvelope =
            transaction.rawField(.data) != nil || transaction.rawField(.transaction) != nil
            || transaction.rawField(.transactions) != nil
        if !isEnvelope, transaction.isRecognized, !transaction.mayBeOtherHook {
            self = .transaction(transaction)
            return
        }
        self = Self.unusual(transaction, table)
    }

    private static func scalar(_ value: JSONValue) -> DocumentContent {
        switch value.kind {
        case .array: .list(value, path: "")
        default: .refused("no transaction here: found \(value.kind.words)")
        }
    }

    private static func unusual(
        _ outer: Transaction,
        _ table: borrowing TransactionFieldTable
    ) -> DocumentContent {
        if let type = HookType.other(of: outer) { return .otherHook(type: type) }
        for field in [TransactionField.transaction, .data] {
            guard let inner = outer.field(field) else { continue }
            if let list = list(inner, field.keys[0], outer) { return list }
            guard inner.isObject else { continue }
            var transaction = Transaction(inner, table)
            if transaction.isRecognized {
                transaction.envelope = outer.value
                return .transaction(transaction)
            }
            if let list = transaction.field(.transactions), list.isArray {
                return .list(list, path: field.keys[0] + ".transactions")
            }
        }
        if let found = outer.field(.transactions), let list = list(found, "transactions", outer) {
            return list
        }
        if outer.isRecognized || outer.isOldestHook { return .transaction(outer) }
        return .refused(ForeignReply.words(for: outer.value))
    }

    /// A list in an envelope. An empty one in what is a transaction itself is one of its fields.
    private static func list(
        _ value: JSONValue,
        _ path: String,
        _ outer: Transaction
    ) -> DocumentContent? {
        guard value.isArray, value.count > 0 || !outer.isRecognized else { return nil }
        return .list(value, path: path)
    }
}

extension Transaction {
    /// Whether the type has to be looked at: without reference and amount it may be a hook's about
    /// something else.
    @inline(__always)
    var mayBeOtherHook: Bool { rawField(.reference) == nil && rawField(.amount) == nil }

    /// A hook of the oldest plugins: a transaction's id and a notification type, no amount.
    var isOldestHook: Bool {
        field(.notificationType) != nil
            && (field(.reference) != nil || field(.transactionID) != nil || field(.orderID) != nil)
    }
}
