import BoltCheckoutCore
import Testing

struct RFC3339Tests {
    @Test(arguments: [
        (1_671_140_825_305, "2022-12-15T21:47:05.305Z"), (0, "1970-01-01T00:00:00.000Z"),
        (-1, "1969-12-31T23:59:59.999Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
        (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
        (1_672_549_199_000, "2023-01-01T04:59:59.000Z"),
        (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
    ])
    func `writes and reads an instant`(milliseconds: Int64, text: String) {
        #expect(RFC3339.format(milliseconds: milliseconds) == text)
        #expect(RFC3339.parse(text) == milliseconds)
    }

    @Test(arguments: [Int64.min, -62_135_596_800_001, 253_402_300_800_000, Int64.max])
    func `writes nothing outside the years 0001 to 9999`(milliseconds: Int64) {
        #expect(RFC3339.format(milliseconds: milliseconds) == nil)
        var output: [UInt8] = [1]
        #expect(!RFC3339.append(milliseconds: milliseconds, to: &output))
        #expect(output == [1])
    }

    @Test(arguments: [
        ("2022-12-15T21:47:05Z", 1_671_140_825_000), ("2022-12-15t21:47:05z", 1_671_140_825_000),
        ("2022-12-15 21:47:05.3Z", 1_671_140_825_300),
        ("2022-12-15T21:47:05.3059999Z", 1_671_140_825_305),
        ("2022-12-15T16:47:05.305-05:00", 1_671_140_825_305),
        ("2022-12-16T03:17:05+0530", 1_671_140_825_000),
        ("2022-12-15T22:47:05+01", 1_671_140_825_000),
        ("2016-12-31T23:59:60Z", 1_483_228_800_000),
        ("2017-01-01T00:59:60+01:00", 1_483_228_800_000),
    ])
    func `reads offsets and fractions`(text: String, milliseconds: Int64) {
        #expect(RFC3339.parse(text) == milliseconds)
    }

    @Test(arguments: [
        "", "2022-12-15", "2022-12-15T21:47:05", "2022-12-15T24:00:00Z", "2022-02-30T00:00:00Z",
        "2022-12-15T21:60:05Z", "2022-12-15T21:47:61Z", "2022-12-15T21:47:60Z",
        "2022-12-15T21:47:05.Z", "2022-12-15T21:47:05+24:00", "2022-12-15T21:47:05+01:60",
        "2022-12-15T21:47:05Zx", "2022-12-15_21:47:05Z", "0000-01-01T00:00:00Z",
        "2022-12-15T21:47:05+1:00", "99999-12-15T21:47:05Z",
    ])
    func `reads nothing else`(text: String) {
        #expect(RFC3339.parse(text) == nil)
    }

    @Test(arguments: [
        (1_672_549_199_000, -18000, "2022-12-31T23:59:59.000-05:00"),
        (1_672_549_201_000, -18000, "2023-01-01T00:00:01.000-05:00"),
        (0, 20700, "1970-01-01T05:45:00.000+05:45"),
    ])
    func `writes local time with its offset`(milliseconds: Int64, offset: Int, text: String) {
        #expect(RFC3339.format(milliseconds: milliseconds, offsetSeconds: offset) == text)
    }

    @Test func `every day of 800 years follows the one before`() throws {
        var day = try #require(CalendarDay("1600-01-01"))
        var expected = (year: 1600, month: 1, day: 1)
        for _ in 0..<292_194 {
            #expect(day.date == expected)
            #expect(
                CalendarDay(year: expected.year, month: expected.month, day: expected.day) == day
            )
            day = day.next
            expected.day += 1
            if expected.day > CalendarDay.length(ofMonth: expected.month, year: expected.year) {
                expected = (expected.year, expected.month + 1, 1)
            }
            if expected.month > 12 {
                expected = (expected.year + 1, 1, 1)
            }
        }
        #expect(expected == (2400, 1, 1))
    }

    @Test(arguments: [
        ("2024-02-29", 19782), ("1970-01-01", 0), ("0001-01-01", -719_162), ("2023-02-29", nil),
        ("2024-2-29", nil), ("2024-02-29T", nil), ("2024/02/29", nil), ("", nil),
    ])
    func `reads a day`(text: String, dayNumber: Int?) {
        #expect(CalendarDay(text)?.dayNumber == dayNumber)
    }
}
