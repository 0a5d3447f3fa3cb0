/// A 64-bit hash of bytes, with a seed of each run's own, so that no input is made to collide.
///
/// Two different texts have the same hash once in 2^64; who cannot live with that compares the bytes.
package struct ByteHash: Sendable {
    private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let second: UInt64 = 0xD6E8_FEB8_6659_FD93
    private static let third: UInt64 = 0xA24B_AED4_963E_E407

    private let seed: UInt64

    /// Creates a hash; the seed is random unless a test fixes it.
    package init(seed: UInt64 = .random(in: .min ... .max)) {
        self.seed = seed
    }

    /// The hash of bytes, never 0.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - previous: The hash of what came before, for a hash of several texts in a row.
    /// - Returns: The hash.
    @inline(__always)
    package func hash(_ bytes: UnsafeBufferPointer<UInt8>, after previous: UInt64 = 0) -> UInt64 {
        let count = bytes.count
        let raw = UnsafeRawBufferPointer(bytes)
        var state = seed ^ previous ^ Self.first
        var index = 0
        while count - index > 16 {
            state = Self.mix(
                Self.word(raw, index) ^ Self.second,
                Self.word(raw, index + 8) ^ state
            )
            index += 16
        }
        let rest = count - index
        var low: UInt64 = 0
        var high: UInt64 = 0
        if rest >= 8 {
            low = Self.word(raw, index)
            high = Self.word(raw, count - 8)
        } else if rest >= 4 {
            low = UInt64(raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
            high = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else {
            for offset in index..<count { low = low << 8 | UInt64(raw[offset]) }
        }
        state = Self.mix(low ^ Self.second, high ^ state)
        let result = Self.mix(state ^ Self.third, UInt64(truncatingIfNeeded: count) ^ Self.first)
        return result == 0 ? 1 : result
    }

    /// The hash of a number after what came before, never 0.
    @inline(__always)
    package func hash(_ number: Int64, after previous: UInt64) -> UInt64 {
        let result = Self.mix(
            UInt64(bitPattern: number) ^ Self.second,
            seed ^ previous ^ Self.third
        )
        return result == 0 ? 1 : result
    }

    @inline(__always)
    private static func word(_ raw: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    @inline(__always)
    private static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
