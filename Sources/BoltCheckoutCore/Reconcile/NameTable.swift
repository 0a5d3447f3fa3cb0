/// Short texts that repeat, each kept once and known by a number: currencies, statuses.
struct NameTable {
    /// How many texts are told apart; all further ones are taken for the last.
    static let limit = 4_000

    /// The texts, by their numbers; the first is the empty one.
    private(set) var names: [[UInt8]] = [[]]
    private var numbers: [[UInt8]: UInt16] = [[]: 0]

    /// Creates a table in which these names have the numbers from 1.
    init(_ known: [StaticString] = []) {
        for name in known {
            _ = number(
                of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            )
        }
    }

    /// The number of a text.
    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> UInt16 {
        guard !text.isEmpty else { return 0 }
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
