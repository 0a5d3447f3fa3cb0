/// Reads bits, the lowest of each byte first.
struct DeflateReader {
    private let bytes: [UInt8]
    private var index = 0
    private var held: UInt32 = 0
    private var heldCount = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether every byte has been read.
    var isAtEnd: Bool { index == bytes.count && heldCount == 0 }

    /// The next bits as a number; at most 16.
    mutating func bits(_ count: Int) throws(GzipError) -> Int {
        while heldCount < count {
            guard index < bytes.count else { throw .malformed }
            held |= UInt32(bytes[index]) << UInt32(heldCount)
            heldCount += 8
            index += 1
        }
        let value = held & ((1 << UInt32(count)) - 1)
        held >>= UInt32(count)
        heldCount -= count
        return Int(value)
    }

    /// Drops what is left of a byte that has been begun.
    mutating func skipToByte() {
        held >>= UInt32(heldCount % 8)
        heldCount -= heldCount % 8
    }
}
