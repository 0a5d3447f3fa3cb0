import CSystem

/// A terminal, and what can be asked of one.
package final class Terminal {
    private let file: FileDescriptor

    private init(_ file: FileDescriptor) {
        self.file = file
    }

    /// Opens a terminal, as it is the one that the program runs in, whatever its streams are.
    package static func open(_ path: String = "/dev/tty") throws(SystemError) -> Terminal {
        let descriptor = try SystemCall.check(csystem_open_terminal(path), "open the terminal")
        return Terminal(FileDescriptor(descriptor))
    }

    /// A terminal over a descriptor of somebody else.
    package convenience init(borrowing descriptor: Int32) {
        self.init(FileDescriptor(descriptor, isBorrowed: true))
    }

    /// The system's number.
    package var descriptor: Int32 { file.number }

    /// Writes a text, all of it.
    package func write(_ text: String) throws(SystemError) {
        let bytes = Array(text.utf8)
        let result = bytes.withUnsafeBytes { buffer in
            csystem_write_all(file.number, buffer.baseAddress, buffer.count)
        }
        try SystemCall.check(result, "write")
    }

    /// Waits for a byte that is typed.
    ///
    /// - Returns: The byte, nil at the end of input.
    /// - Throws: An error that is cancelled where a signal arrived, a timeout where time ran out.
    package func read(
        until deadline: Deadline,
        signals: SignalPipe?
    ) throws(SystemError) -> UInt8? {
        while true {
            try Poll.wait(for: .read, on: descriptor, until: deadline, signals: signals)
            switch try take() {
            case .byte(let byte): return byte
            case .end: return nil
            case .nothing: continue
            }
        }
    }

    /// What a terminal has for a reader that does not wait.
    package enum Typed: Equatable, Sendable {
        /// A byte that was typed.
        case byte(UInt8)
        /// The end of input.
        case end
        /// Nothing, for now.
        case nothing
    }

    /// Takes a byte that was typed, without waiting.
    ///
    /// There may be nothing right after a wait that saw a byte: Ctrl-C throws away what was typed. A
    /// reader that waited here would miss the signal.
    package func take() throws(SystemError) -> Typed {
        var byte: UInt8 = 0
        let count = csystem_read_once(descriptor, &byte, 1)
        if count == -Int(csystem_code_busy()) { return .nothing }
        return try SystemCall.check(count, "read") == 0 ? .end : .byte(byte)
    }

    /// Whether a descriptor is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool {
        csystem_is_terminal(descriptor) == 1
    }

    /// The width of a terminal in columns, nil where there is none or it is not known.
    package static func columns(_ descriptor: Int32) -> Int? {
        let columns = csystem_columns(descriptor)
        return columns > 0 ? Int(columns) : nil
    }

    /// Whether a terminal shows what is typed, nil where there is no terminal.
    package static func echoes(_ descriptor: Int32) -> Bool? {
        let echoes = csystem_echoes(descriptor)
        return echoes < 0 ? nil : echoes == 1
    }
}
