/// Escapes of URLs and forms: `%` and two hexadecimal digits a byte.
package enum PercentEncoding {
    /// Escapes everything but letters, digits and `-._~`, so that the result fits anywhere in a URL.
    package static func encode(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes the escapes off.
    ///
    /// - Parameters:
    ///   - text: The escaped text.
    ///   - plusIsSpace: Whether a plus stands for a space, as it does in forms and queries.
    /// - Returns: nil where an escape is broken or the bytes are no UTF-8.
    package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        guard let bytes = decode(text.utf8, plusIsSpace: plusIsSpace) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    static func decode(_ bytes: some Sequence<UInt8>, plusIsSpace: Bool) -> [UInt8]? {
        var result: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next()?.hexValue, let low = rest.next()?.hexValue else {
                    return nil
                }
                result.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: result.append(UInt8(ascii: " "))
            default: result.append(byte)
            }
        }
        return result
    }
}
