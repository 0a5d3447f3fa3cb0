/// The files fixtures come from.
package protocol FixtureFiles: AnyObject {
    /// Whether a folder stands at a path.
    func isFolder(_ path: String) -> Bool

    /// The names in a folder.
    func names(in folder: String) throws(FixtureError) -> [String]

    /// The bytes of a file.
    func bytes(of path: String) throws(FixtureError) -> [UInt8]
}
