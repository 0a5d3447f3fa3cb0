/// A stretch of time that a person named: a day, or one instant.
package struct TimeSpan: Equatable, Sendable {
    /// The first and the last millisecond, UTC.
    package let range: ClosedRange<Int64>

    /// Reads `2026-01-31`, an instant of RFC 3339, or milliseconds since 1970.
    ///
    /// - Parameters:
    ///   - text: What was written.
    ///   - zone: Where a day begins and ends; nil for UTC.
    package init?(_ text: String, zone: TimeZoneFile? = nil) {
        if let day = CalendarDay(text) {
            let next = day.next
            let start = zone?.startMilliseconds(of: day) ?? day.startMilliseconds
            let end = zone?.startMilliseconds(of: next) ?? next.startMilliseconds
            guard start < end else { return nil }
            range = start...(end - 1)
        } else if let instant = RFC3339.parse(text) {
            range = instant...instant
        } else if let number = Int64(text), number == 0 || TransactionDate.isPlausible(number) {
            // Ten digits are seconds: taken for milliseconds they would silently choose nothing.
            range = number...number
        } else {
            return nil
        }
    }
}
