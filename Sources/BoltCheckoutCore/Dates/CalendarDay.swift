/// A day of the Gregorian calendar, without a time zone.
package struct CalendarDay: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970; negative before.
    package let dayNumber: Int

    /// Creates the day `dayNumber` days after 1 January 1970.
    package init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// Creates a day from a date; nil when there is no such day. Years are 1 to 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        guard (1...Self.length(ofMonth: month, year: year)).contains(day) else { return nil }
        dayNumber = Self.number(year: year, month: month, day: day)
    }

    /// Reads `YYYY-MM-DD` and nothing else; nil for other forms and for days that do not exist.
    package init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            let year = DigitField.value(text, 0..<4), let month = DigitField.value(text, 5..<7),
            let day = DigitField.value(text, 8..<10)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Reads `YYYY-MM-DD` and nothing else; nil for other forms and for days that do not exist.
    package init?(_ text: String) {
        let day = Array(text.utf8).withUnsafeBufferPointer { CalendarDay($0) }
        guard let day else { return nil }
        self = day
    }

    /// Year, month and day of the month, the latter two from 1.
    package var date: (year: Int, month: Int, day: Int) {
        // Counted in eras of 400 years that begin on 1 March, so that the leap day comes last.
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, day)
    }

    /// The day of the week: 0 is Sunday.
    package var weekday: Int {
        let weekday = (dayNumber % 7 + 4) % 7
        return weekday < 0 ? weekday + 7 : weekday
    }

    /// The instant at which the day begins in UTC, in milliseconds since 1970.
    package var startMilliseconds: Int64 {
        Int64(dayNumber) * 86_400_000
    }

    /// The day after.
    package var next: CalendarDay {
        CalendarDay(dayNumber: dayNumber + 1)
    }

    /// Whether `left` comes before `right`.
    package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.dayNumber < right.dayNumber
    }

    /// The number of days of a month, 28 to 31.
    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether `year` has 29 February.
    package static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// Days since 1970 of a date that exists; any year that people live in.
    static func number(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let shiftedMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
