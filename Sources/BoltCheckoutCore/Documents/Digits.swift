/// Writes integers as decimal digits without making a string of them.
package enum Digits {
    /// Appends a number in base ten.
    package static func append(_ number: Int64, to output: inout [UInt8]) {
        if number < 0 { output.append(UInt8(ascii: "-")) }
        append(number.magnitude, to: &output)
    }

    /// Appends a number in base ten.
    package static func append(_ number: UInt64, to output: inout [UInt8]) {
        guard number >= 10 else {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
            return
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
            var rest = number
            var index = 20
            while rest > 0 {
                index -= 1
                buffer[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[index...]))
        }
    }
}
