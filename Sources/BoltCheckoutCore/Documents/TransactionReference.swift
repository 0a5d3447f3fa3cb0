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

    private static func isUpperCaseOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
