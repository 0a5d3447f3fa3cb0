/// A path taken apart at its last slash.
package struct FilePath: Equatable, Sendable {
    /// The folder, `"."` where the path names none.
    package let folder: String

    /// What stands after the last slash.
    package let name: String

    private let prefix: String

    /// Takes a path apart.
    package init(_ path: String) {
        guard let slash = path.lastIndex(of: "/") else {
            folder = "."
            prefix = ""
            name = path
            return
        }
        prefix = String(path[...slash])
        folder = slash == path.startIndex ? "/" : String(path[..<slash])
        name = String(path[path.index(after: slash)...])
    }

    /// The path of another entry of the same folder.
    package func sibling(_ name: String) -> String {
        prefix + name
    }
}
