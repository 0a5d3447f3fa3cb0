/// A sum of minor units of one currency.
///
/// It is exact beyond 64 bits, so the order of what is added does not matter; a total that does
/// not fit 64 bits is said to overflow instead of being cut.
package struct MoneySum: Equatable, Sendable {
    private var exact: Int128 = 0
    /// How many amounts were added.
    package private(set) var count = 0

    /// Creates a sum of nothing.
    package init() {}

    /// The total in minor units; nil when it overflows.
    package var total: Int64? {
        Int64(exactly: exact)
    }

    /// Whether the total does not fit 64 bits.
    package var overflows: Bool {
        total == nil
    }

    /// Adds one amount.
    @inline(__always)
    package mutating func add(_ minor: Int64) {
        exact &+= Int128(minor)
        count &+= 1
    }

    /// Adds all that `other` was made of.
    package mutating func merge(_ other: MoneySum) {
        exact &+= other.exact
        count &+= other.count
    }
}
