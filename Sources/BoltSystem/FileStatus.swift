import CSystem

/// What the system knows about a file without reading it.
package struct FileStatus: Equatable, Sendable {
    /// What stands behind a path, links followed.
    package enum Kind: Equatable, Sendable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A pipe, a terminal, a socket, a device.
        case other
    }

    /// What it is.
    package let kind: Kind

    /// The length in bytes; means nothing for kinds other than files.
    package let size: Int64

    /// When the content last changed, in milliseconds since 1970.
    package let modifiedMilliseconds: Int64

    /// The permission bits.
    package let mode: UInt32

    /// The device and the number on it: equal for two names of one file.
    package let identity: [UInt64]

    private init(_ status: csystem_status) {
        switch Int(status.kind) {
        case CSYSTEM_KIND_FILE: kind = .file
        case CSYSTEM_KIND_FOLDER: kind = .folder
        default: kind = .other
        }
        size = status.size
        modifiedMilliseconds = status.modified_milliseconds
        mode = status.mode
        identity = [status.device, status.inode]
    }

    /// The status of a path, links followed.
    package static func of(path: String) throws(SystemError) -> FileStatus {
        try SystemCall.checkText(path, "status")
        var status = csystem_status()
        try SystemCall.check(csystem_status_of_path(path, &status), "status")
        return FileStatus(status)
    }

    /// The status of an open descriptor.
    package static func of(descriptor: Int32) throws(SystemError) -> FileStatus {
        var status = csystem_status()
        try SystemCall.check(csystem_status_of_descriptor(descriptor, &status), "status")
        return FileStatus(status)
    }
}
