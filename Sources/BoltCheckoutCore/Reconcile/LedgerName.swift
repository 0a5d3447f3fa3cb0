/// Short numbers for the names that nearly every line has.
enum LedgerName {
    /// The usual statuses; each is known by its position and 1.
    static let statuses: [StaticString] = [
        "completed", "authorized", "failed", "cancelled", "pending",
    ]

    /// The number of `completed`.
    static let completed: UInt16 = 1

    /// The number of a usual status; 0 for any other.
    @inline(__always)
    static func statusCode(_ status: UnsafeBufferPointer<UInt8>) -> UInt16 {
        guard let first = status.first else { return 0 }
        switch first {
        case UInt8(ascii: "c"):
            return equals(status, "completed") ? 1 : equals(status, "cancelled") ? 4 : 0
        case UInt8(ascii: "a"): return equals(status, "authorized") ? 2 : 0
        case UInt8(ascii: "f"): return equals(status, "failed") ? 3 : 0
        case UInt8(ascii: "p"): return equals(status, "pending") ? 5 : 0
        default: return 0
        }
    }

    /// The number of a currency of three capital letters, from 1; 0 for any other text.
    @inline(__always)
    static func currencyCode(_ currency: UnsafeBufferPointer<UInt8>) -> UInt16 {
        guard currency.count == 3,
            currency[0] | currency[1] | currency[2] < UInt8(ascii: "a"),
            let code = CurrencyCode(currency)
        else { return 0 }
        return code.packed + 1
    }

    /// The letters of a currency's number.
    static func currency(_ code: UInt16) -> [UInt8] {
        let packed = code - 1
        return [packed >> 10, packed >> 5 & 31, packed & 31].map {
            UInt8(truncatingIfNeeded: $0) + UInt8(ascii: "A")
        }
    }

    @inline(__always)
    private static func equals(_ text: UnsafeBufferPointer<UInt8>, _ other: StaticString) -> Bool {
        guard text.count == other.utf8CodeUnitCount else { return false }
        for index in 0..<text.count where text[index] != other.utf8Start[index] { return false }
        return true
    }
}
