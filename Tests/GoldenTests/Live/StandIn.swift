import BoltSystem
import TestSupport

/// `bolt-cli mock` in a process of its own, and what a live command needs to reach it.
final class StandIn {
    /// Where it listens, without a slash at the end.
    let url: String
    private let child: ChildProcess

    /// Starts it on a free port and waits until it is ready.
    init(_ options: [String] = []) throws {
        child = try ChildProcess.start(
            ChildCommand(
                "\(PackageFolder.products)/bolt-cli",
                ["mock", "--port", "0", "--quiet"] + options,
                environment: ["PATH": "/usr/bin:/bin"],
                folder: PackageFolder.root
            )
        )
        let line = try child.readOutputLine(until: .after(milliseconds: 20_000)) ?? ""
        url = String(line.split(separator: " ").last ?? "")
    }

    /// A live command against it.
    func command(_ arguments: [String]) -> ChildCommand {
        ChildCommand(
            "\(PackageFolder.products)/bolt-cli",
            arguments + ["--base-url", url],
            environment: [
                "PATH": "/usr/bin:/bin",
                "BOLT_API_KEY": "mock-api-key",
                "BOLT_PUBLISHABLE_KEY": "mockmerchant.mockdivision.mockpublishablekey",
            ],
            folder: PackageFolder.root
        )
    }
}
