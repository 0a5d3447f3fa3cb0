/// Bolt's reference of a transaction: three groups of four, as `XCP7-9BQP-FMQ8`.
package enum TransactionReference {
    /// Whether a text has a reference's form. Older guides show a fourth group.
    package static func hasForm(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard groups.count == 3 || groups.count == 4 else { return false }
        return groups.allSatisfy { group in
            group.count == 4 && group.allSatisfy(isUpperCaseOrDigit)
        }
    }

    /// What a text in small letters would be as a reference; nil where it would be none.
    package static func inCapitals(_ text: String) -> String? {
        let capitals = String(decoding: folded(text), as: UTF8.self)
        return capitals != text && hasForm(capitals) ? capitals : nil
    }

    /// Whether two texts are one reference, whatever their letter case and the space around them.
    package static func areSame(_ first: String, _ second: String) -> Bool {
        folded(first) == folded(second)
    }

    /// The bytes without white space around them, letters in capitals.
    private static func folded(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return bytes.map { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isUpperCaseOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
