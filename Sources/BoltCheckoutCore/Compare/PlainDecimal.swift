/// A number's one spelling: 1.10, 1.1 and 11e-1 are the same.
enum PlainDecimal {
    /// How many places are written out.
    private static let longest = 40

    /// The number without zeros that say nothing; without an exponent unless it is huge.
    ///
    /// - Parameter number: A number of JSON.
    /// - Returns: nil where the exponent is out of all bounds.
    static func text(_ number: String) -> String? {
        var digits: [UInt8] = []
        var exponent = 0
        var isBehindPoint = false
        let bytes = Array(number.utf8)
        let mark = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.count
        for byte in bytes[..<mark] {
            if byte == UInt8(ascii: ".") {
                isBehindPoint = true
            } else if CardNumberByte.isDigit(byte) {
                if isBehindPoint { exponent -= 1 }
                if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
            }
        }
        if mark < bytes.count {
            let written = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
            guard let power = Int(written), abs(power) < 1 << 32 else { return nil }
            exponent += power
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        guard !digits.isEmpty else { return "0" }
        let sign = bytes.first == UInt8(ascii: "-") ? "-" : ""
        guard abs(exponent) <= longest else {
            return "\(sign)\(String(decoding: digits, as: UTF8.self))e\(exponent)"
        }
        let zero = UInt8(ascii: "0")
        if exponent >= 0 {
            digits += repeatElement(zero, count: exponent)
        } else {
            let missing = max(0, 1 - exponent - digits.count)
            digits = Array(repeatElement(zero, count: missing)) + digits
            digits.insert(UInt8(ascii: "."), at: digits.count + exponent)
        }
        return sign + String(decoding: digits, as: UTF8.self)
    }
}
