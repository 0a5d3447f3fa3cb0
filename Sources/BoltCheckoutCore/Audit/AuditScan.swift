/// One look at every value of a record for what is rare: numbers that a double rounds, amounts that
/// are no whole numbers, currencies that differ.
///
/// The look goes over the table of entries from end to end, without regard to objects and arrays, and
/// so may suspect too much (a text `currency` that is no key). Whoever is told of a suspicion looks
/// again with ``AuditWalk``, which knows where everything stands.
struct AuditScan {
    /// Whether a number has so many digits that a double may not hold it.
    private(set) var hasLongNumber = false
    /// Whether something beside a key `amount` is no plain integer.
    private(set) var hasOddAmount = false
    /// Whether two texts beside a key `currency` differ.
    private(set) var hasOtherCurrency = false

    /// Sixteen digits are the first that can be beyond 2^53.
    private static let longNumber: UInt32 = 16
    /// `currency` and `amount` as the eight and six bytes that a load brings.
    private static let currencyKey: UInt64 = 0x7963_6E65_7272_7563
    private static let amountKey: UInt64 = 0x0000_746E_756F_6D61
    private static let sixBytes: UInt64 = 0x0000_FFFF_FFFF_FFFF

    /// Looks at a value and everything inside it.
    ///
    /// The text of a document is followed by zero bytes, so eight bytes may be read from any place.
    init(_ root: JSONValue) {
        let entries = root.entries
        let base = UnsafeRawPointer(root.base)
        let end = root.endIndex
        var index = Int(root.index) + 1
        var isAfterCurrency = false
        var isAfterAmount = false
        var currency: UInt32 = 0
        while index < end {
            let entry = entries[index]
            index += 1
            switch entry.kind {
            case .string:
                if isAfterCurrency {
                    isAfterCurrency = false
                    if entry.length == 3 {
                        let code =
                            UInt32(
                                littleEndian: base.loadUnaligned(
                                    fromByteOffset: Int(entry.start),
                                    as: UInt32.self
                                )
                            )
                            & 0x00FF_FFFF
                        if currency == 0 { currency = code }
                        if currency != code { hasOtherCurrency = true }
                    } else if entry.length != 0 {
                        hasOtherCurrency = true
                    }
                } else if isAfterAmount {
                    isAfterAmount = false
                    hasOddAmount = true
                } else if entry.length == 8 || entry.length == 6 {
                    let word = UInt64(
                        littleEndian: base.loadUnaligned(
                            fromByteOffset: Int(entry.start),
                            as: UInt64.self
                        )
                    )
                    isAfterCurrency = entry.length == 8 && word == Self.currencyKey
                    isAfterAmount =
                        entry.length == 6 && word & Self.sixBytes == Self.amountKey
                }
                continue
            case .number:
                if entry.length >= Self.longNumber { hasLongNumber = true }
                if isAfterAmount, !Self.isPlainInteger(base, entry) { hasOddAmount = true }
            case .true, .false, .array:
                if isAfterAmount { hasOddAmount = true }
            case .null, .object:
                break
            }
            isAfterAmount = false
            isAfterCurrency = false
        }
    }

    /// Whether a number is a sign and at most 18 digits.
    @inline(__always)
    private static func isPlainInteger(_ base: UnsafeRawPointer, _ entry: JSONEntry) -> Bool {
        guard entry.length <= 18 else { return false }
        for offset in 0..<Int(entry.length) {
            let byte = base.load(fromByteOffset: Int(entry.start) + offset, as: UInt8.self)
            guard byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") else { return false }
        }
        return true
    }
}
