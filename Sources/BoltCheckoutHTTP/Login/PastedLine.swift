import BoltSystem

/// Collects a line that somebody pastes into the terminal, part by part.
final class PastedLine {
    /// What has been read.
    enum Line: Equatable {
        /// A line, without spaces at its ends.
        case text(String)
        /// The input has ended.
        case end
    }

    private static let limit = 64 * 1024

    private let file: InputFile
    private var bytes: [UInt8] = []

    init(_ file: InputFile) {
        self.file = file
    }

    /// Reads what is there.
    ///
    /// - Returns: nil where the line is not complete yet.
    func read() -> Line? {
        var part = [UInt8](repeating: 0, count: 4096)
        let count = part.withUnsafeMutableBytes { (try? file.read(into: $0)) ?? 0 }
        if count == 0 { return .end }
        bytes += part[..<count]
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            if bytes.count > Self.limit { bytes.removeAll() }
            return nil
        }
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeSubrange(...end)
        let words = line.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : .text(String(words[0]))
    }
}
