import BoltCheckoutCore
import Testing

struct TimeZoneFileTests {
    /// A zone file of version 2 that holds transitions and a rule, as `zic -b slim` writes one.
    static func file(
        transitions: [(seconds: Int64, type: UInt8)] = [],
        offsets: [Int32],
        rule: String
    ) -> [UInt8] {
        var bytes = header(times: 0, types: 1, characters: 1)
        bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, 0])
        bytes.append(
            contentsOf: header(times: transitions.count, types: offsets.count, characters: 4)
        )
        for transition in transitions {
            bytes.append(contentsOf: bigEndian(transition.seconds))
        }
        bytes.append(contentsOf: transitions.map(\.type))
        for offset in offsets {
            bytes.append(contentsOf: bigEndian(offset))
            bytes.append(contentsOf: [0, 0])
        }
        bytes.append(contentsOf: Array("LMT\0".utf8))
        bytes.append(contentsOf: Array("\n\(rule)\n".utf8))
        return bytes
    }

    static func header(times: Int, types: Int, characters: Int) -> [UInt8] {
        var bytes = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        for count in [0, 0, 0, times, types, characters] {
            bytes.append(contentsOf: bigEndian(Int32(count)))
        }
        return bytes
    }

    static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
        stride(from: value.bitWidth - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: value >> $0)
        }
    }

    static let newYork = "EST5EDT,M3.2.0,M11.1.0"

    /// Worked out from the rule: summer time from 12 March to 5 November 2023, two o'clock.
    @Test(arguments: [
        (newYork, 1_672_549_199_000, -18000), (newYork, 1_678_604_399_000, -18000),
        (newYork, 1_678_604_400_000, -14400), (newYork, 1_699_163_999_000, -14400),
        (newYork, 1_699_164_000_000, -18000),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_672_531_200_000, 39600),
        ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_688_169_600_000, 36000),
        ("<+0545>-5:45", 0, 20700), ("UTC0", 1_672_531_200_000, 0),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_672_531_200_000, 0),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_688_169_600_000, 3600),
        ("EET-2EEST,J60/0,J300", 1_709_164_799_000, 7200),
        ("EET-2EEST,59,299", 1_709_164_800_000, 10800),
    ])
    func `follows the rule`(rule: String, milliseconds: Int64, offset: Int) throws {
        let zone = try TimeZoneFile(Self.file(offsets: [0], rule: rule))
        #expect(zone.offsetSeconds(atMilliseconds: milliseconds) == offset)
    }

    @Test func `follows the transitions, then the rule`() throws {
        let bytes = Self.file(
            transitions: [(-1000, 1), (1000, 2)],
            offsets: [-17762, -18000, -14400],
            rule: Self.newYork
        )
        let zone = try TimeZoneFile(bytes)
        #expect(zone.offsetSeconds(atMilliseconds: -1_000_001) == -17762)
        #expect(zone.offsetSeconds(atMilliseconds: -1_000_000) == -18000)
        #expect(zone.offsetSeconds(atMilliseconds: 999_999) == -18000)
        #expect(zone.offsetSeconds(atMilliseconds: 1_000_000) == -18000)
        #expect(zone.offsetSeconds(atMilliseconds: 1_688_169_600_000) == -14400)
        #expect(zone.offsetSeconds(atMilliseconds: Int64.max) == -18000)
        #expect(zone.offsetSeconds(atMilliseconds: Int64.min) == -17762)
    }

    @Test(arguments: [
        (newYork, "2023-01-01", 1_672_549_200_000), (newYork, "2023-07-01", 1_688_184_000_000),
        (newYork, "2023-03-12", 1_678_597_200_000), (newYork, "2023-11-05", 1_699_156_800_000),
        // The clock skips midnight: the day begins when it jumps to one.
        ("<-03>3<-02>,M10.3.0/0,M2.3.0/0", "2023-10-15", 1_697_338_800_000),
        // The clock goes back from one o'clock to midnight: the first midnight counts.
        ("<-01>1<+00>,M3.5.0/0,M10.5.0/1", "2023-10-29", 1_698_537_600_000),
    ])
    func `a local day begins where its midnight is`(
        rule: String,
        day: String,
        milliseconds: Int64
    ) throws {
        let zone = try TimeZoneFile(Self.file(offsets: [0], rule: rule))
        #expect(zone.startMilliseconds(of: try #require(CalendarDay(day))) == milliseconds)
    }

    @Test func `refuses what is no zone file`() {
        let whole = Self.file(transitions: [(0, 0)], offsets: [3600], rule: "UTC0")
        #expect(throws: TimeZoneFileError.notAZoneFile) { try TimeZoneFile([]) }
        #expect(throws: TimeZoneFileError.notAZoneFile) { try TimeZoneFile(Array("TZig".utf8)) }
        for count in 4..<whole.count {
            #expect(throws: TimeZoneFileError.self) { try TimeZoneFile(Array(whole[..<count])) }
        }
        #expect(throws: TimeZoneFileError.unreadableRule) {
            try TimeZoneFile(Self.file(offsets: [0], rule: "EST5EDT,M13.2.0,M11.1.0"))
        }
        #expect(throws: TimeZoneFileError.inconsistent) {
            try TimeZoneFile(Self.file(transitions: [(5, 0), (5, 0)], offsets: [0], rule: ""))
        }
        #expect(throws: TimeZoneFileError.inconsistent) {
            try TimeZoneFile(Self.file(transitions: [(5, 1)], offsets: [0], rule: ""))
        }
        #expect(throws: TimeZoneFileError.inconsistent) {
            try TimeZoneFile(Self.file(offsets: [], rule: ""))
        }
    }
}
