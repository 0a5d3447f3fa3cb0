/// Cuts an input of lines into parts that can be read apart from each other.
package enum LinePart {
    /// Whether an input that begins with these bytes is one of lines: its first line is a whole
    /// record by its braces, and no page, and so the next one begins.
    package static func isInputOfLines(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard JSONEncoding.detect(bytes) == .utf8(markLength: 0),
            bytes.first == UInt8(ascii: "{"),
            let lineFeed = bytes.firstIndex(of: UInt8(ascii: "\n"))
        else { return false }
        return isCut(bytes, at: lineFeed) && !isPage(bytes[..<lineFeed])
    }

    private static func isPage(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let padded = Array(line) + [UInt8](repeating: 0, count: JSONScanner.padding)
        var keys: Set<[UInt8]> = []
        return padded.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap {
                PageHead.list($0, from: 0, to: line.count, keys: &keys)
            } != nil
        }
    }

    /// The offset after the last line feed at which the bytes can be cut, so that the next byte is
    /// there too; nil where there is none.
    ///
    /// A brace, a line feed and a brace follow each other between two documents only: inside of one
    /// there is a comma, and inside a string there is no line feed.
    package static func lastCut(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = bytes.count - 2
        while index > 0 {
            if bytes[index] == UInt8(ascii: "\n"), isCut(bytes, at: index) { return index + 1 }
            index -= 1
        }
        return nil
    }

    private static func isCut(_ bytes: UnsafeBufferPointer<UInt8>, at lineFeed: Int) -> Bool {
        guard lineFeed + 1 < bytes.count, bytes[lineFeed + 1] == UInt8(ascii: "{") else {
            return false
        }
        // Blank lines and space before the line feed belong to neither document.
        var index = lineFeed - 1
        while index >= 0, bytes[index] <= 0x20 { index -= 1 }
        return index >= 0 && bytes[index] == UInt8(ascii: "}")
    }

    /// Whether bytes are whole documents, each an object, the last one with its line feed: nothing
    /// that follows belongs to them.
    ///
    /// - Parameters:
    ///   - memory: The bytes, ``JSONScanner/padding`` zero bytes behind them.
    ///   - start: Where they begin.
    ///   - end: Where they end.
    ///   - scanner: Reads them.
    /// - Returns: True where nothing is cut.
    package static func isWhole(
        _ memory: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        _ scanner: JSONScanner
    ) -> Bool {
        guard end > start, memory[end - 1] == UInt8(ascii: "\n") else { return false }
        var index = JSONScanner.skipSpace(memory, start)
        while index < end {
            guard memory[index] == UInt8(ascii: "{"),
                let after = try? scanner.scan(memory, from: index, to: end)
            else { return false }
            index = JSONScanner.skipSpace(memory, after)
        }
        return true
    }

    /// Reads a value of a part once more, for the rare case that something is to be said of it.
    ///
    /// - Parameters:
    ///   - part: The bytes, ``JSONScanner/padding`` zero bytes behind them.
    ///   - offset: Where the value begins.
    ///   - scanner: Reads it.
    ///   - body: Gets the value, which is valid inside only.
    /// - Returns: What `body` returns; nil where there is no value.
    package static func withValue<Result>(
        in part: UnsafeBufferPointer<UInt8>,
        at offset: Int,
        _ scanner: JSONScanner,
        _ body: (JSONValue) -> Result
    ) -> Result? {
        guard let base = part.baseAddress, offset >= 0, offset < part.count,
            (try? scanner.scan(base, from: offset, to: part.count)) != nil
        else { return nil }
        return body(JSONValue(base, UnsafePointer(scanner.entries), 0))
    }

    /// The number of line feeds in a part.
    package static func lineFeedCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        LineFeeds.count(in: bytes)
    }
}
