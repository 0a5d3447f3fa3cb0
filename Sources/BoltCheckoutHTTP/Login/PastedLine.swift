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

    private let terminal: Terminal
    private var bytes: [UInt8] = []

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Reads what is there, up to the end of a line.
    ///
    /// - Returns: nil where the line is not complete yet.
    func read() -> Line? {
        while true {
            switch (try? terminal.take()) ?? .end {
            case .nothing: return nil
            case .end: return line() ?? .end
            case .byte(UInt8(ascii: "\n")):
                if let line = line() { return line }
            case .byte(let byte):
                if bytes.count == Self.limit { bytes.removeAll() }
                bytes.append(byte)
            }
        }
    }

    /// Takes the line out; nil where nothing stands in it.
    private func line() -> Line? {
        let text = String(decoding: bytes, as: UTF8.self)
        bytes.removeAll()
        return text.split(whereSeparator: \.isWhitespace).first.map { .text(String($0)) }
    }
}
