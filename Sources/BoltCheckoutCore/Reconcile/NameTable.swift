/// Short texts that repeat, each kept once and known by a number: currencies, statuses.
struct NameTable {
    /// How many texts are told apart; all further ones are taken for the last.
    static let limit = 8_000

    /// The texts, by their numbers; the first is the empty one.
    private(set) var names: [[UInt8]] = [[]]
    private var numbers: [[UInt8]: UInt16] = [[]: 0]
    /// The last short text that was asked for, its bytes and their count in one number.
    private var last: UInt128 = 0
    private var lastNumber: UInt16 = 0

    /// The number of a text.
    @inline(__always)
    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> UInt16 {
        guard text.count < 16 else { return slowNumber(of: text) }
        var packed = UInt128(truncatingIfNeeded: text.count)
        for byte in text { packed = packed << 8 | UInt128(byte) }
        if packed == last { return lastNumber }
        lastNumber = slowNumber(of: text)
        last = packed
        return lastNumber
    }

    @inline(never)
    private mutating func slowNumber(of text: UnsafeBufferPointer<UInt8>) -> UInt16 {
        let name = Array(text)
        if let known = numbers[name] { return known }
        guard names.count < Self.limit else { return UInt16(truncatingIfNeeded: names.count - 1) }
        let number = UInt16(truncatingIfNeeded: names.count)
        names.append(name)
        numbers[name] = number
        return number
    }

    /// A text by its number; nil for the empty one.
    func string(_ number: UInt16) -> String? {
        number == 0 ? nil : String(decoding: names[Int(number)], as: UTF8.self)
    }
}
