/// What is kept of a payment to name it later, in eight bytes: its reference where that has the form
/// of Bolt's, else which record of the run it is and a part of the reference's hash.
struct PaymentMark: Sendable {
    private static let ordinalMark: UInt64 = 1 << 63
    private static let base: UInt64 = 36
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

    static let none = PaymentMark(bits: 0)

    private let bits: UInt64

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// Marks a payment.
    ///
    /// - Parameters:
    ///   - packed: Its reference, packed; 0 where it has not Bolt's form.
    ///   - hash: The hash of its reference.
    ///   - ordinal: Which record of the run it is, from 1.
    init(packed: UInt64, hash: UInt64, ordinal: Int64) {
        guard packed == 0 else {
            bits = packed
            return
        }
        bits = Self.ordinalMark | (hash >> 33) << 32 | UInt64(UInt32(clamping: ordinal))
    }

    /// Whether both have the same reference, as far as that is kept.
    func hasReference(of other: PaymentMark) -> Bool {
        guard bits & other.bits & Self.ordinalMark != 0 else { return bits == other.bits }
        return bits >> 32 == other.bits >> 32
    }

    /// What the payment is called: its reference, or its number in the run.
    var name: String {
        guard bits & Self.ordinalMark == 0 else {
            return "record \(UInt32(truncatingIfNeeded: bits)) of the run"
        }
        var rest = bits - min(bits, 1)
        var text: [UInt8] = []
        for index in 0..<12 {
            if index > 0, index % 4 == 0 { text.append(UInt8(ascii: "-")) }
            text.append(Self.digits[Int(rest % Self.base)])
            rest /= Self.base
        }
        return String(decoding: text.reversed(), as: UTF8.self)
    }

    /// A reference of Bolt's form, `XCP7-9BQP-FMQ8`, as a number below 2^63; 0 for any other text.
    static func packed(_ reference: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard reference.count == 14 else { return 0 }
        var packed: UInt64 = 0
        for (index, byte) in reference.enumerated() {
            if index == 4 || index == 9 {
                guard byte == UInt8(ascii: "-") else { return 0 }
                continue
            }
            let letter = byte &- UInt8(ascii: "A")
            let digit = byte &- UInt8(ascii: "0")
            guard letter < 26 || digit < 10 else { return 0 }
            packed = packed * base + UInt64(letter < 26 ? letter : digit + 26)
        }
        return packed + 1
    }
}
