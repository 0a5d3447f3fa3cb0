/// A date in a header, in any of the three forms that RFC 9110 section 5.6.7 has servers send.
package struct HTTPDate: Equatable, Sendable {
    /// Seconds since 1970, UTC.
    package let seconds: Int64

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Reads a date; nil where the text is none.
    ///
    /// - Parameters:
    ///   - text: What the header says.
    ///   - nowYear: The present year, which says what a year of two digits means.
    package init?(_ text: String, nowYear: Int64) {
        let words = text.split(separator: " ").map(String.init)
        let parts: (day: String, month: String, year: String, time: String)
        switch words.count {
        // Sun, 06 Nov 1994 08:49:37 GMT
        case 6 where words[5] == "GMT" && words[0].hasSuffix(","):
            parts = (words[1], words[2], words[3], words[4])
            guard words[3].utf8.count == 4 else { return nil }
        // Sunday, 06-Nov-94 08:49:37 GMT
        case 4 where words[3] == "GMT" && words[0].hasSuffix(","):
            let date = words[1].split(separator: "-").map(String.init)
            guard date.count == 3, date[2].utf8.count == 2 else { return nil }
            parts = (date[0], date[1], date[2], words[2])
        // Sun Nov  6 08:49:37 1994
        case 5:
            parts = (words[2], words[1], words[4], words[3])
            guard words[4].utf8.count == 4 else { return nil }
        default: return nil
        }
        let time = parts.time.split(separator: ":").map { Self.number($0) }
        guard let month = Self.months.firstIndex(of: parts.month),
            let day = Self.number(parts.day), (1...31).contains(day),
            var year = Self.number(parts.year),
            time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
            hour < 24, minute < 60, second <= 60
        else { return nil }
        if parts.year.utf8.count == 2 {
            year += nowYear / 100 * 100
            // More than 50 years ahead means the last year with these digits.
            if year > nowYear + 50 { year -= 100 }
        }
        let days = Self.daysSince1970(year: year, month: Int64(month) + 1, day: day)
        seconds = days * 86_400 + hour * 3_600 + minute * 60 + second
    }

    private static func number(_ text: some StringProtocol) -> Int64? {
        guard !text.isEmpty, text.utf8.count <= 4, text.utf8.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        return Int64(text)
    }

    /// The days of the proleptic Gregorian calendar, in years that begin with March.
    private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shiftedYear = month <= 2 ? year - 1 : year
        let shiftedMonth = month <= 2 ? month + 9 : month - 3
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
