/// A place in text: line and column from 1, the column in bytes.
package struct TextPosition: Equatable, Sendable {
    package let line: Int
    package let column: Int

    /// Finds the line and column of a byte.
    ///
    /// - Parameters:
    ///   - offset: The byte; one past the last byte is allowed.
    ///   - bytes: The text.
    ///   - firstLine: The number of the line that `bytes` begin with.
    package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, firstLine: Int = 1) {
        var line = firstLine
        var lineStart = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        self.line = line
        column = offset - lineStart + 1
    }
}

extension TextPosition {
    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
