/// Where a card number stands in a text.
package struct CardNumberMatch: Equatable, Sendable {
    /// The runs of digits that make up the number, separators left out; at least one.
    package let groups: [Range<Int>]

    /// From the first digit to the last, separators between them included.
    package var range: Range<Int> {
        let first = groups.first?.lowerBound ?? 0
        return first..<(groups.last?.upperBound ?? first)
    }
}
