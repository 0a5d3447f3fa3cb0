/// Decompresses deflate (RFC 1951).
enum Inflate {
    // Sections 3.2.5 and 3.2.7: where lengths and distances begin, how many bits refine them, and
    // in which order the lengths of the code for code lengths are given.
    private static let lengthStarts = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131,
        163, 195, 227, 258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceStarts = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
        2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
        13,
        13,
    ]
    private static let orderOfLengths = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    /// Reads blocks up to the last one and appends their content.
    static func run(
        _ reader: inout DeflateReader,
        into output: inout [UInt8],
        limit: Int
    ) throws(GzipError) {
        // A reference reaches back to the start of this member at most.
        let start = output.count
        var isLast = false
        while !isLast {
            isLast = try reader.bits(1) == 1
            switch try reader.bits(2) {
            case 0: try copyStored(&reader, into: &output, limit: limit)
            case 1:
                let codes = try fixedCodes()
                try copyCoded(&reader, codes, from: start, into: &output, limit: limit)
            case 2:
                let codes = try readCodes(&reader)
                try copyCoded(&reader, codes, from: start, into: &output, limit: limit)
            default: throw .malformed
            }
        }
    }

    private typealias Codes = (literals: HuffmanCode, distances: HuffmanCode)

    private static func copyStored(
        _ reader: inout DeflateReader,
        into output: inout [UInt8],
        limit: Int
    ) throws(GzipError) {
        reader.skipToByte()
        let length = try reader.bits(16)
        guard try reader.bits(16) == ~length & 0xFFFF else { throw .malformed }
        guard output.count + length <= limit else { throw .tooLarge }
        for _ in 0..<length { output.append(UInt8(try reader.bits(8))) }
    }

    private static func copyCoded(
        _ reader: inout DeflateReader,
        _ codes: Codes,
        from start: Int,
        into output: inout [UInt8],
        limit: Int
    ) throws(GzipError) {
        while true {
            let symbol = try codes.literals.symbol(&reader)
            if symbol == 256 { return }
            if symbol < 256 {
                guard output.count < limit else { throw .tooLarge }
                output.append(UInt8(symbol))
                continue
            }
            let lengthIndex = symbol - 257
            guard lengthIndex < lengthStarts.count else { throw .malformed }
            let length = try lengthStarts[lengthIndex] + reader.bits(lengthBits[lengthIndex])
            let distanceIndex = try codes.distances.symbol(&reader)
            guard distanceIndex < distanceStarts.count else { throw .malformed }
            let distance =
                try distanceStarts[distanceIndex] + reader.bits(distanceBits[distanceIndex])
            guard distance <= output.count - start else { throw .malformed }
            guard output.count + length <= limit else { throw .tooLarge }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private static func fixedCodes() throws(GzipError) -> Codes {
        var lengths = [UInt8](repeating: 8, count: 288)
        for index in 144..<256 { lengths[index] = 9 }
        for index in 256..<280 { lengths[index] = 7 }
        let distances = [UInt8](repeating: 5, count: 32)
        return (try HuffmanCode(lengths: lengths[...]), try HuffmanCode(lengths: distances[...]))
    }

    private static func readCodes(_ reader: inout DeflateReader) throws(GzipError) -> Codes {
        let literals = try reader.bits(5) + 257
        let distances = try reader.bits(5) + 1
        let given = try reader.bits(4) + 4
        guard literals <= 286, distances <= 30 else { throw .malformed }
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<given { lengths[orderOfLengths[index]] = UInt8(try reader.bits(3)) }
        let code = try HuffmanCode(lengths: lengths[...])
        lengths = []
        while lengths.count < literals + distances {
            let symbol = try code.symbol(&reader)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw .malformed }
                lengths += [UInt8](repeating: last, count: try reader.bits(2) + 3)
            case 17: lengths += [UInt8](repeating: 0, count: try reader.bits(3) + 3)
            case 18: lengths += [UInt8](repeating: 0, count: try reader.bits(7) + 11)
            default: lengths.append(UInt8(symbol))
            }
        }
        // The word that ends a block must be there.
        guard lengths.count == literals + distances, lengths[256] != 0 else { throw .malformed }
        let literalCode = try HuffmanCode(lengths: lengths[..<literals])
        return (literalCode, try HuffmanCode(lengths: lengths[literals...]))
    }
}
