/// A time zone as a compiled zoneinfo file (TZif, RFC 8536) describes it.
///
/// The file's 64-bit transitions are used where it has them; after the last one the footer's rule
/// goes on for ever.
package struct TimeZoneFile: Sendable {
    /// The instants, in seconds since 1970, at which the offset changes; ascending.
    private let transitions: [Int64]
    /// The seconds east of UTC from the transition of the same index on.
    private let offsets: [Int]
    /// The seconds east of UTC before the first transition.
    private let firstOffset: Int
    private let rule: TimeZoneRule?

    /// Reads the bytes of a zoneinfo file.
    ///
    /// - Throws: ``TimeZoneFileError`` when the bytes are no such file or contradict themselves.
    package init(_ bytes: [UInt8]) throws(TimeZoneFileError) {
        var reader = TimeZoneFileReader(bytes)
        var header = try reader.header()
        var width = 4
        if header.version > 1 {
            try reader.skip(header.length(timeWidth: 4))
            header = try reader.header()
            width = 8
        }
        let block = try reader.block(header, timeWidth: width)
        transitions = block.transitions
        offsets = block.offsets
        firstOffset = block.firstOffset
        rule = header.version > 1 ? try reader.footer() : nil
    }

    /// The seconds east of UTC at an instant.
    ///
    /// - Parameter milliseconds: Milliseconds since 1970, UTC.
    /// - Returns: Seconds, negative west of Greenwich.
    package func offsetSeconds(atMilliseconds milliseconds: Int64) -> Int {
        let bounded = min(max(milliseconds, RFC3339.earliest), RFC3339.latest)
        let day = bounded / 1000
        return offset(atSeconds: bounded % 1000 < 0 ? day - 1 : day)
    }

    /// The instant at which a day begins in this zone, in milliseconds since 1970, UTC.
    ///
    /// Where the clock skips midnight the day begins when the clock has jumped; where midnight
    /// comes twice, at the first.
    package func startMilliseconds(of day: CalendarDay) -> Int64 {
        let local = Int64(day.dayNumber) * 86_400
        let before = Int64(offset(atSeconds: local - 86_400 * 2))
        let after = Int64(offset(atSeconds: local + 86_400 * 2))
        for candidate in [before, after] where offset(atSeconds: local - candidate) == candidate {
            return (local - candidate) * 1000
        }
        var low = local - max(before, after)
        var high = local - min(before, after)
        while low < high {
            let middle = low + (high - low) / 2
            if middle + Int64(offset(atSeconds: middle)) >= local {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low * 1000
    }

    private func offset(atSeconds seconds: Int64) -> Int {
        guard let last = transitions.last else {
            return rule?.offset(atSeconds: seconds) ?? firstOffset
        }
        if seconds >= last, let rule {
            return rule.offset(atSeconds: seconds)
        }
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= seconds {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low == 0 ? firstOffset : offsets[low - 1]
    }
}
