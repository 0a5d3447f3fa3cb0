package import BoltCheckoutCore

/// The statements that Bolt makes.
package enum StatementKind: String, CaseIterable, Sendable {
    /// The transactions of a day.
    case dailyTransaction = "daily_transaction"
    /// The transactions of a month.
    case monthlyTransaction = "monthly_transaction"
    /// What was paid out on a day.
    case dailyFunding = "daily_funding"
    /// The disputes of a month.
    case monthlyDispute = "monthly_dispute"

    /// Whether it is about a month rather than a day.
    package var isMonthly: Bool { self == .monthlyTransaction || self == .monthlyDispute }

    /// Reads `2026-02-09`, and for a statement of a month also `2026-02`, which is its first day.
    ///
    /// - Returns: nil for other forms, and for days that do not exist.
    package func day(_ text: String) -> CalendarDay? {
        if let day = CalendarDay(text) { return day }
        return isMonthly ? CalendarDay("\(text)-01") : nil
    }

    /// The body of the request for a statement; days are those of UTC.
    package func request(for day: CalendarDay) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("date", day.startMilliseconds)
        writer.member("file_type", "csv")
        writer.member("type", rawValue)
        writer.endObject()
        return writer.bytes
    }
}
