/// Bytes that have arrived and not been used yet.
struct ByteBuffer {
    private var bytes: [UInt8] = []
    private var start = 0
    // Where the search for a line's end goes on, so that a line in many pieces is searched once.
    private var searched = 0

    /// How many bytes wait.
    var count: Int { bytes.count - start }

    /// Adds what has arrived.
    mutating func append(_ part: some Sequence<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            searched = max(0, searched - start)
            start = 0
        }
        bytes.append(contentsOf: part)
    }

    /// Takes bytes off the front.
    mutating func take(atMost limit: Int) -> ArraySlice<UInt8> {
        let end = start + min(limit, count)
        defer {
            start = end
            searched = end
        }
        return bytes[start..<end]
    }

    /// Takes a line off the front, without its CR LF.
    ///
    /// - Parameter limit: The most bytes of the line.
    /// - Returns: nil where its end has not arrived.
    /// - Throws: An error where the line is longer, or ends in a bare LF.
    mutating func takeLine(limit: Int) throws(RequestError) -> [UInt8]? {
        let from = max(searched, start)
        guard let end = bytes[from...].firstIndex(of: 0x0A) else {
            searched = bytes.count
            guard count <= limit + 1 else { throw .headersTooLarge }
            return nil
        }
        guard end > start, bytes[end - 1] == 0x0D else { throw .malformed("a bare line feed") }
        guard end - 1 - start <= limit else { throw .headersTooLarge }
        let line = Array(bytes[start..<(end - 1)])
        start = end + 1
        searched = start
        return line
    }
}
