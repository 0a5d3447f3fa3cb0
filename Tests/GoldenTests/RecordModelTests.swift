import BoltSystem
import TestSupport
import Testing

/// Counts, sums, rows and matches as `Tests/Peers/records.py` works them out, whatever the files look
/// like and however many there are.
struct RecordModelTests {
    @Test(arguments: [1, 2, 3])
    func `random records are counted, summed and matched as a program of its own does`(
        seed: Int
    ) throws {
        guard Peer.hasPython() else { try Test.cancel("python3 is not installed") }
        let folder = try TemporaryFolder()
        var command = Peer.script(
            "records.py",
            ["\(PackageFolder.products)/bolt-cli", String(seed), "8"]
        )
        command.folder = folder.path
        let result = try ChildProcess.run(command, until: .after(milliseconds: 300_000))
        #expect(String(decoding: result.stdout + result.stderr, as: UTF8.self) == "")
        #expect(result.ending == .exited(0))
    }
}
