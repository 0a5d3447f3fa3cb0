/// Digits at a fixed place in a text, as dates and times have them.
enum DigitField {
    /// The value of the digits in `range`; nil when it is out of bounds or holds anything else.
    @inline(__always)
    static func value(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        guard range.upperBound <= bytes.count else { return nil }
        var value = 0
        for index in range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return value
    }

    /// Appends `value` in `count` digits, zeros in front.
    @inline(__always)
    static func append(_ value: Int, _ count: Int, to output: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<count {
            divisor &*= 10
        }
        while divisor > 0 {
            output.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value / divisor % 10))
            divisor /= 10
        }
    }
}
