/// Dates of HTTP headers (RFC 9110, section 5.6.7), as in `Date` and `Retry-After`.
package enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads a date in any of its three forms as seconds since 1970; nil when it is none of them.
    ///
    /// - Parameters:
    ///   - text: `Sun, 06 Nov 1994 08:49:37 GMT`, or one of the two obsolete forms.
    ///   - nowSeconds: The present, by which a year of two digits is placed: never more than 50
    ///     years ahead.
    /// - Returns: Seconds since 1970, UTC.
    package static func parse(_ text: String, nowSeconds: Int64) -> Int64? {
        let words = text.split(separator: " ").map(String.init)
        switch (words.count, words.first?.last) {
        case (6, ","?):
            guard words[5] == "GMT" else { return nil }
            return seconds(day: words[1], month: words[2], year: fullYear(words[3]), time: words[4])
        case (4, ","?):
            let parts = words[1].split(separator: "-").map(String.init)
            guard words[3] == "GMT", parts.count == 3 else { return nil }
            let year = shortYear(parts[2], nowSeconds: nowSeconds)
            return seconds(day: parts[0], month: parts[1], year: year, time: words[2])
        case (5, _):
            return seconds(day: words[2], month: words[1], year: fullYear(words[4]), time: words[3])
        default:
            return nil
        }
    }

    private static func seconds(day: String, month: String, year: Int?, time: String) -> Int64? {
        guard let year, let month = months.firstIndex(of: month),
            let day = digits(day, 1...2),
            let date = CalendarDay(year: year, month: month + 1, day: day)
        else { return nil }
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let hour = digits(String(parts[0]), 2...2), hour < 24,
            let minute = digits(String(parts[1]), 2...2), minute < 60,
            let second = digits(String(parts[2]), 2...2), second <= 60
        else { return nil }
        return Int64(date.dayNumber) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    }

    private static func fullYear(_ text: String) -> Int? {
        digits(text, 4...4)
    }

    private static func shortYear(_ text: String, nowSeconds: Int64) -> Int? {
        guard let short = digits(text, 2...2) else { return nil }
        let bounded = min(max(nowSeconds, 0), RFC3339.latest / 1000)
        let present = CalendarDay(dayNumber: Int(bounded / 86_400)).date.year
        let candidate = present - present % 100 + short
        if candidate > present + 50 {
            return candidate - 100
        }
        return candidate <= present - 50 ? candidate + 100 : candidate
    }

    private static func digits(_ text: String, _ lengths: ClosedRange<Int>) -> Int? {
        let bytes = Array(text.utf8)
        guard lengths.contains(bytes.count) else { return nil }
        return bytes.withUnsafeBufferPointer { DigitField.value($0, 0..<$0.count) }
    }
}
