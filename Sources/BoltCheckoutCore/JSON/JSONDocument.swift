/// One JSON document: its bytes and the table of where its values lie.
package final class JSONDocument: Sendable {
    // Neither bytes nor table change after `init`, so that threads can share what points to them.
    nonisolated(unsafe) private let text: UnsafeMutableBufferPointer<UInt8>
    nonisolated(unsafe) private let scanner: JSONScanner
    /// The number of bytes of the text as UTF-8, without a byte order mark.
    package let byteCount: Int

    /// Reads exactly one document, with nothing but space around it.
    ///
    /// - Parameter bytes: UTF-8, with or without byte order mark, or UTF-16 with one.
    /// - Throws: ``JSONSyntaxError`` at the first byte that is wrong.
    package convenience init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
        try self.init(padded: bytes.withUnsafeBufferPointer(Self.paddedText))
    }

    /// Reads exactly one document from memory that is not kept.
    package convenience init(
        copying bytes: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) {
        try self.init(padded: Self.paddedText(bytes))
    }

    private init(padded: UnsafeMutableBufferPointer<UInt8>) throws(JSONSyntaxError) {
        text = padded
        byteCount = padded.count - JSONScanner.padding
        scanner = JSONScanner()
        let readable = UnsafeBufferPointer(rebasing: text[..<byteCount])
        do throws(JSONScanFailure) {
            try Self.scanWhole(scanner, readable)
        } catch {
            throw error.located(in: readable, path: scanner.path(readable, to: error))
        }
    }

    /// The text as UTF-8 in memory of its own, followed by zero bytes.
    private static func paddedText(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(JSONSyntaxError) -> UnsafeMutableBufferPointer<UInt8> {
        switch JSONEncoding.detect(bytes) {
        case .utf8(let markLength):
            return padded(UnsafeBufferPointer(rebasing: bytes[markLength...]))
        case .utf16(let littleEndian):
            let (text, badOffset) = JSONEncoding.utf8(
                fromUTF16: UnsafeBufferPointer(rebasing: bytes[2...]),
                littleEndian: littleEndian
            )
            if let badOffset { throw foreign("invalid UTF-16", offset: badOffset + 2) }
            return text.withUnsafeBufferPointer(padded)
        case .foreign(let what):
            throw foreign(what, offset: 0)
        }
    }

    private static func padded(
        _ text: UnsafeBufferPointer<UInt8>
    ) -> UnsafeMutableBufferPointer<UInt8> {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(
            capacity: text.count + JSONScanner.padding
        )
        let end = copy.update(fromContentsOf: text)
        copy[end...].update(repeating: 0)
        return copy
    }

    private static func foreign(_ what: String, offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(
            problem: .foreign(what),
            offset: offset,
            line: 1,
            column: offset + 1,
            path: "",
            found: nil
        )
    }

    private static func scanWhole(
        _ scanner: JSONScanner,
        _ text: UnsafeBufferPointer<UInt8>
    ) throws(JSONScanFailure) {
        guard let base = text.baseAddress else { return }
        guard text.count <= JSONScanner.maximumLength else {
            throw JSONScanFailure(problem: .tooLong, offset: JSONScanner.maximumLength)
        }
        guard JSONScanner.skipSpace(base, 0) < text.count else {
            throw JSONScanFailure(problem: .empty, offset: 0)
        }
        let end = JSONScanner.skipSpace(base, try scanner.scan(base, from: 0, to: text.count))
        guard end == text.count else {
            throw JSONScanFailure(problem: .expectedEnd, offset: end)
        }
    }

    deinit { text.deallocate() }

    /// Gives the top value to `body`. It must not leave the closure: it points into this document.
    package func withRoot<Result, Failure: Error>(
        _ body: (JSONValue) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(JSONValue(scanner, UnsafeBufferPointer(rebasing: text[..<byteCount])))
    }
}
