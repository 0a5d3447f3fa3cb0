/// One code point above U+007F in UTF-8, or a surrogate encoded the same way.
struct HostileSequence {
    let codePoint: UInt32
    /// How many bytes it has: 2 to 4.
    let length: Int

    /// Reads the sequence at `index`; nil when the byte there begins none that is complete and
    /// in its shortest form.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        let lead = bytes[index]
        let smallest: UInt32
        switch lead {
        case 0xC2...0xDF:
            length = 2
            smallest = 0x80
        case 0xE0...0xEF:
            length = 3
            smallest = 0x800
        case 0xF0...0xF4:
            length = 4
            smallest = 0x10000
        default:
            return nil
        }
        guard index &+ length <= bytes.count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let byte = bytes[index &+ offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= smallest, value <= 0x10FFFF else { return nil }
        codePoint = value
    }
}
