/// A POSIX `TZ` rule, as the footer of a zoneinfo file holds one: `EST5EDT,M3.2.0,M11.1.0`.
struct TimeZoneRule: Sendable {
    private let standardOffset: Int
    private let summer: (offset: Int, start: TimeZoneRuleDate, end: TimeZoneRuleDate)?

    /// Reads a rule; nil when it is in no known form. Abbreviations are passed over.
    init?(_ text: [UInt8]) {
        var scanner = TimeZoneRuleScanner(text)
        guard scanner.skipName(), let west = scanner.duration() else { return nil }
        standardOffset = -west
        guard !scanner.isAtEnd else {
            summer = nil
            return
        }
        guard scanner.skipName() else { return nil }
        var offset = standardOffset + 3600
        if !scanner.isAt(",") {
            guard let west = scanner.duration() else { return nil }
            offset = -west
        }
        guard scanner.skip(","), let start = scanner.date(), scanner.skip(","),
            let end = scanner.date(), scanner.isAtEnd
        else { return nil }
        summer = (offset, start, end)
    }

    /// The seconds east of UTC at an instant, in seconds since 1970.
    func offset(atSeconds seconds: Int64) -> Int {
        guard let summer else { return standardOffset }
        let local = seconds + Int64(standardOffset)
        let dayNumber = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        let year = CalendarDay(dayNumber: Int(dayNumber)).date.year
        let start = summer.start.seconds(inYear: year) - Int64(standardOffset)
        let end = summer.end.seconds(inYear: year) - Int64(summer.offset)
        let isSummer =
            start < end
            ? seconds >= start && seconds < end
            : !(seconds >= end && seconds < start)
        return isSummer ? summer.offset : standardOffset
    }
}
