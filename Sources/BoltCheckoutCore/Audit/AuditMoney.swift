/// An amount of a record with the currency beside it, for comparisons.
struct AuditMoney {
    /// Minor units.
    let minor: Int64
    /// The currency's text; nil where there is none.
    let currency: JSONValue?

    /// Reads a field in any of the shapes of an amount; nil where it holds no whole number, which is
    /// the matter of ``AuditRule/unreadableAmount``.
    init?(_ value: JSONValue?) {
        guard let value, !value.isNull, let reading = try? AmountReading.read(value, path: ""),
            let minor = reading.minor
        else { return nil }
        self.minor = minor
        currency = reading.currency
    }

    /// Puts minor units and a currency together.
    init(minor: Int64, currency: JSONValue?) {
        self.minor = minor
        self.currency = currency
    }

    /// Whether two currencies may be compared: the same, or one is not given.
    @inline(__always)
    static func agree(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
        guard let one, let other, one.isString, other.isString else { return true }
        let first = one.bytes
        let second = other.bytes
        if first.count == 3, second.count == 3, first[0] == second[0], first[1] == second[1],
            first[2] == second[2]
        {
            return true
        }
        return slowlyAgree(one, other)
    }

    private static func slowlyAgree(_ one: JSONValue, _ other: JSONValue) -> Bool {
        let first = one.decodedBytes
        let second = other.decodedBytes
        if first.isEmpty || second.isEmpty { return true }
        let codes = (
            first.withUnsafeBufferPointer { CurrencyCode($0) },
            second.withUnsafeBufferPointer { CurrencyCode($0) }
        )
        guard let left = codes.0, let right = codes.1 else { return first == second }
        return left == right
    }
}
