/// Puts the chunks of a body together as they arrive.
struct ChunkReader {
    private enum State {
        case size
        case data(left: Int)
        case dataEnd
        case trailer(bytes: Int)
    }

    // The length of a chunk with its extensions, which mean nothing here.
    private static let longestSizeLine = 1024

    /// What has arrived of the body.
    private(set) var body: [UInt8] = []
    private var state = State.size
    private let limits: ServerLimits

    init(limits: ServerLimits) {
        self.limits = limits
    }

    /// Takes from `buffer` what belongs to the body.
    ///
    /// - Returns: Whether the body has ended; what is left in `buffer` comes after it.
    mutating func read(_ buffer: inout ByteBuffer) throws(RequestError) -> Bool {
        while true {
            switch state {
            case .size:
                guard let line = try Self.line(of: &buffer, limit: Self.longestSizeLine)
                else { return false }
                let size = try Self.size(line)
                guard size <= limits.bodyBytes - body.count else {
                    throw .bodyTooLarge(limit: limits.bodyBytes)
                }
                state = size == 0 ? .trailer(bytes: 0) : .data(left: size)
            case .data(let left):
                let part = buffer.take(atMost: left)
                if part.isEmpty { return false }
                body += part
                state = part.count == left ? .dataEnd : .data(left: left - part.count)
            case .dataEnd:
                guard try Self.line(of: &buffer, limit: 0) != nil else { return false }
                state = .size
            case .trailer(let bytes):
                guard let line = try buffer.takeLine(limit: limits.headerBytes - bytes) else {
                    return false
                }
                if line.isEmpty { return true }
                state = .trailer(bytes: bytes + line.count + 2)
            }
        }
    }

    /// A line that is part of the chunks' own grammar; a longer one is no line of theirs.
    private static func line(
        of buffer: inout ByteBuffer,
        limit: Int
    ) throws(RequestError) -> [UInt8]? {
        do throws(RequestError) {
            return try buffer.takeLine(limit: limit)
        } catch {
            throw .malformed("a chunk of another length than it says")
        }
    }

    private static func size(_ line: [UInt8]) throws(RequestError) -> Int {
        let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 && $0 != 0x09 }
        // Fifteen digits always fit; a longer size is larger than any limit.
        guard !digits.isEmpty, digits.count <= 15, digits.allSatisfy(isHexDigit) else {
            throw .malformed("no size of a chunk")
        }
        guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw .malformed("no size of a chunk")
        }
        return size
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
