/// Comparison whose duration says nothing about where two secrets differ.
package enum ConstantTime {
    /// Whether both have the same bytes. Only the lengths may be learned from the time it takes.
    @inline(never)
    package static func equals(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices {
            difference |= left[index] ^ right[index]
        }
        return difference == 0
    }

    /// Whether both have the same UTF-8 bytes; canonically equal text of other bytes differs.
    package static func equals(_ left: String, _ right: String) -> Bool {
        equals(Array(left.utf8), Array(right.utf8))
    }
}
