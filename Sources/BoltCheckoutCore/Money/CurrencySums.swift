/// Sums kept apart by currency, in the order in which the currencies first appeared.
///
/// Codes are compared as they were written, except that a currency in lower case is the currency.
package struct CurrencySums: Equatable, Sendable {
    /// The sum of one currency.
    package struct Bucket: Equatable, Sendable {
        /// The code: upper case for a currency, as received for anything else, empty for none.
        package let currency: String
        /// What was added.
        package fileprivate(set) var sum = MoneySum()
        fileprivate let bytes: [UInt8]

        fileprivate init(_ bytes: [UInt8]) {
            self.bytes = bytes
            currency = String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The sums, one a currency.
    package private(set) var buckets: [Bucket] = []
    private var last = 0

    /// Creates sums of nothing.
    package init() {}

    /// Adds an amount in minor units to the sum of its currency; no bytes mean none is known.
    package mutating func add(_ minor: Int64, currency: UnsafeBufferPointer<UInt8>) {
        if last < buckets.count, Self.matches(buckets[last].bytes, currency) {
            buckets[last].sum.add(minor)
            return
        }
        last = index(of: currency)
        buckets[last].sum.add(minor)
    }

    /// Adds an amount in minor units to the sum of its currency; nil and empty mean none is known.
    package mutating func add(_ minor: Int64, currency: String?) {
        let bytes = Array((currency ?? "").utf8)
        bytes.withUnsafeBufferPointer { add(minor, currency: $0) }
    }

    /// Adds all that `other` was made of.
    package mutating func merge(_ other: CurrencySums) {
        for bucket in other.buckets {
            let index = bucket.bytes.withUnsafeBufferPointer { self.index(of: $0) }
            buckets[index].sum.merge(bucket.sum)
        }
    }

    private mutating func index(of currency: UnsafeBufferPointer<UInt8>) -> Int {
        var key = Array(currency)
        if let code = CurrencyCode(currency), code.exponent != nil {
            key = Array(code.text.utf8)
        }
        if let found = buckets.firstIndex(where: { $0.bytes == key }) {
            return found
        }
        buckets.append(Bucket(key))
        return buckets.count - 1
    }

    @inline(__always)
    private static func matches(_ key: [UInt8], _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard key.count == other.count else { return false }
        for index in key.indices where key[index] != other[index] {
            return false
        }
        return true
    }
}
