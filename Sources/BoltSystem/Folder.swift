import CSystem

/// Folders: what is in them, making them, removing entries.
package enum Folder {
    /// The names in a folder without `.` and `..`, in byte order.
    package static func entries(_ path: String) throws(SystemError) -> [String] {
        try SystemCall.checkText(path, "read folder")
        var code: Int32 = 0
        guard let folder = csystem_folder_open(path, &code) else {
            throw SystemError(code: code, operation: "read folder")
        }
        defer { csystem_folder_close(folder) }
        var names: [String] = []
        while let name = csystem_folder_next(folder) {
            let text = String(cString: name)
            if text != "." && text != ".." { names.append(text) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Makes one folder; its parent must exist.
    package static func create(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
        try SystemCall.checkText(path, "create folder")
        try SystemCall.check(csystem_make_folder(path, mode), "create folder")
    }

    /// Removes an empty folder.
    package static func remove(_ path: String) throws(SystemError) {
        try SystemCall.checkText(path, "remove folder")
        try SystemCall.check(csystem_remove_folder(path), "remove folder")
    }

    /// Removes a file.
    package static func removeFile(_ path: String) throws(SystemError) {
        try SystemCall.checkText(path, "remove")
        try SystemCall.check(csystem_remove_file(path), "remove")
    }

    /// Moves a file within one disk, over an older one.
    package static func moveFile(_ path: String, to target: String) throws(SystemError) {
        try SystemCall.checkText(path, "rename")
        try SystemCall.checkText(target, "rename")
        try SystemCall.check(csystem_rename(path, target), "rename")
    }
}
