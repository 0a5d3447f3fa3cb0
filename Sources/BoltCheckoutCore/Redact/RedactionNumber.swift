/// The grammar of JSON's numbers.
enum RedactionNumber {
    /// Whether all of it is one number.
    static func isNumber(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        func digits(_ index: inout Int) -> Int {
            let start = index
            while index < source.count, TextPattern.isDigit(source[index]) { index += 1 }
            return index - start
        }
        func skip(_ bytes: StaticString, _ index: inout Int) -> Bool {
            let text = UnsafeBufferPointer(start: bytes.utf8Start, count: bytes.utf8CodeUnitCount)
            guard index < source.count, text.contains(source[index]) else { return false }
            index += 1
            return true
        }
        _ = skip("-", &index)
        let first = index
        let whole = digits(&index)
        guard whole > 0, whole == 1 || source[first] != UInt8(ascii: "0") else { return false }
        if skip(".", &index), digits(&index) == 0 { return false }
        if skip("eE", &index) {
            _ = skip("+-", &index)
            if digits(&index) == 0 { return false }
        }
        return index == source.count
    }
}
