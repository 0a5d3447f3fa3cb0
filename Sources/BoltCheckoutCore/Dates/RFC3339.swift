/// Instants as text of RFC 3339, and back.
package enum RFC3339 {
    /// The first instant that can be written: 0001-01-01T00:00:00.000Z.
    package static let earliest: Int64 = -62_135_596_800_000
    /// The last instant that can be written: 9999-12-31T23:59:59.999Z.
    package static let latest: Int64 = 253_402_300_799_999

    /// The instant as `2022-12-15T21:47:05.305Z`; nil outside the years 0001 to 9999.
    ///
    /// - Parameter milliseconds: Milliseconds since 1970, UTC.
    /// - Returns: The 24 characters.
    package static func format(milliseconds: Int64) -> String? {
        var text: [UInt8] = []
        text.reserveCapacity(24)
        guard append(milliseconds: milliseconds, to: &text) else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the 24 bytes of the instant; false, and nothing appended, outside 0001 to 9999.
    @discardableResult
    package static func append(milliseconds: Int64, to output: inout [UInt8]) -> Bool {
        guard append(localMilliseconds: milliseconds, to: &output) else { return false }
        output.append(UInt8(ascii: "Z"))
        return true
    }

    /// The instant in a zone that is `offsetSeconds` east of UTC, as
    /// `2022-12-31T23:59:59.000-05:00`; nil outside the years 0001 to 9999 there.
    package static func format(milliseconds: Int64, offsetSeconds: Int) -> String? {
        let shift = Int64(offsetSeconds).multipliedReportingOverflow(by: 1000)
        let local = milliseconds.addingReportingOverflow(shift.partialValue)
        var text: [UInt8] = []
        guard !shift.overflow, !local.overflow,
            append(localMilliseconds: local.partialValue, to: &text)
        else { return nil }
        let minutes = abs(offsetSeconds) / 60
        text.append(offsetSeconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        DigitField.append(minutes / 60, 2, to: &text)
        text.append(UInt8(ascii: ":"))
        DigitField.append(minutes % 60, 2, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private static func append(localMilliseconds: Int64, to output: inout [UInt8]) -> Bool {
        guard (earliest...latest).contains(localMilliseconds) else { return false }
        let fromStart = Int(localMilliseconds - earliest)
        let ofDay = fromStart % 86_400_000
        let day = CalendarDay(dayNumber: fromStart / 86_400_000 - 719_162)
        let date = day.date
        DigitField.append(date.year, 4, to: &output)
        output.append(UInt8(ascii: "-"))
        DigitField.append(date.month, 2, to: &output)
        output.append(UInt8(ascii: "-"))
        DigitField.append(date.day, 2, to: &output)
        output.append(UInt8(ascii: "T"))
        DigitField.append(ofDay / 3_600_000, 2, to: &output)
        output.append(UInt8(ascii: ":"))
        DigitField.append(ofDay / 60_000 % 60, 2, to: &output)
        output.append(UInt8(ascii: ":"))
        DigitField.append(ofDay / 1000 % 60, 2, to: &output)
        output.append(UInt8(ascii: "."))
        DigitField.append(ofDay % 1000, 3, to: &output)
        return true
    }

    /// Reads an instant as milliseconds since 1970, UTC; nil when it is not one.
    ///
    /// Date and time with `T`, `t` or a space between, any number of decimals (cut to
    /// milliseconds), and `Z`, `+01:00`, `+0100` or `+01`. A leap second is the first instant of
    /// the next minute.
    package static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard text.count >= 20, let day = CalendarDay(UnsafeBufferPointer(rebasing: text[..<10])),
            text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: "t")
                || text[10] == UInt8(ascii: " "),
            text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
            let hour = DigitField.value(text, 11..<13), hour < 24,
            let minute = DigitField.value(text, 14..<16), minute < 60,
            let second = DigitField.value(text, 17..<19), second <= 60
        else { return nil }
        var index = 19
        guard let fraction = fraction(text, &index),
            let offset = offset(UnsafeBufferPointer(rebasing: text[index...]))
        else { return nil }
        let wall = hour * 3600 + minute * 60 + second - offset * 60
        if second == 60 {
            // Leap seconds are put in before midnight UTC and nowhere else.
            guard wall.isMultiple(of: 86_400) else { return nil }
        }
        return day.startMilliseconds + Int64(wall) * 1000 + Int64(fraction)
    }

    /// Reads an instant as milliseconds since 1970, UTC; nil when it is not one.
    package static func parse(_ text: String) -> Int64? {
        Array(text.utf8).withUnsafeBufferPointer { parse($0) }
    }

    /// The milliseconds of a fraction at `index`, 0 where there is none; nil for a point alone.
    private static func fraction(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int? {
        guard index < text.count,
            text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",")
        else { return 0 }
        index += 1
        let start = index
        var milliseconds = 0
        var weight = 100
        while index < text.count, let digit = DigitField.value(text, index..<index + 1) {
            milliseconds += digit * weight
            weight /= 10
            index += 1
        }
        return index > start ? milliseconds : nil
    }

    /// The minutes east of UTC.
    private static func offset(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let sign = text.first else { return nil }
        if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") {
            return text.count == 1 ? 0 : nil
        }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            let hours = DigitField.value(text, 1..<3), hours < 24
        else { return nil }
        var minutes: Int? = 0
        switch text.count {
        case 3: break
        case 5: minutes = DigitField.value(text, 3..<5)
        case 6: minutes = text[3] == UInt8(ascii: ":") ? DigitField.value(text, 4..<6) : nil
        default: return nil
        }
        guard let minutes, minutes < 60 else { return nil }
        return sign == UInt8(ascii: "-") ? -(hours * 60 + minutes) : hours * 60 + minutes
    }
}
