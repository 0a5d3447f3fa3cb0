import BoltCheckoutCore
import BoltCheckoutHTTP

/// The content of a delivery as a document, whichever way it came.
enum DeliveryBody {
    /// The bytes of the document: the body, or for a GET hook an object of the query's fields.
    ///
    /// - Returns: nil where an escape of the query is broken.
    static func document(of request: ServerRequest) -> [UInt8]? {
        guard request.method == "GET" else { return request.body }
        guard let fields = FormFields(parsing: request.query ?? "") else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        for field in fields.fields { writer.member(field.name, field.value) }
        writer.endObject()
        return writer.bytes
    }

    /// The bytes that are signed: the body, or for a GET hook the query as written.
    static func message(of request: ServerRequest) -> [UInt8] {
        request.method == "GET" ? Array((request.query ?? "").utf8) : request.body
    }

    /// The type of a hook of any version; empty where there is none.
    static func hook(of root: JSONValue) -> String {
        guard root.isObject else { return "" }
        let value = root.either("notification_type", "notificationType") ?? root.member("type")
        return value?.string ?? ""
    }
}

extension Delivery {
    /// What identifies the delivery of a transaction.
    init(_ transaction: Transaction, hook: String) {
        var remarks: [Remark] = []
        func column(_ column: TransactionColumn) -> ColumnValue {
            (try? transaction.column(column, &remarks)) ?? .absent
        }
        self.init(
            hook: hook,
            reference: column(.reference).string ?? column(.id).string ?? "",
            status: column(.status).string ?? "",
            amount: column(.amount).number,
            date: column(.date).number,
            orderReference: column(.orderReference).string,
            isRefund: transaction.direction == .refund
        )
    }
}
