/// Walks through the bytes of a zoneinfo file (RFC 8536, section 3).
struct TimeZoneFileReader {
    /// The counts at the head of a block.
    struct Header {
        let version: Int
        let utcIndicators: Int
        let standardIndicators: Int
        let leapSeconds: Int
        let transitions: Int
        let types: Int
        let characters: Int

        /// The bytes of the block that follows, with times of `timeWidth` bytes.
        func length(timeWidth: Int) -> Int {
            let times = transitions * (timeWidth + 1) + types * 6 + characters
            return times + leapSeconds * (timeWidth + 4) + standardIndicators + utcIndicators
        }
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func header() throws(TimeZoneFileError) -> Header {
        guard bytes.count >= index + 4, bytes[index..<index + 4].elementsEqual("TZif".utf8) else {
            throw .notAZoneFile
        }
        guard bytes.count >= index + 44 else { throw .cutOff }
        let version = bytes[index + 4] == 0 ? 1 : Int(bytes[index + 4]) - 48
        index += 20
        var counts: [Int] = []
        for _ in 0..<6 {
            let count = try Int(number(width: 4))
            guard (0...1_000_000).contains(count) else { throw .inconsistent }
            counts.append(count)
        }
        return Header(
            version: version,
            utcIndicators: counts[0],
            standardIndicators: counts[1],
            leapSeconds: counts[2],
            transitions: counts[3],
            types: counts[4],
            characters: counts[5]
        )
    }

    mutating func skip(_ count: Int) throws(TimeZoneFileError) {
        guard count <= bytes.count - index else { throw .cutOff }
        index += count
    }

    /// Reads a block: when the offset changes, to what, and what it was before.
    mutating func block(
        _ header: Header,
        timeWidth: Int
    ) throws(TimeZoneFileError) -> (transitions: [Int64], offsets: [Int], firstOffset: Int) {
        guard header.length(timeWidth: timeWidth) <= bytes.count - index else { throw .cutOff }
        let end = index + header.length(timeWidth: timeWidth)
        var transitions: [Int64] = []
        for _ in 0..<header.transitions {
            let time = try number(width: timeWidth)
            if let last = transitions.last, last >= time { throw .inconsistent }
            transitions.append(time)
        }
        let indices = bytes[index..<index + header.transitions].map { Int($0) }
        index += header.transitions
        var types: [Int] = []
        for _ in 0..<header.types {
            let offset = try Int(number(width: 4))
            // RFC 8536 asks for less than 26 hours either way.
            guard abs(offset) < 26 * 3600 else { throw .inconsistent }
            types.append(offset)
            index += 2
        }
        guard let first = types.first, indices.allSatisfy({ $0 < types.count }) else {
            throw .inconsistent
        }
        index = end
        return (transitions, indices.map { types[$0] }, first)
    }

    /// Reads the rule between two line feeds at the end; nil when it is empty.
    mutating func footer() throws(TimeZoneFileError) -> TimeZoneRule? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\n") else { throw .cutOff }
        let start = index + 1
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { throw .cutOff }
        guard start < end else { return nil }
        guard let rule = TimeZoneRule(Array(bytes[start..<end])) else { throw .unreadableRule }
        return rule
    }

    /// A signed number, most significant byte first.
    private mutating func number(width: Int) throws(TimeZoneFileError) -> Int64 {
        guard width <= bytes.count - index else { throw .cutOff }
        var value: Int64 = Int8(bitPattern: bytes[index]) < 0 ? -1 : 0
        for byte in bytes[index..<index + width] {
            value = value << 8 | Int64(byte)
        }
        index += width
        return value
    }
}
