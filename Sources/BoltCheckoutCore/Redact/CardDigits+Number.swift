extension CardDigits {
    /// The source of a JSON number with the card number in it hidden by nines, so that it stays a
    /// number; nil where there is none.
    ///
    /// `4111111111111111`, `4111111111111111.0` and `4.111111111111111e15` are the same number.
    static func masked(number source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard source.count >= 12 else { return nil }
        var digits: [UInt8] = []
        var places: [Int] = []
        for (index, byte) in source.enumerated() {
            if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") { break }
            guard CardNumberByte.isDigit(byte) else { continue }
            digits.append(byte)
            places.append(index)
        }
        while digits.first == UInt8(ascii: "0") {
            digits.removeFirst()
            places.removeFirst()
        }
        // Zeros behind the point or in front of the exponent may or may not belong to it.
        var count = digits.count
        var lengths = [count]
        while count > 0, digits[count - 1] == UInt8(ascii: "0") {
            count -= 1
            lengths.append(count)
        }
        if let exponent = exponentZeros(source), exponent > 0 { lengths.append(-exponent) }
        for length in lengths {
            let candidate: [UInt8]
            if length < 0 {
                guard digits.count - length <= 40 else { continue }
                candidate = digits + repeatElement(UInt8(ascii: "0"), count: -length)
            } else {
                candidate = Array(digits[..<length])
            }
            guard candidate.withUnsafeBufferPointer(CardNumber.isPlausible) else { continue }
            return hide(source, places, keeping: min(4, max(0, digits.count - 8)))
        }
        return nil
    }

    private static func hide(
        _ source: UnsafeBufferPointer<UInt8>,
        _ places: [Int],
        keeping kept: Int
    ) -> [UInt8] {
        var output = Array(source)
        for place in places.dropLast(kept) { output[place] = UInt8(ascii: "9") }
        return output
    }

    /// How many zeros the exponent puts behind the digits.
    private static func exponentZeros(_ source: UnsafeBufferPointer<UInt8>) -> Int? {
        guard
            let mark = source.firstIndex(where: {
                $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
            })
        else { return nil }
        let text = String(decoding: source[(mark + 1)...], as: UTF8.self)
        guard let exponent = Int(text), abs(exponent) < 100 else { return nil }
        let point = source.firstIndex(of: UInt8(ascii: ".")) ?? mark
        return exponent - max(0, mark - point - 1)
    }
}
