import BoltSystem
import TestSupport
import Testing

struct ChildProcessTests {
    private static let limit: Int64 = 30_000

    private func shell(
        _ script: String,
        environment: [String: String] = ["PATH": "/usr/bin:/bin"],
        folder: String? = nil
    ) -> ChildCommand {
        ChildCommand("sh", ["-c", script], environment: environment, folder: folder)
    }

    private func run(_ command: ChildCommand, input: [UInt8] = []) throws -> ChildResult {
        try ChildProcess.run(command, input: input, until: .after(milliseconds: Self.limit))
    }

    @Test func `keeps the streams and the code apart`() throws {
        let result = try run(shell("echo out; echo err >&2; exit 7"))
        #expect(result.stdout == Array("out\n".utf8))
        #expect(result.stderr == Array("err\n".utf8))
        #expect(result.ending == .exited(7))
    }

    @Test func `a program that was let go leaves nothing behind`() throws {
        let child = try ChildProcess.start(shell("exit 3"))
        child.release()
        // A signal reaches a child that has ended and was not waited for, and no other.
        let deadline = Deadline.after(milliseconds: Self.limit)
        var isThere = true
        while isThere, !deadline.isOver {
            isThere = (try? BoltSystem.Process.send(.terminate, to: child.identifier)) != nil
        }
        #expect(!isThere)
    }

    @Test func `moves more than a pipe holds in every direction at once`() throws {
        let input = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
        let result = try run(shell("tee /dev/stderr"), input: input)
        #expect(result.stdout == input)
        #expect(result.stderr == input)
    }

    @Test func `a child that does not read its input is no error`() throws {
        let input = [UInt8](repeating: 0, count: 1_000_000)
        Process.ignoreBrokenPipe()
        #expect(try run(shell("exec <&-; echo done"), input: input).ending == .exited(0))
    }

    @Test func `gives the environment that was named and nothing else`() throws {
        let command = ChildCommand("/usr/bin/env", environment: ["A": "1 2", "B": "ü"])
        #expect(try run(command).stdout == Array("A=1 2\nB=ü\n".utf8))
    }

    @Test func `passes arguments as they are`() throws {
        let command = ChildCommand("/usr/bin/printf", ["[%s]", "", "a b", "-x", "$HOME", "\n"])
        #expect(try run(command).stdout == Array("[][a b][-x][$HOME][\n]".utf8))
    }

    @Test func `runs in the folder named`() throws {
        let folder = try TemporaryFolder()
        try folder.write("here", to: "file")
        #expect(try run(shell("cat file", folder: folder.path)).stdout == Array("here".utf8))
    }

    @Test func `says which signal ended it`() throws {
        let result = try run(shell("kill -INT $$"))
        #expect(result.ending == .signaled(2))
        #expect(result.ending.shellCode == 130)
    }

    @Test func `starts children with signals that work`() throws {
        Process.ignoreBrokenPipe()
        let result = try run(shell("sh -c 'kill -PIPE $$; exit 3'; echo $?"))
        #expect(result.stdout == Array("141\n".utf8))
    }

    @Test func `kills what takes too long`() throws {
        let error = #expect(throws: SystemError.self) {
            try ChildProcess.run(shell("exec sleep 60"), until: .after(milliseconds: 50))
        }
        #expect(error?.isTimeout == true)
    }

    @Test func `names a program that is not there`() {
        let error = #expect(throws: SystemError.self) {
            try run(ChildCommand("no-such-program", environment: ["PATH": "/usr/bin"]))
        }
        #expect(error?.isMissing == true)
    }

    @Test func `talks to a running child line by line`() throws {
        let child = try ChildProcess.start(shell("echo ready >&2; read a; echo got $a; exec cat"))
        let deadline = Deadline.after(milliseconds: Self.limit)
        #expect(try child.readErrorLine(until: deadline) == "ready")
        try child.write(Array("x\n".utf8))
        #expect(try child.readOutputLine(until: deadline) == "got x")
        try child.send(.terminate)
        #expect(try child.finish(until: deadline).ending == .signaled(15))
    }

    @Test(arguments: [
        ("sh", "/nowhere:/bin", "/bin/sh"),
        ("/bin/sh", "", "/bin/sh"),
        ("sh", "/nowhere", nil),
        ("", "/bin", nil),
        ("/bin", "/bin", nil),
    ])
    func `finds programs as a shell does`(name: String, path: String, found: String?) {
        #expect(ExecutableLookup.find(name, path: path) == found)
    }
}
