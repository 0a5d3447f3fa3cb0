/// The check sum of gzip, CRC-32 with the reflected polynomial 0xEDB88320.
enum CyclicSum {
    /// The sum of some bytes.
    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = (0..<256).map { index -> UInt32 in
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
            return value
        }
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
        return ~sum
    }
}
