/// Reads the parts of a POSIX `TZ` rule.
struct TimeZoneRuleScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool {
        index == bytes.count
    }

    func isAt(_ character: Unicode.Scalar) -> Bool {
        index < bytes.count && bytes[index] == UInt8(ascii: character)
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        index += 1
        return true
    }

    /// Passes over an abbreviation: letters, or anything between angle brackets.
    mutating func skipName() -> Bool {
        if skip("<") {
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return false }
            index = end + 1
            return true
        }
        let start = index
        while index < bytes.count, (bytes[index] | 0x20) >= UInt8(ascii: "a"),
            (bytes[index] | 0x20) <= UInt8(ascii: "z")
        {
            index += 1
        }
        return index > start
    }

    /// A duration `[+-]h[:mm[:ss]]` in seconds, of less than 168 hours.
    mutating func duration() -> Int? {
        let isNegative = isAt("-")
        if isNegative || isAt("+") {
            index += 1
        }
        guard let hours = number(), hours < 168 else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] {
            guard skip(":") else { break }
            guard let part = number(), part < 60 else { return nil }
            seconds += part * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// A day and a time; two in the morning where there is no time.
    mutating func date() -> TimeZoneRuleDate? {
        guard let day = day() else { return nil }
        guard skip("/") else { return TimeZoneRuleDate(day: day, timeSeconds: 7200) }
        guard let time = duration() else { return nil }
        return TimeZoneRuleDate(day: day, timeSeconds: time)
    }

    private mutating func day() -> TimeZoneRuleDate.Day? {
        if skip("M") {
            guard let month = number(), (1...12).contains(month), skip("."),
                let week = number(), (1...5).contains(week), skip("."),
                let weekday = number(), weekday < 7
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
        let isJulian = skip("J")
        guard let number = number(), number <= 365, !isJulian || number > 0 else { return nil }
        return isJulian ? .julian(number) : .ordinal(number)
    }

    private mutating func number() -> Int? {
        let start = index
        var value = 0
        while index < bytes.count, index - start < 4 {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            value = value * 10 + Int(digit)
            index += 1
        }
        return index > start ? value : nil
    }
}
