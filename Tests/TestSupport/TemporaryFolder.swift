package import BoltSystem

/// A folder of a test's own, removed with everything in it when the object goes away.
package final class TemporaryFolder {
    /// The folder's absolute path.
    package let path: String

    /// Makes a folder under `TMPDIR`.
    package init() throws(SystemError) {
        let base = EnvironmentVariables.current()["TMPDIR"] ?? "/tmp"
        let suffix = try SecureRandom.bytes(8).map { byte in String(byte, radix: 16) }
        path = "\(base)/bolt-cli-tests-\(suffix.joined(separator: "-"))"
        try Folder.create(path)
    }

    deinit { Self.remove(path) }

    /// The path of an entry.
    package func path(of name: String) -> String {
        "\(path)/\(name)"
    }

    /// Makes a folder in this one and returns its path.
    package func folder(named name: String) throws(SystemError) -> String {
        try Folder.create(path(of: name))
        return path(of: name)
    }

    /// Writes a file and returns its path.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) throws(SystemError) -> String {
        try AtomicFile.write(bytes, to: path(of: name))
        return path(of: name)
    }

    /// Writes a text file and returns its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws(SystemError) -> String {
        try write(Array(text.utf8), to: name)
    }

    /// Reads a file.
    package func read(_ name: String) throws(SystemError) -> [UInt8] {
        let file = try InputFile.open(path(of: name))
        return try file.readAll(limit: 1 << 30)
    }

    private static func remove(_ path: String) {
        for name in (try? Folder.entries(path)) ?? [] {
            let entry = "\(path)/\(name)"
            if (try? Folder.removeFile(entry)) == nil { remove(entry) }
        }
        try? Folder.remove(path)
    }
}
