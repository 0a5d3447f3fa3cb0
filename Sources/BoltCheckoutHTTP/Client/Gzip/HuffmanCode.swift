/// A prefix code that is given by the lengths of its words (RFC 1951, section 3.2.2).
struct HuffmanCode {
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    /// Creates a code; lengths that no code can have are refused, so are those that leave words
    /// over, except for the code of a single word that the format allows.
    init(lengths: ArraySlice<UInt8>) throws(GzipError) {
        for length in lengths { counts[Int(length)] += 1 }
        var left = 1
        for length in 1...15 {
            left = left << 1 - counts[length]
            guard left >= 0 else { throw .malformed }
        }
        let words = lengths.count - counts[0]
        guard left == 0 || words == 0 || (words == 1 && counts[1] == 1) else { throw .malformed }
        let offset = lengths.startIndex
        for length in 1...15 where counts[length] > 0 {
            for index in lengths.indices where Int(lengths[index]) == length {
                symbols.append(index - offset)
            }
        }
    }

    /// Reads one word and returns its symbol.
    func symbol(_ reader: inout DeflateReader) throws(GzipError) -> Int {
        var code = 0
        var first = 0
        var index = 0
        for length in 1...15 {
            code |= try reader.bits(1)
            let count = counts[length]
            if code - count < first { return symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw .malformed
    }
}
