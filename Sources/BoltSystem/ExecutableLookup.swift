import CSystem

/// Finds programs as a shell does.
package enum ExecutableLookup {
    /// The path of a program.
    ///
    /// - Parameters:
    ///   - name: A path with a slash, which is only checked, or a name.
    ///   - path: The folders to look in, separated by colons.
    /// - Returns: nil where there is no such program.
    package static func find(_ name: String, path: String?) -> String? {
        guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
        if name.contains("/") { return csystem_is_executable(name) == 1 ? name : nil }
        let folders = (path ?? "/usr/bin:/bin").split(
            separator: ":",
            omittingEmptySubsequences: false
        )
        for folder in folders {
            let candidate = folder.isEmpty ? "./\(name)" : "\(folder)/\(name)"
            if csystem_is_executable(candidate) == 1 { return candidate }
        }
        return nil
    }
}
