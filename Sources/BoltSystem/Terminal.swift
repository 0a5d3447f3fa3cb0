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
