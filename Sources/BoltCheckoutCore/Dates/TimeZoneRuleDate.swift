/// The day and time of day of a yearly change of the clock.
struct TimeZoneRuleDate: Sendable {
    /// How the day is named.
    enum Day: Sendable {
        /// `Jn`: 1 to 365; 29 February is never counted.
        case julian(Int)
        /// `n`: 0 to 365; 29 February is counted.
        case ordinal(Int)
        /// `Mm.w.d`: weekday `d` (0 is Sunday) of week `w` of month `m`; week 5 is the last.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    let day: Day
    /// Seconds after local midnight; may be negative or beyond the day's end.
    let timeSeconds: Int

    /// The local time of the change in `year`, as seconds since 1970 on the local clock.
    func seconds(inYear year: Int) -> Int64 {
        let firstOfYear = CalendarDay.number(year: year, month: 1, day: 1)
        let dayNumber: Int
        switch day {
        case .julian(let number):
            let afterLeapDay = CalendarDay.isLeap(year) && number >= 60
            dayNumber = firstOfYear + number - 1 + (afterLeapDay ? 1 : 0)
        case .ordinal(let number):
            dayNumber = firstOfYear + number
        case .weekday(let month, let week, let weekday):
            let first = CalendarDay.number(year: year, month: month, day: 1)
            let ahead = (weekday - CalendarDay(dayNumber: first).weekday + 7) % 7
            let length = CalendarDay.length(ofMonth: month, year: year)
            var offset = ahead + (week - 1) * 7
            while offset >= length {
                offset -= 7
            }
            dayNumber = first + offset
        }
        return Int64(dayNumber) * 86_400 + Int64(timeSeconds)
    }
}
