import BoltSystem
import TestSupport

/// Programs that are not part of this project, for an opinion of their own.
enum Peer {
    private static let path = EnvironmentVariables.current()["PATH"]

    /// Whether Python is here, with a module.
    static func hasPython(module: String = "json") -> Bool {
        let result = try? ChildProcess.run(
            python(["-c", "import \(module)"]),
            until: .after(milliseconds: 30_000)
        )
        return result?.ending == .exited(0)
    }

    /// Whether there is a browser to drive.
    static var hasBrowser: Bool {
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return hasPython() && names.contains { ExecutableLookup.find($0, path: path) != nil }
    }

    /// A script of `Tests/Peers`.
    static func script(_ name: String, _ arguments: [String] = []) -> ChildCommand {
        python(["\(PackageFolder.root)/Tests/Peers/\(name)"] + arguments)
    }

    private static func python(_ arguments: [String]) -> ChildCommand {
        var environment = EnvironmentVariables.current()
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        return ChildCommand("python3", arguments, environment: environment)
    }
}
