/// An ISO 4217 code of three letters, in upper case.
package struct CurrencyCode: Hashable, Sendable {
    /// The three letters, packed five bits each: A is 0, Z is 25.
    let packed: UInt16

    /// Reads a code of exactly three ASCII letters in either case; nil for anything else.
    @inline(__always)
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 3 else { return nil }
        self.init(bytes[0], bytes[1], bytes[2])
    }

    /// Reads a code of exactly three ASCII letters in either case; nil for anything else.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 3 else { return nil }
        self.init(bytes[0], bytes[1], bytes[2])
    }

    @inline(__always)
    private init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        let one = (first | 0x20) &- UInt8(ascii: "a")
        let two = (second | 0x20) &- UInt8(ascii: "a")
        let three = (third | 0x20) &- UInt8(ascii: "a")
        guard one < 26, two < 26, three < 26 else { return nil }
        packed = UInt16(one) << 10 | UInt16(two) << 5 | UInt16(three)
    }

    /// The three upper-case letters.
    package var text: String {
        String(decoding: [letter(10), letter(5), letter(0)], as: UTF8.self)
    }

    /// How many decimals an amount of this currency has; nil when the code is not in the table.
    package var exponent: Int? {
        CurrencyExponent.value(of: self)
    }

    private func letter(_ shift: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: (packed >> shift) & 31) + UInt8(ascii: "A")
    }
}
