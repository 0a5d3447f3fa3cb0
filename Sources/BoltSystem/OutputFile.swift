import CSystem

/// A file, pipe or terminal that is written to, without a buffer of its own.
package final class OutputFile: Sendable {
    private let file: FileDescriptor

    private init(_ file: FileDescriptor) {
        self.file = file
    }

    /// Takes over an open descriptor and closes it in the end.
    package convenience init(owning descriptor: Int32) {
        self.init(FileDescriptor(descriptor))
    }

    /// Creates a file that must not exist yet, with the permissions `mode` less the user's mask.
    package static func create(_ path: String, mode: UInt32) throws(SystemError) -> OutputFile {
        try SystemCall.checkText(path, "create")
        let descriptor = try SystemCall.check(csystem_open_new(path, mode), "create")
        return OutputFile(FileDescriptor(descriptor))
    }

    /// The program's standard output; closing it does nothing.
    package static var standardOutput: OutputFile {
        OutputFile(FileDescriptor(1, isBorrowed: true))
    }

    /// The program's standard error; closing it does nothing.
    package static var standardError: OutputFile {
        OutputFile(FileDescriptor(2, isBorrowed: true))
    }

    /// The system's number, for waits and questions about the terminal.
    package var descriptor: Int32 { file.number }

    /// Writes all bytes, however many calls that takes.
    ///
    /// - Throws: An error that is a broken pipe where the reader went away; that needs
    ///   ``Process/ignoreBrokenPipe()``, or the signal ends the program first.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        let result = csystem_write_all(file.number, bytes.baseAddress, bytes.count)
        try SystemCall.check(result, "write")
    }

    /// Writes all bytes of an array.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        let result = bytes.withUnsafeBytes { buffer in
            csystem_write_all(file.number, buffer.baseAddress, buffer.count)
        }
        try SystemCall.check(result, "write")
    }

    /// Writes a text as UTF-8.
    package func write(_ text: String) throws(SystemError) {
        try write(Array(text.utf8))
    }

    /// Waits until what was written is on the disk.
    package func synchronize() throws(SystemError) {
        try SystemCall.check(csystem_synchronize(file.number), "synchronize")
    }

    /// Closes the file; an error here can mean that written bytes were lost.
    package func close() throws(SystemError) {
        try file.close()
    }
}
