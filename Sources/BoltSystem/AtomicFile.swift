import CSystem

/// A file that appears complete or not at all: written beside its place, then moved there.
///
/// An instance takes bytes in parts; without ``commit()`` nothing is left behind.
package final class AtomicFile {
    private let path: String
    private let temporaryPath: String
    private let file: OutputFile
    private var isDone = false

    /// Starts a file that will appear at `path`, with the permissions `mode` less the user's mask.
    package init(path: String, mode: UInt32 = 0o600) throws(SystemError) {
        try SystemCall.checkText(path, "create")
        if let status = try? FileStatus.of(path: path), status.kind == .folder {
            throw SystemError(code: csystem_code_is_folder(), operation: "create")
        }
        let parts = FilePath(path)
        let suffix = try SecureRandom.bytes(8).map { byte in String(byte, radix: 16) }
        temporaryPath = parts.sibling(".\(parts.name).\(suffix.joined()).tmp")
        file = try OutputFile.create(temporaryPath, mode: mode)
        self.path = path
    }

    deinit { discard() }

    /// Adds bytes at the end.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try file.write(bytes)
    }

    /// Adds the bytes of an array at the end.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        try file.write(bytes)
    }

    /// Brings the bytes to the disk and the file to its place, over an older one.
    package func commit() throws(SystemError) {
        try file.synchronize()
        try file.close()
        try SystemCall.check(csystem_rename(temporaryPath, path), "rename")
        isDone = true
        // The file is in place; a folder that can't be synchronized does not undo that.
        _ = csystem_synchronize_folder(FilePath(path).folder)
    }

    /// Removes what was written so far; does nothing after ``commit()``.
    package func discard() {
        guard !isDone else { return }
        isDone = true
        try? file.close()
        _ = csystem_remove_file(temporaryPath)
    }

    /// Writes a whole file, with the permissions `mode` less the user's mask.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        mode: UInt32 = 0o600
    ) throws(SystemError) {
        let file = try AtomicFile(path: path, mode: mode)
        try file.write(bytes)
        try file.commit()
    }
}
