import BoltSystem

/// Fixtures from the file system.
package final class SystemFixtureFiles: FixtureFiles {
    /// The most bytes a fixture may have.
    private static let limit = 16_777_216

    /// Creates the access to the file system.
    package init() {}

    package func isFolder(_ path: String) -> Bool {
        (try? FileStatus.of(path: path))?.kind == .folder
    }

    package func names(in folder: String) throws(FixtureError) -> [String] {
        do throws(SystemError) {
            return try Folder.entries(folder)
        } catch {
            throw .unreadable(path: folder, reason: error.description)
        }
    }

    package func bytes(of path: String) throws(FixtureError) -> [UInt8] {
        do throws(SystemError) {
            return try InputFile.open(path).readAll(limit: Self.limit)
        } catch {
            throw .unreadable(path: path, reason: error.description)
        }
    }
}
