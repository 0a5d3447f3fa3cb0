import Foundation

/// Where the package and what was built of it lie.
package enum PackageFolder {
    /// The folder that holds `Package.swift`.
    package static let root: String = {
        var url: URL = URL(filePath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url.path(percentEncoded: false).trimmingSuffix("/")
    }()

    /// The folder that holds the built executables: the one beside the running test bundle.
    ///
    /// On Linux the bundle is the test process itself, on macOS an argument of its runner; both
    /// ways a component of some argument ends in `.xctest`.
    package static let products: String = {
        for argument in CommandLine.arguments {
            let components: [Substring] = argument.split(
                separator: "/",
                omittingEmptySubsequences: false
            )
            guard let bundle = components.firstIndex(where: { $0.hasSuffix(".xctest") }) else {
                continue
            }
            let folder: String = components[..<bundle].joined(separator: "/")
            return URL(filePath: folder).path(percentEncoded: false).trimmingSuffix("/")
        }
        return Bundle.main.bundlePath
    }()
}

extension String {
    /// The text without `suffix`, where it ends in it.
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
