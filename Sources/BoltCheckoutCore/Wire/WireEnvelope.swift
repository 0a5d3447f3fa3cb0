/// Where a reply keeps its transaction.
///
/// `{"transaction": {…}}` comes from authorize, `{"type": …, "object": "transaction", "data": {…}}`
/// from webhooks of the second version, a bare transaction from everything else.
package enum WireEnvelope {
    /// The transaction of a reply: inside a known envelope, or the reply itself.
    package static func content(of field: WireField) -> WireField {
        let value = field.value
        guard value.isObject, !isTransaction(value) else { return field }
        if let inner = value.member("transaction"), inner.isObject {
            return WireField(value: inner, path: field.child("transaction"), scope: field.scope)
        }
        if let inner = value.member("data"), inner.isObject {
            let content = WireField(value: inner, path: field.child("data"), scope: field.scope)
            guard !isTransaction(inner), let deeper = inner.member("transaction"), deeper.isObject
            else { return content }
            return WireField(value: deeper, path: content.child("transaction"), scope: field.scope)
        }
        return field
    }

    /// Whether an object has what every transaction has.
    private static func isTransaction(_ value: JSONValue) -> Bool {
        value.member("reference") != nil && value.member("status") != nil
    }
}
