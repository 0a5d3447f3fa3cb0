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
    package init(_ value: JSONValue, _ table: TransactionFieldTable) {
        guard value.isObject else {
            self = Self.scalar(value)
            return
        }
        let transaction = Transaction(value, table)
        let isEnvelope =
            transaction.rawField(.data) != nil || transaction.rawField(.transaction) != nil
            || transaction.rawField(.transactions) != nil
        if !isEnvelope, transaction.isRecognized {
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
        _ table: TransactionFieldTable
    ) -> DocumentContent {
        for field in [TransactionField.transaction, .data] {
            guard let inner = outer.field(field) else { continue }
            if inner.isArray { return .list(inner, path: field.keys[0]) }
            guard inner.isObject else { continue }
            let transaction = Transaction(inner, table)
            if transaction.isRecognized { return .transaction(transaction) }
            if let list = transaction.field(.transactions), list.isArray {
                return .list(list, path: field.keys[0] + ".transactions")
            }
        }
        if let list = outer.field(.transactions), list.isArray {
            return .list(list, path: "transactions")
        }
        if let type = HookType.other(of: outer) { return .otherHook(type: type) }
        if outer.isRecognized || outer.isOldestHook { return .transaction(outer) }
        return .refused(ForeignReply.words(for: outer.value))
    }
}

extension Transaction {
    /// A hook of the oldest plugins: a transaction's id and a notification type, no amount.
    var isOldestHook: Bool {
        field(.notificationType) != nil
            && (field(.reference) != nil || field(.transactionID) != nil || field(.orderID) != nil)
    }
}
