/// A transaction where it lies in a document, whichever of Bolt's shapes it has.
///
/// Every field is optional. Columns and checks read through it; nothing is copied, and like every
/// ``JSONValue`` it must not outlive its document.
package struct Transaction {
    /// The object that holds the transaction's own fields.
    package let value: JSONValue
    /// What it came in, where that has members beside it: a hook, or a reply about a transaction.
    package var envelope: JSONValue?
    /// For each ``TransactionField`` the index of its value, 0 where it is missing.
    private let slots: SIMD32<Int32>

    /// Notes where the known fields of an object lie.
    @inline(__always)
    package init(_ value: JSONValue, _ table: borrowing TransactionFieldTable) {
        self.value = value
        slots = table.indices(of: value)
    }

    /// The value of a field; nil where it is missing, and where it is null.
    @inline(__always)
    func field(_ field: TransactionField) -> JSONValue? {
        guard let value = rawField(field), !value.isNull else { return nil }
        return value
    }

    /// The value of a field, null included.
    @inline(__always)
    func rawField(_ field: TransactionField) -> JSONValue? {
        let index = slots[field.rawValue]
        guard index != 0 else { return nil }
        return JSONValue(value.base, value.entries, Int(index))
    }

    /// Whether the object has enough of a transaction's fields to be taken for one.
    @inline(__always)
    var isRecognized: Bool {
        var present = 0
        for field in TransactionField.id.rawValue...TransactionField.date.rawValue
        where slots[field] != 0 {
            present += 1
        }
        return present >= 2
    }

    /// The cart of the merchant view.
    @inline(__always)
    var orderCart: JSONValue? {
        guard let order = field(.order), order.isObject else { return nil }
        return order.member("cart")
    }
}
