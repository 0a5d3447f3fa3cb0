package import Foundation

/// Public test data outside the project, found through the variable `BOLT_CORPORA`.
package enum Corpus {
    /// The folder of that name, nil where the variable is not set.
    package static func folder(_ name: String) -> URL? {
        guard let path = ProcessInfo.processInfo.environment["BOLT_CORPORA"], !path.isEmpty else {
            return nil
        }
        return URL(filePath: path).appending(path: name)
    }

    /// The files of a folder whose name begins with `prefix`, sorted by name.
    ///
    /// - Returns: Nothing where the variable is not set, and says so once on standard error.
    package static func files(in name: String, prefix: String) throws -> [URL] {
        guard let folder = folder(name) else {
            FileHandle.standardError.write(
                Data("skipped: BOLT_CORPORA is not set; no files of \(name)\n".utf8)
            )
            return []
        }
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(prefix) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
