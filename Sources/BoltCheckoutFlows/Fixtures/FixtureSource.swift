/// Where a fixture comes from, as `--fixture` names it.
package enum FixtureSource: Equatable, Sendable {
    /// A file, or for checkout and authorize a folder of fixtures.
    case path(String)
    /// Bytes that were read already, from standard input; their status is 200.
    case bytes([UInt8])
}

/// A recorded reply.
package struct Fixture: Equatable, Sendable {
    /// The file, or nil for standard input.
    package let path: String?
    /// The status of the reply.
    package let status: Int
    /// Whether it stands for a shopper who closed the page.
    package let isDismissal: Bool
    /// The body, byte for byte.
    package let body: [UInt8]
}

extension FixtureSource {
    /// Finds and reads the fixture.
    ///
    /// - Parameters:
    ///   - flow: The name of the flow's subfolder and the token that names the file in it; nil where
    ///     the source must be a file.
    ///   - files: Where files are read.
    /// - Returns: The recorded reply.
    /// - Throws: ``FixtureError`` where there is none, or more than one.
    package func fixture(
        for flow: (folder: String, token: String)?,
        in files: any FixtureFiles
    ) throws(FixtureError) -> Fixture {
        switch self {
        case .bytes(let body):
            return Fixture(path: nil, status: 200, isDismissal: false, body: body)
        case .path(let path):
            guard files.isFolder(path) else { return try Self.read(path, files) }
            guard let flow else { throw .folder(path: path) }
            let separator = path.hasSuffix("/") ? "" : "/"
            let folder = "\(path)\(separator)\(flow.folder)"
            let name = try Self.name(of: flow.token, in: folder, files)
            return try Self.read("\(folder)/\(name)", files)
        }
    }

    private static func read(
        _ path: String,
        _ files: any FixtureFiles
    ) throws(FixtureError) -> Fixture {
        let name = FixtureName(path)
        return Fixture(
            path: path,
            status: name.status,
            isDismissal: name.isDismissal,
            body: try files.bytes(of: path)
        )
    }

    private static func name(
        of token: String,
        in folder: String,
        _ files: any FixtureFiles
    ) throws(FixtureError) -> String {
        guard FixtureName.names(of: token, among: []) != nil else { throw .unsafeToken }
        let entries = try files.names(in: folder)
        let names = FixtureName.names(of: token, among: entries) ?? []
        guard let name = names.first else { throw .none(folder: folder, token: token) }
        guard names.count == 1 else { throw .several(folder: folder, names: names.sorted()) }
        return name
    }
}
