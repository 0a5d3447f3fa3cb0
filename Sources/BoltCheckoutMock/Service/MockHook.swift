import BoltCheckoutCore

/// A webhook that is to be delivered.
package struct MockHook: Equatable, Sendable {
    /// The hook's type, for example `"payment"`.
    package let type: String
    /// The body, as it is signed.
    package let body: [UInt8]
    /// The value of `X-Bolt-Hmac-Sha256`.
    package let signature: String

    init(type: String, transaction: JSONTree, secret: String) {
        var data = transaction.without(["merchant"])
        if let consumer = transaction["from_consumer"] { data["from_user"] = consumer }
        data = data.without(["from_consumer"])
        let body: JSONTree = [
            "type": .string(type), "object": "transaction", "data": data,
        ]
        self.type = type
        self.body = body.asciiBytes
        signature = Base64.text(HMACSHA256.code(for: self.body, key: Array(secret.utf8)))
    }

    /// The hook that a status is told with.
    static func type(ofStatus status: String) -> String? {
        switch status {
        case "pending": "pending"
        case "authorized": "auth"
        case "completed": "payment"
        case "cancelled": "void"
        case "failed": "failed_payment"
        case "rejected_reversible", "rejected_irreversible": status
        default: nil
        }
    }
}
