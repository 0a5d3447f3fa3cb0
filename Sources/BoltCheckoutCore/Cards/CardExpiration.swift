/// The month in which a card is good for the last time.
package struct CardExpiration: Hashable, Comparable, Sendable {
    /// The year, 1 to 9999.
    package let year: Int
    /// The month, 1 to 12.
    package let month: Int

    /// Creates a month; nil when there is none such.
    package init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.year = year
        self.month = month
    }

    /// Reads `YYYY-MM`, `MM/YY`, `MM/YYYY`, `M/YY`, `MMYY` or `MM-YY`, spaces anywhere; a year of
    /// two digits is of this century.
    package init?(_ text: String) {
        let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }
        let parts = bytes.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-")
        }
        var fields = parts.map(Array.init)
        if fields.count == 1, fields[0].count == 4 {
            fields = [Array(fields[0][..<2]), Array(fields[0][2...])]
        }
        guard fields.count == 2, let first = Self.number(fields[0]),
            let second = Self.number(fields[1])
        else { return nil }
        switch (fields[0].count, fields[1].count) {
        case (4, 2): self.init(year: first, month: second)
        case (1...2, 2): self.init(year: 2000 + second, month: first)
        case (1...2, 4): self.init(year: second, month: first)
        default: return nil
        }
    }

    /// Reads what transactions carry: milliseconds since 1970 of the first day of the month, UTC.
    package init?(milliseconds: Int64) {
        guard (RFC3339.earliest...RFC3339.latest).contains(milliseconds) else { return nil }
        let fromStart = Int((milliseconds - RFC3339.earliest) / 86_400_000)
        let date = CalendarDay(dayNumber: fromStart - 719_162).date
        self.init(year: date.year, month: date.month)
    }

    /// The month as `YYYY-MM`, the form of requests.
    package var text: String {
        var bytes: [UInt8] = []
        DigitField.append(year, 4, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        DigitField.append(month, 2, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the month is over everywhere at an instant, in milliseconds since 1970, UTC.
    ///
    /// The clock may be in any zone, so a card is past 12 hours after the month's end in UTC.
    package func isPast(atMilliseconds milliseconds: Int64) -> Bool {
        let nextYear = month == 12 ? year + 1 : year
        let nextMonth = month == 12 ? 1 : month + 1
        let end = CalendarDay.number(year: nextYear, month: nextMonth, day: 1)
        return milliseconds >= Int64(end) * 86_400_000 + 43_200_000
    }

    /// Whether `left` comes before `right`.
    package static func < (left: CardExpiration, right: CardExpiration) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }

    private static func number(_ bytes: [UInt8]) -> Int? {
        guard !bytes.isEmpty else { return nil }
        return bytes.withUnsafeBufferPointer { DigitField.value($0, 0..<min($0.count, 9)) }
    }
}
